import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {StateMeaning, StatusEntry} from '@site/data/status';
import {DataTable} from '../parts/DataTable';
import {Tag} from '../parts/Tag';

type Row = Pick<StatusEntry, 'name' | 'what' | 'evidence' | 'lastCommit' | 'url' | 'page'> & {
  readonly key: string;
  readonly state: StateMeaning;
};

/** Names a table after its rows: a page can hold several, and each is a landmark. */
function captionOf(names: readonly string[]): string {
  const parts = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return `State and evidence: ${parts.join(', ')}`;
}

/** What exists and how far it is, from `data/status.ts`; one group per table. */
export default function StatusTable({
  data,
  caption,
}: {
  readonly data: readonly Row[];
  readonly caption?: string;
}): ReactNode {
  const dated = data.some(({lastCommit}) => lastCommit);
  return (
    <DataTable
      caption={caption ?? captionOf(data.map(({name}) => name))}
      head={['Part', 'State', 'What it is', 'Evidence', ...(dated ? ['Last commit'] : [])]}
      rows={data.map(({key, name, what, state, evidence, lastCommit, url, page}) => ({
        key,
        cells: [
          page ? <Link to={page}>{name}</Link> : url ? <Link href={url}>{name}</Link> : name,
          <Tag key="state" tone={state.tone} title={state.meaning}>
            {state.label}
          </Tag>,
          what,
          evidence,
          ...(dated ? [lastCommit ?? '–'] : []),
        ],
      }))}
    />
  );
}
