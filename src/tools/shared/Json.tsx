import type {ReactNode} from 'react';
import clsx from 'clsx';
import {clipWithNote, LIMITS} from '@site/src/lib/limits';
import styles from './Json.module.css';

/** What has a colour in JSON, under the class it has in code blocks: a key, a text, and a number or a word of the language. */
const TOKEN = /(?<p>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\]|\\.)*(?:"|\\?$))|(?<n>-?\d[\d.eE+-]*|true|false|null)/g;

/** A shorter value, such as a time, is not broken at its hyphens. */
const WHOLE = 32;

/** Text with its tokens in the colours of code blocks: the name of the group of `token` that holds one is its class. */
export function colourTokens(text: string, token: RegExp): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [kind] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={clsx(kind, match[0].length < WHOLE && 'a-whole')}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** A line in colour. Where it is wrapped, it goes on two characters deeper than it begins, as in the editors. */
function Line({children}: {readonly children: string}): ReactNode {
  const deep = `${children.search(/\S|$/) + 2}ch`;
  return (
    <span style={{display: 'block', paddingInlineStart: deep, textIndent: `-${deep}`}}>
      {colourTokens(children, TOKEN)}
      {'\n'}
    </span>
  );
}

interface JsonProps {
  readonly label: string;
  readonly role?: 'group' | 'region';
  readonly className?: string;
  readonly children: string;
}

/**
 * JSON in the colours of code blocks. Text that is none is shown as well, with what looks like it in colour.
 *
 * @param label says what it is to assistive technology
 * @param role `region` for what is looked for from afar
 */
export function HighlightedJson({label, role = 'group', className, children}: JsonProps): ReactNode {
  const lines = children.split('\n');
  return (
    // It scrolls, so the keyboard has to reach it.
    <pre
      tabIndex={0}
      role={role}
      aria-label={label}
      className={clsx('a-code', styles.scrolled, styles.json, className)}
    >
      <code>
        {lines.slice(0, LIMITS.lines).map((line, index) => (
          <Line key={index}>{clipWithNote(line, LIMITS.value)}</Line>
        ))}
        {lines.length > LIMITS.lines && `… and ${lines.length - LIMITS.lines} more lines`}
      </code>
    </pre>
  );
}
