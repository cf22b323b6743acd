import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PayloadWord} from '@astral-docs/location-record/record/payload';
import {LIMITS} from '@site/src/lib/limits';
import styles from './styles.module.css';

/** The letters of the colours of code blocks. */
export const TOKEN_COLOUR_CLASSES = 'fksntpm';

/** The part of UTF-8 text that a word holds. A character cut by the end of a word shows as a replacement mark. */
function textOf(word: string): string {
  const bytes = Uint8Array.from(word.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return new TextDecoder().decode(bytes).replace(/\0+$/, '');
}

function meaning({word, role}: PayloadWord): string {
  const number = (): string => String(BigInt(word));
  switch (role) {
    case 'value':
      return number();
    case 'offset':
      return `starts at byte ${number()}`;
    case 'element offset':
      return `starts ${number()} bytes after the length`;
    case 'length':
    case 'element length':
      return `length ${number()}`;
    case 'bytes':
      return textOf(word);
  }
}

interface PayloadMapProps {
  readonly words: readonly PayloadWord[];
  readonly label: string;
}

/** A payload in words of 32 bytes, each with its offset, its field and what it says. Fields have colours as well as names. */
export function PayloadWordList({words, label}: PayloadMapProps): ReactNode {
  const names = [...new Set(words.map(({field}) => field.replace(/\[\d+\]$/, '')))];
  return (
    <ol className={clsx('a-code', styles.words)} aria-label={label}>
      {words.slice(0, LIMITS.shown).map((entry) => {
        const {offset, word, field, role} = entry;
        const colour = TOKEN_COLOUR_CLASSES[names.indexOf(field.replace(/\[\d+\]$/, '')) % TOKEN_COLOUR_CLASSES.length];
        const digits = word.slice(2);
        return (
          <li key={offset} className={clsx(styles.word, colour)}>
            <span className={styles.offset}>0x{offset.toString(16).padStart(3, '0')}</span>
            <code className={styles.hex}>
              {digits.slice(0, 32)}
              <wbr />
              {digits.slice(32)}
            </code>
            <span className={styles.what}>
              <span className={styles.name}>{field}</span>
              <span className={styles.role}>{role === 'bytes' ? <q>{meaning(entry)}</q> : meaning(entry)}</span>
            </span>
          </li>
        );
      })}
      {words.length > LIMITS.shown && <li>And {words.length - LIMITS.shown} more words.</li>}
    </ol>
  );
}
