import {type ReactNode, useEffect} from 'react';
import {createPortal} from 'react-dom';
import type {RunnableProgram} from '@site/src/lib/playground/types';
import {Output, Sign} from './Output';
import styles from './styles.module.css';
import {useRun} from './useRun';
import {linesOf} from './session';
import {useProgram} from './useProgram';
import Workbench from './Workbench';

/** A press of Run or Edit: a new object for each, so that a second press runs again. */
interface BlockCommand {
  readonly what: 'run' | 'edit' | 'stop';
}

interface Props {
  readonly path: string;
  readonly region?: string;
  readonly asked: BlockCommand;
  /** The recorded output, where it is beside the program. */
  readonly beside?: Element;
  /** What names the block in its bar; the sign of a run follows it. */
  readonly name: Element;
  readonly onRunning: (isRunning: boolean) => void;
}

/** The program as it is printed: runs at each press, as soon as it is there. */
function Printed({
  program,
  path,
  asked,
  beside,
  name,
  onRunning,
}: Props & {readonly program: RunnableProgram | undefined}): ReactNode {
  const {lines, isRunning, verdict, files, start, stop} = useRun();
  useEffect(() => {
    if (asked.what === 'stop') stop();
    else if (program) start({program});
  }, [asked, program, start, stop]);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  return (
    <>
      {verdict && createPortal(<Sign verdict={verdict} />, name)}
      <Output
        lines={lines}
        isRunning={isRunning || !verdict}
        verdict={verdict}
        files={files}
        isBeside={Boolean(beside)}
        room={linesOf(path)}
      />
    </>
  );
}

/** Panel below a block of code whose program is run or edited. */
export function Block(props: Props): ReactNode {
  const {path, region, asked, beside} = props;
  const {program, isMissing} = useProgram(path, asked);
  if (isMissing && !program)
    return (
      <p role="status" className={styles.bad}>
        The program could not be fetched. Check the connection, then press the button again.
      </p>
    );
  if (asked.what !== 'edit') return <Printed {...props} program={program} />;
  return program && <Workbench program={program} region={region} beside={beside} inPage />;
}
