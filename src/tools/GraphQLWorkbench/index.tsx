import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/parts/DataTable';
import {ExampleThumbnail} from '@site/src/components/Vignette';
import {withSampleData} from '../shared/sampleData';
import {Tool} from '../shared/Tool';
import {fetchExample, GRAPHQL_EXAMPLES} from './examples';

/** Fetches the workbench with an operation that it can run at once. */
const load = async () => {
  const [{default: Workbench}, first] = await Promise.all([
    withSampleData(import('./Workbench')),
    fetchExample(GRAPHQL_EXAMPLES[0]!.name),
  ]);
  return {default: () => <Workbench data={first} />};
};
const KEYS = ['query', 'variables'];

/** A place to run GraphQL operations on a model of the server. A button fetches the editor, the sample collection and the model. */
export default function GraphQLWorkbench(): ReactNode {
  return (
    <Tool
      map={<ExampleThumbnail of="batch" />}
      button="Open the workbench"
      label="GraphQL workbench"
      load={load}
      data={undefined}
      keys={KEYS}
    >
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
