import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Tally} from '@site/src/lib/api/explore';
import type {ApiRequests} from '@site/src/lib/api/questions';
import {CopyButton} from '../shared/parts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface FormListProps {
  readonly forms: ApiRequests;
  readonly tally: Record<'rest' | 'ogc' | 'graphql', Tally>;
  readonly suffix: string;
}

/**
 * The same question in the words of the three interfaces, with a button to copy each.
 *
 * @param tally what each interface answers
 * @param suffix told after each name when a question has two parts
 */
export function RequestList({forms: {rest, ogc, graphql}, tally, suffix}: FormListProps): ReactNode {
  const {query, variables} = graphql;
  const body = JSON.stringify({query, variables: JSON.parse(variables) as unknown});
  const all = [
    ['REST v0', `GET ${rest}`, `curl "$BASE_URL${rest}"`, tally.rest],
    ['OGC', `GET ${ogc}`, `curl "$BASE_URL${ogc}"`, tally.ogc],
    ['GraphQL', `${query}\n\n# Variables\n${variables}`, body, tally.graphql],
  ] as const;
  return (
    <>
      {all.map(([name, text, copied, {matched, returned}]) => (
        <div key={name} className="a-code">
          <div className="a-code-bar">
            <span className="a-code-name">
              <strong>{name + suffix}</strong>{' '}
              <em className={styles.answer}>
                {`${matched} ${matched === 1 ? 'row matches' : 'rows match'}, ${returned} sent`}
              </em>
            </span>
            <CopyButton text={copied} what={`the ${name}${suffix} form`} />
          </div>
          {/* It takes focus, because a reader without a mouse has to be able to scroll it. */}
          <pre tabIndex={0} role="region" aria-label={`${name}${suffix} form`}>
            <code>{text}</code>
          </pre>
        </div>
      ))}
      <p className={shared.hint}>
        {'The REST and OGC buttons copy a curl call, the GraphQL button the JSON body. '}
        <Link to={`/api/graphql-api#${new URLSearchParams({query, variables})}`}>
          Open the GraphQL form in the workbench
        </Link>
      </p>
    </>
  );
}
