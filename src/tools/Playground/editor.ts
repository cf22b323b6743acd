import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput, StreamLanguage, syntaxHighlighting} from '@codemirror/language';
import {EditorState, Prec, RangeSetBuilder} from '@codemirror/state';
import {Decoration, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {highlight, replaceAsTransaction, theme} from '../shared/codeMirror';
import {typescript} from './language';

/** A mounted editor. */
export interface Editor {
  read(): string;
  /** Replaces the text; nothing happens when it is the same already. */
  write(text: string): void;
  focus(): void;
  destroy(): void;
}

const marked = Decoration.line({class: 'cm-region'});

/** Marks the lines of a region: what the page shows of the program. */
const markRegion = ([from, to]: readonly [from: number, to: number]) =>
  EditorView.decorations.compute([], ({doc}) => {
    const builder = new RangeSetBuilder<Decoration>();
    for (let line = from; line <= Math.min(to, doc.lines); line += 1) {
      const {from: start} = doc.line(line);
      builder.add(start, start, marked);
    }
    return builder.finish();
  });

/** Completes the name of a module inside the quotes of an import. */
const completeModules =
  (modules: Readonly<Record<string, {readonly about: string}>>) =>
  (context: CompletionContext): CompletionResult | null => {
    const match = context.matchBefore(/(?:from\s*|import\s*\(?\s*)['"][^'"\n]*/);
    if (!match) return null;
    const start = match.text.search(/['"][^'"]*$/) + 1;
    return {
      from: match.from + start,
      options: Object.entries(modules).map(([label, {about}]) => ({label, detail: about})),
      validFor: /^[^'"\n]*$/,
    };
  };

/**
 * Mounts an editor for a program. It is in a shadow root, because only there CodeMirror adopts its style sheets instead of adding
 * style elements, which the policy of the site forbids. Tab leaves the editor, as it leaves every field.
 *
 * @param host an empty element
 * @param region lines to mark, counted from 1
 */
export function mountEditor(
  host: HTMLElement,
  {
    text,
    region,
    modules,
    label,
    onChange,
    onRun,
  }: {
    text: string;
    region?: readonly [from: number, to: number];
    modules: Readonly<Record<string, {readonly about: string}>>;
    label: string;
    onChange: (text: string) => void;
    onRun: () => void;
  },
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
        autocompletion({icons: false, override: [completeModules(modules)]}),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        StreamLanguage.define(typescript),
        syntaxHighlighting(highlight),
        theme,
        ...(region ? [markRegion(region)] : []),
        EditorView.lineWrapping,
        replaceAsTransaction,
        EditorView.contentAttributes.of({'aria-label': label, autocapitalize: 'off', spellcheck: 'false'}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  if (region) {
    const line = view.state.doc.line(Math.min(region[0], view.state.doc.lines));
    view.dispatch({effects: EditorView.scrollIntoView(line.from, {y: 'start', yMargin: 24})});
  }
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
