import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {buildMarkdownAlternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {site} from '@site/data/site';
import {formatPlainCitation, buildNewIssueUrl, formatLongDate, type Citable} from '@site/src/lib/cite';
import {CitedSource} from '../parts/SourceCitation';
import styles from './styles.module.css';

const pageTypes: Record<string, string> = {
  tutorial: 'Tutorial: learn by doing',
  'how-to': 'How-to: steps to a goal',
  reference: 'Reference: exact description',
  explanation: 'Explanation: background and reasons',
};

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
  const citable: Citable = {title, url, site: site.title, verified};
  return (
    <section className={styles.provenance} aria-label="About this page">
      {children}
      <ul>
        <li>
          Verified <time dateTime={verified}>{formatLongDate(verified)}</time>
        </li>
        <li>
          <a href={buildMarkdownAlternatePath(new URL(url).pathname, useBaseUrl('/'))} type="text/markdown">
            This page as Markdown
          </a>
        </li>
        <li>
          <Link href={buildNewIssueUrl(site.issues, citable)}>Report a mistake on GitHub</Link>
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
        <p>{formatPlainCitation(citable)}</p>
      </details>
    </section>
  );
}
