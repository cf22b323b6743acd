import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Tally} from '@site/src/lib/api/explore';
import type {Forms} from '@site/src/lib/api/questions';
import {CopyButton} from '../shared/parts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const rows = ({matched, returned}: Tally): string =>
  `${matched} ${matched === 1 ? 'row matches' : 'rows match'}, ${returned} sent`;

function Form({
  name,
  text,
  copied = text,
  children,
}: {
  readonly name: string;
  readonly text: string;
  /** What the button copies, when it is more than what is shown. */
  readonly copied?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="a-code wraps">
      <div className="a-code-bar">
        <span className="a-code-name">
          <strong>{name}</strong> {children}
        </span>
        <CopyButton text={copied} what={`the ${name} form`} />
      </div>
      {/* It takes focus, because a reader without a mouse has to be able to scroll it. */}
      <pre tabIndex={0} role="region" aria-label={`${name} form`}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/**
 * The same question in the words of the three interfaces, with a button to copy each.
 *
 * @param tally what each interface answers, once it is known
 * @param suffix told after each name when a question has two parts
 */
export function FormList({
  forms,
  tally,
  suffix = '',
}: {
  readonly forms: Forms;
  readonly tally?: Record<'rest' | 'ogc' | 'graphql', Tally>;
  readonly suffix?: string;
}): ReactNode {
  const {query, variables} = forms.graphql;
  const answer = (kind: 'rest' | 'ogc' | 'graphql') => tally && <em className={styles.answer}>{rows(tally[kind])}</em>;
  return (
    <>
      <Form name={`REST v0${suffix}`} text={`GET ${forms.rest}`} copied={`curl "$BASE_URL${forms.rest}"`}>
        {answer('rest')}
      </Form>
      <Form name={`OGC${suffix}`} text={`GET ${forms.ogc}`} copied={`curl "$BASE_URL${forms.ogc}"`}>
        {answer('ogc')}
      </Form>
      <Form
        name={`GraphQL${suffix}`}
        text={`${query}\n\n# Variables\n${variables}`}
        copied={JSON.stringify({query, variables: JSON.parse(variables) as unknown})}
      >
        {answer('graphql')}
      </Form>
      <p className={shared.hint}>
        {'The REST and OGC buttons copy a curl call, the GraphQL button the JSON body. '}
        <Link to={`/api/graphql-api?${new URLSearchParams({query, variables})}`}>
          Run the GraphQL form in the workbench
        </Link>
      </p>
    </>
  );
}
