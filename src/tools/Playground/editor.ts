import type {CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import {StreamLanguage} from '@codemirror/language';
import {typescript} from '@codemirror/legacy-modes/mode/javascript';
import {RangeSetBuilder} from '@codemirror/state';
import {Decoration, EditorView} from '@codemirror/view';
import {type Editor, type EditorProps, mountCodeMirror} from '../shared/codeMirror';

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
 * Mounts an editor for a program.
 *
 * @param host an empty element
 * @param region lines to mark, counted from 1
 * @param modules what the names in quotes of an import are completed with
 */
export function mountEditor(
  host: HTMLElement,
  {
    region,
    modules,
    ...props
  }: EditorProps & {
    readonly region?: readonly [from: number, to: number];
    readonly modules: Readonly<Record<string, {readonly about: string}>>;
  },
): Editor {
  const editor = mountCodeMirror(host, props, {override: [completeModules(modules)]}, [
    StreamLanguage.define(typescript),
    region ? markRegion(region) : [],
  ]);
  if (region) {
    const {view} = editor;
    const line = view.state.doc.line(Math.min(region[0], view.state.doc.lines));
    view.dispatch({effects: EditorView.scrollIntoView(line.from, {y: 'start', yMargin: 0})});
  }
  return editor;
}
