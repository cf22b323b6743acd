import {useCallback, useEffect, useRef, useState} from 'react';
import type {Chunk} from '@site/src/lib/playground/types';
import type {Running} from './sandbox';
import {runProgram, type Task} from './session';
import {type Verdict, describeRunResult} from './verdict';

/** What a program has printed, and how it ended. */
export interface RunState {
  readonly lines: readonly Chunk[];
  readonly isRunning: boolean;
  readonly verdict?: Verdict;
  readonly files: Readonly<Record<string, string>>;
}

/** How many times as long as the last drawing took the page rests before the next: it answers its reader meanwhile. */
const REST = 5;

const atRest: RunState = {lines: [], isRunning: false, files: {}};

/** Adds to what is printed; texts of one kind become one, so that the page stays light. */
function join(before: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const all = [...before];
  for (const chunk of chunks) {
    const last = all.at(-1);
    if (last?.isError === chunk.isError) all[all.length - 1] = {...last, text: last.text + chunk.text};
    else all.push(chunk);
  }
  return all;
}

/** Runs programs one at a time and keeps what the last one said. A program that runs ends when the component goes. */
export function useRun(): RunState & {readonly start: (task: Task) => void; readonly stop: () => void} {
  const [state, setState] = useState<RunState>(atRest);
  const running = useRef<Running>(undefined);
  useEffect(() => () => running.current?.stop(), []);

  const start = useCallback((task: Task): void => {
    running.current?.stop();
    setState({...atRest, isRunning: true});
    let printed = '';
    const waiting: Chunk[] = [];
    let isDrawing = false;
    const draw = (): void => {
      isDrawing = waiting.length > 0 && running.current === own;
      if (!isDrawing) return;
      const began = performance.now();
      const chunks = waiting.splice(0);
      setState((before) => ({...before, lines: join(before.lines, chunks)}));
      // This timer runs when the frame is painted.
      requestAnimationFrame(() => setTimeout(() => setTimeout(draw, REST * (performance.now() - began))));
    };
    const own = runProgram(task, (chunks) => {
      if (running.current !== own) return;
      for (const {text, isError} of chunks) if (!isError) printed += text;
      waiting.push(...chunks);
      if (!isDrawing) draw();
    });
    running.current = own;
    void own.ended.then((ending) => {
      if (running.current !== own) return;
      const isChanged = task.source !== undefined && task.source !== task.program?.source;
      const verdict = describeRunResult(ending, printed, task.program?.output, isChanged);
      // What was there before the program is not what it wrote.
      const files = Object.fromEntries(
        Object.entries(ending.files).filter(([name]) => !Object.hasOwn(task.program?.files ?? {}, name)),
      );
      const chunks = waiting.splice(0);
      setState((before) => ({...before, lines: join(before.lines, chunks), isRunning: false, verdict, files}));
    });
  }, []);
  const stop = useCallback(() => running.current?.stop(), []);
  return {...state, start, stop};
}
