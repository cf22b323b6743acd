import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {LIMITS, parseAddressPart} from '@site/src/lib/limits';
import {programFromUrlFragment, type SharedProgram, programToUrlFragment} from '@site/src/lib/playground/state';
import type {RunnableProgram} from '@site/src/lib/playground/types';
import {readOtherStates, replaceQueryAndFragment} from '../shared/query';
import {PROGRAM_EXAMPLES} from './examples';
import {fetchProgram, playgroundManifest} from './session';
import {Button} from '../shared/parts';
import {sessionStore} from '../shared/store';
import sharedStyles from '../shared/styles.module.css';
import styles from './styles.module.css';
import Workbench, {WRITTEN} from './Workbench';

/** How long the text rests before the address follows, in milliseconds: browsers refuse one that changes at every key. */
const REST = 300;

/** Programs of the site that are no example are offered too, by their path. */
const others = Object.keys(playgroundManifest.programs).filter(
  (path) => !PROGRAM_EXAMPLES.some(({programs}) => programs.some(([own]) => own === path)),
);

/** Program that the playground opens with. */
const FIRST: SharedProgram = {program: PROGRAM_EXAMPLES[0]!.programs[0]![0]};

/** What an address has behind `#`: a program, and what other tools of the page have there. */
const besideOthers = (program: string): string =>
  [program, String(readOtherStates(['program', 'code', 'kept']))].filter(Boolean).join('&');

/** The program of the address. One that the site no longer has is a text without a program. */
function readShared(): SharedProgram & {readonly isGone?: boolean; readonly isDamaged?: boolean} {
  const shared = programFromUrlFragment(window.location.hash) ?? FIRST;
  const isDamaged = /[#&]code=/.test(window.location.hash) && shared.code === undefined;
  const isGone = shared.program !== undefined && !Object.hasOwn(playgroundManifest.programs, shared.program);
  return isGone ? {code: shared.code ?? '', isGone} : {...shared, isDamaged};
}

/** The last program that was fetched, and whether the one that is wanted could not be. A new object fetches it again. */
function useProgram(shared: SharedProgram): {readonly program?: RunnableProgram; readonly isMissing?: boolean} {
  const [state, setState] = useState<ReturnType<typeof useProgram>>({});
  useEffect(() => {
    let isGone = false;
    const set = (next: typeof state): void => void (isGone || setState(next));
    setState(({program}) => ({program}));
    if (shared.program)
      fetchProgram(shared.program).then(
        (program) => set({program}),
        () => set({isMissing: true}),
      );
    return () => void (isGone = true);
  }, [shared]);
  return state;
}

/** The choice of a program to begin with. */
function ProgramSelect({value, onChange}: {value: string; onChange: (path: string) => void}): ReactNode {
  const id = useId();
  return (
    <div className={styles.begin}>
      <label htmlFor={id}>Begin with</label>
      <select id={id} className={sharedStyles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">An empty program</option>
        {PROGRAM_EXAMPLES.map(({task, programs}) => (
          <optgroup key={task} label={task}>
            {programs.map(([path, title]) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label="Other programs of this site">
          {others.map((path) => (
            <option key={path} value={path}>
              {path.replace('samples/', '')}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}

/** The opened playground. Its program is in the address, and nowhere else. */
export default function Panel(): ReactNode {
  const [shared, setShared] = useState(readShared);
  const {program, isMissing} = useProgram(shared);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const follow = (): void => {
      // What waits to be written belongs to the entry that the reader has left.
      clearTimeout(timer.current);
      const next = readShared();
      if (programFromUrlFragment(window.location.hash) || next.isDamaged) setShared(next);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const toAddress = (state: SharedProgram): void => {
    const hash = programToUrlFragment(state);
    // A longer text is a draft in the tab's store (Workbench.tsx).
    const short = programToUrlFragment({program: state.program, kept: state.kept}) || 'program=';
    const part = besideOthers(hash.length > LIMITS.address ? short : hash);
    replaceQueryAndFragment(new URLSearchParams(window.location.search), part);
    sessionStore.set(WRITTEN, window.location.hash);
  };
  const remember = (code: string, kept?: string): void => {
    clearTimeout(timer.current);
    const own = shared.program ? program : undefined;
    const original = own?.source ?? '';
    const state = {program: own?.path, kept, ...(code === original ? {} : {code})};
    // With the first key the address is the reader's, and a reload finds what was typed.
    if (sessionStore.get(WRITTEN) !== window.location.hash) toAddress(state);
    else timer.current = setTimeout(() => toAddress(state), REST);
  };
  const choose = (path: string): void => {
    clearTimeout(timer.current);
    const next = path ? {program: path} : {};
    // What was written over a link has no other address than this one: Back leads to it.
    if (parseAddressPart(window.location.hash).has('kept'))
      return void (window.location.hash = besideOthers(programToUrlFragment(next) || 'program='));
    toAddress(next);
    setShared(next);
  };

  return (
    <>
      <ProgramSelect value={shared.program ?? ''} onChange={choose} />
      {shared.isDamaged && (
        <p role="alert">
          The program in the address is damaged: it was cut or changed on its way. Request the link again.
        </p>
      )}
      {shared.isGone && (
        <p role="alert">This site no longer has the program that the address names. The text of the link is below.</p>
      )}
      {isMissing && (
        <p role="alert">
          The program could not be fetched. Check the connection, then{' '}
          <Button onClick={() => setShared({...shared})}>try again</Button>
        </p>
      )}
      {/* Until the chosen program is there, the one before it is not shown under its name. */}
      {(!shared.program || program?.path === shared.program) && (
        <Workbench
          key={`${shared.program ?? ''} ${shared.kept ?? ''} ${shared.code ?? ''}`}
          program={shared.program ? program : undefined}
          code={shared.code}
          kept={shared.kept}
          runs={shared === FIRST}
          onCode={remember}
        />
      )}
    </>
  );
}
