import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {buildMarkdownAlternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {site} from '@site/data/site';
import {findSourceAddress} from '@site/src/lib/source';
import styles from './styles.module.css';

const pageTypes: Record<string, string> = {
  tutorial: 'Tutorial: learn by doing',
  'how-to': 'How-to: steps to a goal',
  reference: 'Reference: exact description',
  explanation: 'Explanation: background and reasons',
};

const months = 'January February March April May June July August September October November December'.split(' ');

/** `21 November 2026`, without the browser's own names: to load them takes longer than to draw a page. @param day `YYYY-MM-DD` */
function formatLongDate(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** A source as it is written in the data, linked where an address follows from it. */
function CitedSource({text}: {readonly text: string}): ReactNode {
  const href = findSourceAddress(text);
  const local = useBaseUrl(href ?? '');
  if (!href) return text;
  // Programs are files, not routes: the framework's link would look for a page.
  return href.startsWith('/') ? <a href={local}>{text}</a> : <Link href={href}>{text}</Link>;
}

export interface ProvenanceProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly pageType?: string;
  /** Day of the last check, `YYYY-MM-DD`. */
  readonly verified: string;
  readonly sources: readonly string[];
  /** What else belongs to its line. */
  readonly children?: ReactNode;
}

/** The foot of a page: when and against what it was checked, how to cite it and where to report a mistake. */
export default function Provenance({title, url, pageType, verified, sources, children}: ProvenanceProps): ReactNode {
  const day = formatLongDate(verified);
  const body = `Page: ${url}\n\nWhat the page states:\n\n\nWhat is true, and how you know:\n\n`;
  return (
    <section className={styles.provenance} aria-label="About this page">
      {children}
      <ul>
        <li>
          Verified <time dateTime={verified}>{day}</time>
        </li>
        <li>
          <a href={buildMarkdownAlternatePath(new URL(url).pathname, useBaseUrl('/'))} type="text/markdown">
            This page as Markdown
          </a>
        </li>
        <li>
          <Link href={`${site.issues}?${new URLSearchParams({title: `Docs: ${title}`, body})}`}>
            Report a mistake on GitHub
          </Link>
        </li>
      </ul>
      <details>
        <summary>Sources and citation</summary>
        {pageType && <p>{pageTypes[pageType] ?? pageType}</p>}
        {sources.length > 0 && (
          <ul>
            {sources.map((source) => (
              <li key={source}>
                <CitedSource text={source} />
              </li>
            ))}
          </ul>
        )}
        <p>{`${site.title} contributors. “${title}.” ${site.title} documentation, verified ${day}. ${url}`}</p>
      </details>
    </section>
  );
}
