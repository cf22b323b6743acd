import React, {useState, type ReactNode} from 'react';
import {twinPath} from '@site/delivery/alternates/alternatePath';
import styles from './styles.module.css';

export interface Props {
  /** Path of the page whose Markdown twin is copied. */
  route: string;
}

/** A link to the Markdown twin of a page, and a button that copies it whole. Without script the link does the work. */
export default function CopyMarkdown({route}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const twin = twinPath(route);

  const copy = async (): Promise<void> => {
    try {
      const response = await fetch(twin);
      if (!response.ok) throw new Error(String(response.status));
      await navigator.clipboard.writeText(await response.text());
      setSaid('Copied');
    } catch {
      setSaid('Not copied: open the Markdown and copy it there');
    }
    setTimeout(() => setSaid(''), 4000);
  };

  return (
    <span className={styles.row}>
      <a href={twin} type="text/markdown">
        This page as Markdown
      </a>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
