import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {
  EditorState,
  type Extension,
  Prec,
  RangeSetBuilder,
  StateEffect,
  StateField,
  Transaction,
} from '@codemirror/state';
import {findExceededEditorLimit} from '@site/src/lib/editorLimit';
import {LIMITS} from '@site/src/lib/limits';
import {Decoration, type DecorationSet, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The looks of code blocks: src/css/code.css. */
const highlight = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--a-code-comment)', fontStyle: 'italic'},
  {tag: tags.string, color: 'var(--a-code-string)'},
  {tag: [tags.number, tags.bool], color: 'var(--a-code-constant)'},
  {tag: tags.keyword, color: 'var(--a-code-keyword)'},
  {tag: tags.function(tags.variableName), color: 'var(--a-code-callable)'},
  {tag: [tags.atom, tags.typeName], color: 'var(--a-code-type)'},
  {tag: [tags.propertyName, tags.attributeName, tags.variableName], color: 'var(--a-code-property)'},
]);

/** A line that is wrapped goes on two characters deeper than it begins, as in a printed listing. */
const hanging = EditorView.decorations.compute(['doc'], ({doc}) => {
  const builder = new RangeSetBuilder<Decoration>();
  for (let number = 1; number <= doc.lines; number += 1) {
    const {from, text} = doc.line(number);
    builder.add(
      from,
      from,
      Decoration.line({attributes: {style: `--_deep: ${Math.min(text.search(/\S|$/), 40) + 2}ch`}}),
    );
  }
  return builder.finish();
});

const setErrorLine = StateEffect.define<number | undefined>();
const failed = Decoration.line({class: 'cm-failed'});

/** Marks the line at which a program failed until the text changes. */
const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {docChanged, effects, newDoc}) {
    const effect = effects.find((one) => one.is(setErrorLine));
    if (!effect) return docChanged ? Decoration.none : marks;
    const line = effect.value as number | undefined;
    return line && line <= newDoc.lines ? Decoration.set(failed.range(newDoc.line(line).from)) : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The looks of every editor. */
const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--a-text)',
    backgroundColor: 'var(--a-surface)',
    border: '1px solid var(--a-border-strong)',
    borderRadius: 'var(--a-radius)',
    fontSize: '0.8125rem',
  },
  // A phone zooms into type smaller than 16 px as soon as it is written in.
  '@media (pointer: coarse)': {'.cm-scroller': {fontSize: '1rem'}},
  '&.cm-focused': {outline: '2px solid var(--a-focus)', outlineOffset: '2px'},
  '.cm-scroller': {
    fontFamily: 'var(--a-mono)',
    lineHeight: '1.6',
    scrollbarGutter: 'stable',
    // Whole lines, so that none is cut at the lower edge.
    minHeight: 'calc(0.5rem + var(--_least, 12) * 1.6em)',
    maxHeight: 'calc(0.5rem + var(--_most, 22) * 1.6em)',
    // Where there is more below, the last line fades into the paper.
    animation: 'more both',
    animationTimeline: 'scroll(self)',
  },
  // Until it is written in, a wheel or a finger over it scrolls the page.
  '&:not(.cm-focused) .cm-scroller': {overflow: 'hidden !important'},
  '@keyframes more': {'0%, 99%': {maskImage: 'linear-gradient(0deg, transparent, currentColor 2rem)'}},
  '.cm-content': {caretColor: 'var(--a-text)', padding: '0.5rem 0'},
  '.cm-line': {paddingInlineStart: 'calc(6px + var(--_deep))', textIndent: 'calc(-1 * var(--_deep))'},
  '.cm-gutters': {color: 'var(--a-text-muted)', backgroundColor: 'transparent', border: '0'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--a-accent-surface)',
    outline: '1px solid var(--a-accent)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--a-bad)',
    textDecorationSkipInk: 'none',
  },
  '.cm-tooltip': {
    color: 'var(--a-text)',
    backgroundColor: 'var(--a-surface-raised)',
    border: '1px solid var(--a-border-strong)',
    maxWidth: 'min(24rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--a-mono)', maxHeight: '14rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.3rem 0.5rem'},
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--a-on-fill)',
    backgroundColor: 'var(--a-fill)',
    outline: '2px solid transparent',
  },
  '.cm-completionDetail': {fontStyle: 'normal', opacity: '0.85'},
  '.cm-tooltip.cm-completionInfo': {padding: '0.4rem 0.6rem', fontFamily: 'var(--a-font)'},
  '.cm-region': {backgroundColor: 'var(--a-code-line)', boxShadow: 'inset 3px 0 var(--a-accent)'},
  '.cm-failed': {backgroundColor: 'var(--a-bad-surface)', boxShadow: 'inset 3px 0 var(--a-bad)'},
  '.cm-diagnostic': {fontFamily: 'var(--a-font)', borderLeft: '4px solid var(--a-bad)', padding: '0.4rem 0.6rem'},
});

