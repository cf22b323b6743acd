import type {ReactNode} from 'react';
import Details from '@theme/Details';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tool} from '../shared/Tool';

const load = () => import('./Panel');
const KEYS = ['program', 'code'];

/**
 * An editor for programs that run in the page, with one to begin with. The table names what they can import, which the build hands
 * over.
 */
export default function Playground({
  data: modules,
}: {
  readonly data: readonly Record<'name' | 'about', string>[];
}): ReactNode {
  return (
    <>
      <Tool button="Open the playground" label="Playground" load={load} data={undefined} keys={KEYS} opens>
        {null}
      </Tool>
      <Details summary="Modules that a program can import here">
        <DataTable
          caption="Modules and what they are for"
          head={['Module', 'What it is for']}
          rows={modules.map(({name, about}) => ({key: name, cells: [<code key={name}>{name}</code>, about]}))}
        />
      </Details>
    </>
  );
}
