import type {ReactNode} from 'react';
import Details from '@theme/Details';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tool} from '../shared/Tool';

const load = () => import('./Panel');
const KEYS = ['program', 'code'];

/** A module that programs may import; the build hands the list over (plugins/playground). */
export interface Module {
  readonly name: string;
  readonly about: string;
}

/**
 * An editor for programs that run in the page, with one to begin with. The table names what they can import.
 */
export default function Playground({data: modules}: {readonly data: readonly Module[]}): ReactNode {
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
