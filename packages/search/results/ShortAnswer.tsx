import React, {useRef, useState, type ReactNode} from 'react';
import type {DirectAnswer} from '../engine/directAnswers';
import styles from './styles.module.css';

/** Values that are shown; the page that the answer comes from has the others. */
const maxValues = 4;

function Value({label, value}: {readonly label: string; readonly value: string}): ReactNode {
  const text = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setStatus('Copied');
    } catch {
      // Where the page may not write to the clipboard, the reader copies what is selected.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setStatus('Selected');
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code ref={text}>{value}</code>
        <button type="button" aria-label={`Copy ${label}`} onClick={() => void copy()}>
          {status || 'Copy'}
        </button>
        <span role="status" className={styles.unseen}>
          {status}
        </span>
      </dd>
    </div>
  );
}

interface Props {
  readonly answer: DirectAnswer;
  /** Address of the page that has the whole answer. */
  readonly url: string;
}

/** A short answer from the data of the site, with its values to copy, above the results. */
export default function ShortAnswer({answer: {title, text, values}, url}: Props): ReactNode {
  const more = values.length - maxValues;
  return (
    <section className={styles.answer} aria-label="Short answer">
      <p className={styles.heading}>{title}</p>
      {text && <p>{text}</p>}
      {values.length > 0 && (
        <dl>
          {values.slice(0, maxValues).map(([label, value]) => (
            <Value key={value + label} label={label} value={value} />
          ))}
        </dl>
      )}
      <a href={url}>{more > 0 ? `${more} more, and where they come from` : 'Read more'}</a>
    </section>
  );
}
