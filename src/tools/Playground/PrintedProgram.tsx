import {type ReactNode, useEffect} from 'react';
import {createPortal} from 'react-dom';
import type {RunnableProgram} from '@site/src/lib/playground/types';
import {ProgramOutput, RunResultBadge} from './Output';
import {useRun} from './useRun';

interface Props {
  readonly program: RunnableProgram;
  /** What was pressed: a new object for each press, so that a second one runs again. */
  readonly command: {readonly isStop: boolean};
  /** The recorded output, where it is beside the program. */
  readonly beside: Element | undefined;
  /** What names the block in its bar; the sign of a run follows it. */
  readonly name: Element;
  readonly onRunning: (isRunning: boolean) => void;
}

/** Runs a program as it is printed, at each press. */
export function CodeBlockRun({program, command, beside, name, onRunning}: Props): ReactNode {
  const run = useRun();
  const {isRunning, verdict, start, stop} = run;
  useEffect(() => {
    if (command.isStop) stop();
    else start({program});
  }, [command, program, start, stop]);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  return (
    <>
      {verdict && createPortal(<RunResultBadge verdict={verdict} />, name)}
      <ProgramOutput
        {...run}
        isRunning={isRunning || !verdict}
        isBeside={Boolean(beside)}
        room={program.output.trimEnd().split('\n').length}
      />
    </>
  );
}