/**
 * Text typed over a selection, and text of several lines, goes into the state directly. Left to itself, Chromium first writes the
 * one into the page with style attributes that keep its look, which the policy of the site refuses, and the other line by line.
 */
const replaceAsTransaction = EditorView.domEventHandlers({
  // CodeMirror would split a dropped file into lines before anything can refuse it.
  drop: ({dataTransfer}) => Boolean(dataTransfer?.files.length),
  beforeinput(event, view) {
    const {from, to, empty} = view.state.selection.main;
    const text = event.data;
    const isKey = !text || (empty && !text.includes('\n'));
    if (event.inputType !== 'insertText' || event.isComposing || isKey) return false;
    event.preventDefault();
    const insert = () =>
      view.state.update(view.state.replaceSelection(text), {userEvent: 'input.type', scrollIntoView: true});
    const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});

/** Refuses a change that would make the text too large for the page, and says so below it. */
const keepShort = (note: HTMLElement): Extension =>
  EditorState.changeFilter.of(({newDoc}) => {
    const excess = findExceededEditorLimit(newDoc.toString());
    note.textContent = excess ? `That was ${excess}, so the editor kept its text.` : '';
    return !excess;
  });

interface CodeEditorProps {
  /** What it starts from; a new object sets the text again. */
  readonly content: {readonly text: string};
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Highlighting, completion, checks and the like, as it is mounted. */
  readonly language: Extension;
  /** The line that is at the top at first, counted from 1. */
  readonly firstLine?: number;
  /** The line to mark as the place of an error, counted from 1. */
  readonly errorLine?: number | undefined;
  readonly onChange: (text: string) => void;
  /** Called by Ctrl+Enter, or ⌘+Enter. */
  readonly onRun: () => void;
}

/**
 * An editor. It keeps its own text and reports each change. What it reports does not come back to it: by then the reader may have
 * typed on, and those keys would be lost. Tab leaves it, as it leaves every field.
 *
 * It is in a shadow root, because only there CodeMirror adopts its style sheets instead of adding style elements, which the policy of
 * the site forbids.
 */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const {content, className, errorLine} = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  useLayoutEffect(() => {
    const {label, language, firstLine} = latest.current;
    const root = host.current!.attachShadow({mode: 'open'});
    const note = document.createElement('div');
    note.setAttribute('role', 'alert');
    const {text} = latest.current.content;
    const createState = (doc: string, parsed: Extension): EditorState =>
      EditorState.create({
        doc,
        extensions: [
          Prec.highest(keymap.of([{key: 'Mod-Enter', run: () => (latest.current.onRun(), true)}])),
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          keymap.of([...closeBracketsKeymap, ...historyKeymap, ...defaultKeymap]),
          parsed,
          syntaxHighlighting(highlight),
          theme,
          EditorView.lineWrapping,
          hanging,
          errorMark,
          replaceAsTransaction,
          keepShort(note),
          EditorView.contentAttributes.of({
            'aria-label': label,
            autocapitalize: 'off',
            spellcheck: 'false',
            // What scrolls has to have a stop of Tab in it, and not every browser counts an editable element as one.
            tabindex: '0',
          }),
          EditorView.updateListener.of(({docChanged, transactions, state: {doc}}) => {
            if (docChanged && !transactions.some((one) => one.annotation(Transaction.addToHistory) === false))
              latest.current.onChange(doc.toString());
          }),
        ],
      });
    // An editor draws its first text whole, and only what shows of one that comes after it has a size.
    const isLong = text.split('\n').some((line) => line.length > LIMITS.drawnLine);
    const first = isLong ? '' : text;
    let state: EditorState;
    try {
      state = createState(first, language);
    } catch {
      // A link may nest brackets deeper than a parser can follow: such a text stays plain.
      state = createState(first, []);
    }
    const top = firstLine && state.doc.line(Math.min(firstLine, state.doc.lines)).from;
    const scrollTo = top ? EditorView.scrollIntoView(top, {y: 'start', yMargin: 0}) : undefined;
    const editor = new EditorView({root, parent: root, state, scrollTo});
    root.append(note);
    // Measures at once: the numbers of lines, which come with a measure, would move the text a frame later.
    editor.lineBlockAtHeight(0);
    const insert = {changes: {from: 0, insert: text}, annotations: Transaction.addToHistory.of(false), filter: false};
    try {
      if (isLong) editor.dispatch(insert);
    } catch {
      editor.setState(createState('', []));
      editor.dispatch(insert);
    }
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const {state} = view.current!;
    // It divides a text into lines as it has the document: a link may have other ends of them.
    if (!state.toText(content.text).eq(state.doc))
      view.current!.dispatch({changes: {from: 0, to: state.doc.length, insert: content.text}});
  }, [content]);
  useEffect(() => view.current!.dispatch({effects: setErrorLine.of(errorLine)}), [errorLine]);
  return <div ref={host} className={className} />;
}
