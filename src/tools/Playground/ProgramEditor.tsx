import type {ComponentProps, ReactNode} from 'react';
import {autocompletion, type CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import {CodeEditor} from '../shared/CodeEditor';
import {programLanguage} from './language';
import {playgroundManifest} from './session';
import styles from './styles.module.css';

const marked = Decoration.line({class: 'cm-region'});

/** Marks the lines of a region: what the page shows of the program. They stay with their text. */
const markRegion = ([from, to]: readonly [from: number, to: number]) =>
  StateField.define<DecorationSet>({
    create: ({doc}) =>
      Decoration.set(
        Array.from({length: Math.min(to, doc.lines) - from + 1}, (_, at) => marked.range(doc.line(from + at).from)),
      ),
    update: (marks, {changes}) => marks.map(changes),
    provide: (field) => EditorView.decorations.from(field),
  });

/** Completes the name of a module inside the quotes of an import. */
function completeModules(context: CompletionContext): CompletionResult | null {
  const match = context.matchBefore(/(?:from\s*|import\s*\(?\s*)['"][^'"\n]*/);
  if (!match) return null;
  const start = match.text.search(/['"][^'"]*$/) + 1;
  return {
    from: match.from + start,
    options: Object.entries(playgroundManifest.modules).map(([label, {about}]) => ({label, detail: about})),
    validFor: /^[^'"\n]*$/,
  };
}

interface ProgramEditorProps extends Omit<ComponentProps<typeof CodeEditor>, 'className' | 'language' | 'firstLine'> {
  /** Lines to mark, counted from 1. */
  readonly region: readonly [from: number, to: number] | undefined;
}

const language = [programLanguage, autocompletion({icons: false, override: [completeModules]})];

/** The editor of a program, which completes the names of modules. */
export const ProgramEditor = ({region, ...props}: ProgramEditorProps): ReactNode => (
  <CodeEditor
    {...props}
    className={styles.editor}
    language={region ? [language, markRegion(region)] : language}
    firstLine={region?.[0]}
  />
);
