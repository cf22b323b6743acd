import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {isComposing} from '@astral-docs/search/dialog/composing';
import {findExceededLimit} from '@site/src/lib/limits';
import {packText, programToUrlFragment} from '@site/src/lib/playground/state';
import type {RunnableProgram} from '@site/src/lib/playground/types';
import {KeptTextContext} from '../shared/Boundary';
import {resolveSitePath} from '../shared/fetchText';
import {Button, CopyButton, SaveButton} from '../shared/parts';
import {sessionStore} from '../shared/store';
import {ProgramOutput, RunResultBadge} from './Output';
import {ProgramEditor} from './ProgramEditor';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';
import {useRun} from './useRun';

interface WorkbenchProps {
  /** The sample that it began as; nothing for an empty beginning. */
  readonly program?: RunnableProgram;
  /** The text to begin with, when it is not that of the program. */
  readonly code?: string;
  /** Without `code`: where the tab has kept a text that began as that of a link. */
  readonly kept?: string | undefined;
  /** Region of the program that the page shows. */
  readonly region?: string | undefined;
  /** Is told of each change, and where the tab keeps it when the text began as that of a link. */
  readonly onCode?: (code: string, kept?: string) => void;
  /** Whether it runs at once, if it is what the site wrote: a draft may have come by a link. */
  readonly runs?: boolean;
  /** Whether the editor is below a block of an article: then it leads to the playground. */
  readonly inPage?: boolean;
  /** Where it prints, in place of below the editor: the recorded output beside the block. */
  readonly beside?: Element | undefined;
}

/** Where the tab keeps the fragment that it wrote last: with that one in the address, its draft may be some keys ahead of it. */
export const WRITTEN = 'playground:written';

/** The text of an editor. What was typed stays in this tab: through a reload, another example, or a run of the block above. */
function useDraft({program, code, kept: linked, onCode}: WorkbenchProps) {
  const original = program?.source ?? '';
  const own = `playground:${program?.path ?? ''}`;
  // An address may have what its reader wrote, or what came by a link: each link has a place of its own, named by the checksum at its end
  // and, where that has the reader's own text, by one more.
  const isAhead = code !== undefined && sessionStore.get(WRITTEN) === window.location.hash;
  const [place] = useState(() => {
    if (isAhead || code === undefined) return linked;
    if (code === sessionStore.get(own)) return undefined;
    let id = packText(code).slice(-8);
    while (![null, code].includes(sessionStore.get(`${own}#${id}`))) id += '1';
    return id;
  });
  const draft = place ? `${own}#${place}` : own;
  const [text, setText] = useState(() => {
    const kept = (isAhead ? sessionStore.get(draft) : null) ?? code ?? sessionStore.get(draft) ?? original;
    // Another site of the same host may have written into the store.
    return findExceededLimit(kept) ? original : kept;
  });
  const [content, setContent] = useState({text});
  // A key that runs the program may come before the change that precedes it is rendered.
  const latest = useRef(text);
  const kept = useContext(KeptTextContext);
  useEffect(() => void (text === original || kept.set(draft, text)), [draft, kept, original, text]);
  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      if (next === original) sessionStore.remove(draft);
      else sessionStore.set(draft, next);
      onCode?.(next, place);
    },
    [onCode, draft, place, original],
  );
  const reset = (): void => {
    setContent({text: original});
    change(original);
  };
  return {original, text, content, latest, change, reset};
}

/** A program in an editor, and what it prints. */
export default function Workbench(props: WorkbenchProps): ReactNode {
  const {program, region, runs = false, inPage = false, beside} = props;
  const {original, text, content, latest, change, reset} = useDraft(props);
  const run = useRun();
  const {isRunning, verdict, start, stop} = run;
  const isChanged = text !== original;
  const name = program ? program.path.slice(program.path.lastIndexOf('/') + 1) : 'program.ts';

  const runIt = useCallback(() => start({program, source: latest.current}), [latest, program, start]);
  // The first look at a program comes with what it prints; later runs are the reader's.
  const isDue = useRef(runs && text === original);
  useEffect(() => {
    if (isDue.current) runIt();
    isDue.current = false;
  }, [runIt]);
  // To pack a long text for the link would hold up the keys.
  const code = useDeferredValue(isChanged ? text : undefined);
  const hash = useMemo(() => programToUrlFragment({program: program?.path, code}), [code, program]);
  const link = new URL(resolveSitePath(`playground#${hash}`), window.location.href).href;
  const press = isRunning ? 'Stop' : 'Run';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    runIt();
  };

  // A block that shows about all of the program becomes its editor. Elsewhere the lines of the block are marked in it.
  const span = region ? program?.regions[region] : undefined;
  const isWhole = inPage && (!span || span[1] - span[0] >= 0.7 * original.split('\n').length);
  const output = <ProgramOutput {...run} isBeside={Boolean(beside)} />;
  const actions = (
    <div className={styles.actions}>
      <Button
        primary
        label={`${press} ${inPage ? 'edited ' : ''}${name}`}
        // The second half of a double click on Stop doesn't run it again.
        onClick={({detail}) => (isRunning ? stop() : detail < 2 && runIt())}
      >
        {press}
      </Button>
      {program && <Button onClick={reset}>Reset</Button>}
      <CopyButton full text={link} what="link" />
      <SaveButton text={text} name={name}>
        Download
      </SaveButton>
      {inPage && <a href={resolveSitePath(`playground#${hash}`)}>Open in the playground</a>}
      {beside && verdict && <RunResultBadge verdict={verdict} />}
    </div>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the editor work at its buttons, too
    <div className={clsx(styles.workbench, !inPage && styles.wide)} onKeyDown={onKeyDown}>
      {!inPage && actions}
      <ProgramEditor
        content={content}
        region={isWhole ? undefined : span}
        label={`Program ${name}`}
        errorLine={verdict?.failedLine}
        onChange={change}
        onRun={runIt}
      />
      <p className={clsx(shared.keys, styles.keys)}>Ctrl+Enter (⌘+Enter) runs it. Tab leaves the editor.</p>
      {inPage && actions}
      {(isRunning || verdict || !inPage) &&
        (beside ? createPortal(<div className={styles.pane}>{output}</div>, beside) : output)}
    </div>
  );
}
