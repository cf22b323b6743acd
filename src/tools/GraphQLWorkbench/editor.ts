import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {linter} from '@codemirror/lint';
import {EditorState, Prec} from '@codemirror/state';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import {completion, graphqlLanguageSupport, stateExtensions} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import {problemsOf} from '@site/src/lib/api/workbench';
import {highlight, replaceAsTransaction, theme} from '../shared/codeMirror';

/** Sets the description of a completion below the list, or above it where there is no room, so that it never covers the list. */
const besideList: NonNullable<Parameters<typeof autocompletion>[0]>['positionInfo'] = (_, list, __, info, space) => {
  const height = list.bottom - list.top;
  const isAbove = list.bottom + (info.bottom - info.top) > space.bottom;
  return {
    style: `${isAbove ? 'bottom' : 'top'}: ${height}px; left: -1px; max-width: ${Math.max(240, list.right - list.left)}px`,
  };
};

/** A mounted editor. */
export interface Editor {
  read(): string;
  /** Replaces the text; nothing happens when it is the same already. */
  write(text: string): void;
  focus(): void;
  destroy(): void;
}

/**
 * Mounts an editor with highlighting, completion and validation of GraphQL. It stands in a shadow root, because only there
 * CodeMirror adopts its style sheets instead of adding style elements, which the policy of the site forbids. Tab leaves the
 * editor, as it leaves every field.
 *
 * @param host an empty element; a host that has been used before is used again
 * @param label accessible name of the editor
 */
export function mountEditor(
  host: HTMLElement,
  {
    text,
    schema,
    label,
    onChange,
    onRun,
  }: {text: string; schema: GraphQLSchema; label: string; onChange: (text: string) => void; onRun: () => void},
): Editor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of([{key: 'Mod-Enter', run: () => (onRun(), true)}])),
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({icons: false, positionInfo: besideList}),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        graphqlLanguageSupport(),
        completion,
        ...stateExtensions(schema),
        linter(
          ({state}) =>
            problemsOf(schema, state.doc.toString()).map(({from, to, message}) => ({
              from,
              to,
              message,
              severity: 'error' as const,
            })),
          {delay: 300},
        ),
        syntaxHighlighting(highlight),
        theme,
        EditorView.lineWrapping,
        replaceAsTransaction,
        EditorView.contentAttributes.of({'aria-label': label, autocapitalize: 'off', spellcheck: 'false'}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    read: () => view.state.doc.toString(),
    write(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: next}});
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
