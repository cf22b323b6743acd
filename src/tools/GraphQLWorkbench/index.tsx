import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/parts/DataTable';
import {withSampleData} from '../shared/sampleData';
import {Tool} from '../shared/Tool';
import {GRAPHQL_EXAMPLES, INITIAL_OPERATION} from './examples';

const load = () => withSampleData(import('./Workbench'));
const KEYS = Object.keys(INITIAL_OPERATION);

/** A place to run GraphQL operations on a model of the server. A button fetches the editor, the sample collection and the model. */
export default function GraphQLWorkbench(): ReactNode {
  return (
    <Tool button="Open the workbench" label="GraphQL workbench" load={load} data={undefined} keys={KEYS}>
      <DataTable
        caption="Operations in the workbench"
        head={['File', 'Contents']}
        rows={GRAPHQL_EXAMPLES.map(({name, title}) => ({
          key: name,
          cells: [<code key="name">{name}.graphql</code>, title],
        }))}
      />
    </Tool>
  );
}
