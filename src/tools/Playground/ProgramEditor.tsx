import type {ComponentProps, ReactNode} from 'react';
import {autocompletion, type CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {StreamLanguage} from '@codemirror/language';
import {typescript} from '@codemirror/legacy-modes/mode/javascript';
import {RangeSetBuilder} from '@codemirror/state';
import {Decoration, EditorView} from '@codemirror/view';
import {CodeEditor} from '../shared/CodeEditor';
import {index} from './session';
import styles from './styles.module.css';

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
function completeModules(context: CompletionContext): CompletionResult | null {
  const match = context.matchBefore(/(?:from\s*|import\s*\(?\s*)['"][^'"\n]*/);
  if (!match) return null;
  const start = match.text.search(/['"][^'"]*$/) + 1;
  return {
    from: match.from + start,
    options: Object.entries(index.modules).map(([label, {about}]) => ({label, detail: about})),
    validFor: /^[^'"\n]*$/,
  };
}

interface ProgramEditorProps extends Omit<ComponentProps<typeof CodeEditor>, 'className' | 'language' | 'firstLine'> {
  /** Lines to mark, counted from 1. */
  readonly region: readonly [from: number, to: number] | undefined;
}

/** The editor of a program, which completes the names of modules. */
export function ProgramEditor({region, ...props}: ProgramEditorProps): ReactNode {
  const language = [
    StreamLanguage.define(typescript),
    autocompletion({icons: false, override: [completeModules]}),
    region ? markRegion(region) : [],
  ];
  return <CodeEditor {...props} className={styles.editor} language={language} firstLine={region?.[0]} />;
}
