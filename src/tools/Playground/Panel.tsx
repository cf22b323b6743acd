import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {fromHash, type SharedProgram, toHash} from '@site/src/lib/playground/state';
import {EXAMPLES} from './examples';
import {index} from './session';
import sharedStyles from '../shared/styles.module.css';
import styles from './styles.module.css';
import {useProgram} from './useProgram';
import Workbench from './Workbench';

/** How long the text rests before the address follows, in milliseconds: browsers refuse one that changes at every key. */
const REST = 300;

/** Programs of the site that are no example are offered too, by their path. */
const others = Object.keys(index.programs).filter(
  (path) => !EXAMPLES.some(({programs}) => programs.some(([own]) => own === path)),
);

/** Program that the playground opens with. */
const FIRST: SharedProgram = {program: EXAMPLES[0]!.programs[0]![0]};

/** The opened playground. Its program is in the address, and nowhere else. */
export default function Panel(): ReactNode {
  const id = useId();
  const [shared, setShared] = useState<SharedProgram>(() => fromHash(window.location.hash) ?? FIRST);
  const {program, isMissing} = useProgram(shared.program, shared);
  const isDamaged = useRef(/[#&]code=/.test(window.location.hash) && shared.code === undefined);

  useEffect(() => {
    const follow = (): void => {
      const next = fromHash(window.location.hash);
      if (next) setShared(next);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toAddress = (state: SharedProgram): void => {
    const hash = toHash(state);
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + window.location.search + (hash && `#${hash}`),
    );
  };
  const remember = (code: string): void => {
    clearTimeout(timer.current);
    const own = shared.program ? program : undefined;
    const original = own?.source ?? '';
    timer.current = setTimeout(() => toAddress({program: own?.path, ...(code === original ? {} : {code})}), REST);
  };
  const choose = (path: string): void => {
    clearTimeout(timer.current);
    const next = path ? {program: path} : {};
    toAddress(next);
    setShared(next);
  };

  return (
    <>
      <div className={styles.begin}>
        <label htmlFor={id}>Begin with</label>
        <select
          id={id}
          className={sharedStyles.input}
          value={shared.program ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">An empty program</option>
          {EXAMPLES.map(({task, programs}) => (
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
      {isDamaged.current && (
        <p role="alert">
          The program in the address is damaged: it was cut or changed on its way. Request the link again.
        </p>
      )}
      {isMissing && <p role="alert">The program could not be fetched. Check the connection, then choose it again.</p>}
      {/* Until the chosen program is there, the one before it is not shown under its name. */}
      {(!shared.program || program?.path === shared.program) && (
        <Workbench
          key={`${shared.program ?? ''} ${shared.code ?? ''}`}
          program={shared.program ? program : undefined}
          code={shared.code}
          runs={shared === FIRST}
          onCode={remember}
        />
      )}
    </>
  );
}
