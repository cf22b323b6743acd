import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  /** Words of the site that are near to those of the query. */
  readonly terms: readonly string[];
  /** Address of a form for a new issue, which gets `title` and `body` as parameters. */
  readonly report?: string;
  readonly onChoose: (term: string) => void;
}

function reportUrl(form: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `Search: nothing found for "${query}"`,
    body: `I searched for "${query}" and found nothing.\n\nWhat I wanted to know: `,
  });
  return `${form}?${parameters.toString()}`;
}

/** What a reader can do whose query found nothing. */
export default function NoResults({query, terms, report, onChoose}: Props): ReactNode {
  return (
    <div className={styles.miss}>
      {terms.length > 0 && (
        <>
          <p>Similar words</p>
          <ul>
            {terms.map((term) => (
              <li key={term}>
                <button type="button" onClick={() => onChoose(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {report && (
        <a href={reportUrl(report, query)} target="_blank" rel="noopener noreferrer">
          Report that this was not found
        </a>
      )}
    </div>
  );
}
