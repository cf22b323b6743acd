import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {site} from '@site/data/site';
import {citePlain, issueAddress, longDate, type Citable} from '@site/src/lib/cite';
import CopyMarkdown from '../CopyMarkdown';
import {Source} from '../parts/Source';
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
}

function Fact({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The foot of a page: when and against what it was checked, how to cite it and where to report a mistake. */
export default function Provenance({title, url, pageType, verified, sources}: ProvenanceProps): ReactNode {
  const citable: Citable = {title, url, site: site.title, verified};
  return (
    <section className={styles.provenance} aria-label="About this page">
      <dl className={styles.facts}>
        <Fact name="Verified">
          <time dateTime={verified}>{longDate(verified)}</time>
        </Fact>
        {pageType && <Fact name="Page type">{pageTypes[pageType] ?? pageType}</Fact>}
        <Fact name="For programs">
          <CopyMarkdown route={new URL(url).pathname} />
        </Fact>
        <Fact name="Something wrong?">
          <Link href={issueAddress(site.issues, citable)}>Report a mistake on GitHub</Link>
        </Fact>
      </dl>
      {sources.length > 0 && (
        <details>
          <summary>Checked against {sources.length === 1 ? 'one source' : `${sources.length} sources`}</summary>
          <ul>
            {sources.map((source) => (
              <li key={source}>
                <Source text={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>Cite this page</summary>
        <p>{citePlain(citable)}</p>
      </details>
    </section>
  );
}
