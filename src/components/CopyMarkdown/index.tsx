import React, {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {alternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import styles from './styles.module.css';

export interface Props {
  /** Path of the page whose Markdown alternate is copied. */
  route: string;
}

/** A link to the Markdown alternate of a page, and a button that copies it whole. Without script the link does the work. */
export default function CopyMarkdown({route}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const address = alternatePath(route, useBaseUrl('/'));

  const copy = async (): Promise<void> => {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      await navigator.clipboard.writeText(await response.text());
      setSaid('Copied');
    } catch {
      setSaid('Not copied: open the Markdown and copy it there');
    }
    setTimeout(() => setSaid(''), 4000);
  };

  return (
    <>
      <a href={address} type="text/markdown">
        This page as Markdown
      </a>
      &emsp;
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      <span role="status">{said}</span>
    </>
  );
}
