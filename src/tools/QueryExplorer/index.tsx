import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/parts/DataTable';
import {LongCode} from '@site/src/components/parts/Value';
import {ExampleThumbnail} from '@site/src/components/Vignette';
import {withSampleData} from '../shared/sampleData';
import {Tool} from '../shared/Tool';
import {QUERIES} from './questions';

const load = () => withSampleData(import('./Explorer'));
const START = QUERIES[0]!.fields;
const KEYS = Object.keys(START);

/**
 * Questions about place and time, in the words of all three interfaces. The table says some of them without script;
 * a button fetches the map, the sample collection and the model of the server.
 */
export default function QueryExplorer(): ReactNode {
  return (
    <Tool
      map={<ExampleThumbnail of="search" />}
      button="Explore with a map"
      label="Query explorer"
      load={load}
      data={START}
      keys={KEYS}
    >
      <DataTable
        caption="Example queries of the explorer, as REST v0 requests"
        head={['Question', 'What it shows', 'Request']}
        rows={QUERIES.map(({title, teaches, requests}) => ({
          key: title,
          cells: [title, teaches, requests.map((request) => <LongCode key={request}>{request}</LongCode>)],
        }))}
      />
    </Tool>
  );
}
