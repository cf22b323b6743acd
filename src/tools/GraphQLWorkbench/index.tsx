import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tool} from '../shared/Tool';
import {KEYS, SWITCHES} from './switches';

const load = () => import('./Workbench');

/**
 * A place to run GraphQL operations on a model of the server. The table names what can be changed about the server; a
 * button fetches the editor, the sample collection and the model.
 */
export default function GraphQLWorkbench(): ReactNode {
  return (
    <Tool button="Open the workbench" label="GraphQL workbench" load={load} given={undefined} keys={KEYS}>
      <DataTable
        caption="What the workbench can change about the server"
        head={['State', 'Values', 'Effect on responses']}
        rows={SWITCHES.map(({key, name, options, effect}) => ({
          key,
          cells: [name, options.map(([, text]) => text).join('; '), effect],
        }))}
      />
    </Tool>
  );
}
