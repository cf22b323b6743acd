import type {ReactNode} from 'react';
import {withSampleData} from '../shared/sampleData';
import {Tool} from '../shared/Tool';
import type {Field} from './request';

const load = () => withSampleData(import('./Panel'));

/** A form that sends a request to the model of the server in the page; a button fetches it. */
export default function TryRequest({path, fields}: {path: string; fields: readonly Field[]}): ReactNode {
  return (
    <Tool quiet button="Try it" label={`Try ${path}`} load={load} data={{path, fields}}>
      {null}
    </Tool>
  );
}
