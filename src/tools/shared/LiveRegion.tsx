import {type ReactNode, useEffect, useRef, useState} from 'react';
import {clipWithNote, LIMITS} from '@site/src/lib/limits';
import styles from './styles.module.css';

/** How long a result rests before it is read aloud, so that typing is not talked over. */
const REST = 600;

/** Says a result to assistive technology once it has rested; shows nothing. */
export function LiveRegion({children}: {readonly children: string}): ReactNode {
  const [message, setMessage] = useState('');
  const first = useRef(true);
  useEffect(() => {
    // What stands there at the start is read with the page.
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setMessage(children), REST);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div className={styles.hidden} aria-live="polite">
      {clipWithNote(message, LIMITS.value)}
    </div>
  );
}
