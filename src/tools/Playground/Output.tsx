import {memo, type ReactNode, useState} from 'react';
import {clipWithCount, clipWithNote, LIMITS} from '@site/src/lib/limits';
import {packText} from '@site/src/lib/playground/state';
import {resolveSitePath} from '../shared/fetchText';
import jsonStyles from '../shared/Json.module.css';
import {StatusMessage} from '../shared/Outcome';
import {SaveButton} from '../shared/parts';
import styles from './styles.module.css';
import type {RunState} from './useRun';
import {formatRunResultBadge, type Verdict} from './verdict';

/** Looks like a block of code. */
const paper = `a-code ${jsonStyles.scrolled}`;

/** Whether a file is a signed record, which the record workbench can check. */
function isRecord(text: string): boolean {
  if (text.length > LIMITS.message) return false;
  try {
    const value = JSON.parse(text) as {sig?: {uid?: unknown}} | null;
    return typeof value?.sig?.uid === 'string';
  } catch {
    return false;
  }
}

/** Drawn once: a hundred of them would take a second at each key in the editor. */
const File = memo(function File({name, text}: {readonly name: string; readonly text: string}): ReactNode {
  // A link to a record packs it, which takes long for a hundred at once.
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={styles.file} onToggle={() => setOpened(true)}>
      <summary>
        <code>{clipWithNote(name, LIMITS.fileName)}</code> <span>{text.length.toLocaleString('en')} characters</span>
      </summary>
      <pre tabIndex={0} role="group" aria-label={name} className={paper}>
        <code>{clipWithNote(text, LIMITS.text)}</code>
      </pre>
      <div className={styles.actions}>
        <SaveButton text={text} name={name}>
          Download {name}
        </SaveButton>
        {isOpened && isRecord(text) && (
          <a href={resolveSitePath(`location-protocol/payloads#tab=check&record=${packText(text)}`)}>
            Open in the record workbench
          </a>
        )}
      </div>
    </details>
  );
});

/** How a program ended in a sign and a word, next to the button that ran it; the whole verdict is read aloud where it stands. */
export const RunResultBadge = ({verdict}: {readonly verdict: Verdict}): ReactNode => (
  <span className={styles.sign} data-tone={verdict.tone} aria-hidden="true">
    {formatRunResultBadge(verdict).map((part) => (
      <span key={part}>{part}</span>
    ))}
  </span>
);

/** What of a program's output a page can draw at once, and how many characters are left out. */
function clipPieces(lines: RunState['lines']): {pieces: RunState['lines']; left: number} {
  const {text: drawn, left} = clipWithCount(lines.map(({text}) => text).join(''), 2 * LIMITS.printed);
  let at = 0;
  const pieces = lines.map(({text, isError}) => {
    const start = at;
    at += clipWithCount(text, 2 * LIMITS.printed).text.length;
    return {text: drawn.slice(start, at), isError};
  });
  return {pieces, left};
}

interface OutputProps extends RunState {
  readonly isBeside: boolean;
  readonly room?: number;
}

/**
 * How a program ended, what it printed, and the files that it wrote.
 *
 * @param isBeside whether it stands below the recorded output: then it is not printed a second time
 * @param room lines that it will print, as far as the page knows: what is below moves once, when the program starts
 */
export function ProgramOutput({lines, isRunning, verdict, files, isBeside, room = 0}: OutputProps): ReactNode {
  const {pieces, left} = clipPieces(lines);
  const isKnown = isBeside && (isRunning || verdict?.isSame);
  return (
    <div className={styles.output}>
      {/* One short sentence is announced, not each line: the lines are in the group below. */}
      <p role="status" className={styles.status}>
        {isRunning ? (
          'Running…'
        ) : verdict ? (
          <StatusMessage tone={verdict.tone} words={clipWithNote(verdict.words, LIMITS.fileName)}>
            {verdict.rest && clipWithNote(verdict.rest, LIMITS.value)}
          </StatusMessage>
        ) : (
          'What the program prints appears here.'
        )}
      </p>
      <div className={styles.printed}>
        {verdict?.lines && (
          <dl className={styles.difference}>
            <dt>Recorded</dt>
            <dd>
              <code>{clipWithNote(verdict.lines[0], LIMITS.value)}</code>
            </dd>
            <dt>Here</dt>
            <dd>
              <code>{clipWithNote(verdict.lines[1], LIMITS.value)}</code>
            </dd>
          </dl>
        )}
        {!isKnown && (isRunning || lines.length > 0 || verdict || room > 0) && (
          <pre tabIndex={0} role="group" aria-label="Output on this page" className={paper}>
            <code style={{minBlockSize: isRunning ? `${room}lh` : undefined}}>
              {lines.length === 0 && verdict && <span className={styles.keys}>No output</span>}
              {pieces.map(({text, isError}, index) => (
                <span key={index} className={isError ? styles.error : undefined}>
                  {text}
                </span>
              ))}
              {left > 0 && `… and ${left.toLocaleString('en')} more characters`}
            </code>
          </pre>
        )}
        {verdict?.note && <p className={styles.keys}>{verdict.note}</p>}
        {Object.keys(files).length > 0 && (
          <div className={styles.files}>
            {Object.entries(files).map(([name, text]) => (
              <File key={name} name={name} text={text} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
