import {useCallback, useEffect, useRef, useState} from 'react';
import type {Line} from './Output';
import {constants, LIMIT, run, type Running, type Task} from './session';
import {type Verdict, verdictOf} from './verdict';

interface State {
  readonly lines: readonly Line[];
  readonly isRunning: boolean;
  readonly verdict?: Verdict;
  readonly files: Readonly<Record<string, string>>;
}

const atRest: State = {lines: [], isRunning: false, files: {}};

/** Runs programs one at a time and keeps what the last one said. A program that runs ends when the component goes. */
export function useRun(): State & {readonly start: (task: Task) => void; readonly stop: () => void} {
  const [state, setState] = useState<State>(atRest);
  const running = useRef<Running>(undefined);
  useEffect(() => () => running.current?.stop(), []);

  const start = useCallback((task: Task): void => {
    running.current?.stop();
    setState({...atRest, isRunning: true});
    let printed = '';
    const own = run(task, (text, isError) => {
      if (running.current !== own) return;
      if (!isError) printed += text;
      setState((before) => ({...before, lines: [...before.lines, {text, isError}]}));
    });
    running.current = own;
    void own.ended.then((ending) => {
      if (running.current !== own) return;
      const verdict = verdictOf(ending, printed, task.program?.output, constants, LIMIT);
      // What was there before the program is not what it wrote.
      const files = Object.fromEntries(
        Object.entries(ending.files).filter(([name]) => !(name in (task.program?.files ?? {}))),
      );
      setState((before) => ({...before, isRunning: false, verdict, files}));
    });
  }, []);
  const stop = useCallback(() => running.current?.stop(), []);
  return {...state, start, stop};
}
