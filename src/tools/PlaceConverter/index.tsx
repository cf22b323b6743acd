import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/parts/DataTable';
import {LongCode} from '@site/src/components/parts/Value';
import vignette from '@site/src/components/Vignette/styles.module.css';
import {Tool} from '../shared/Tool';
import type {Place} from './types';

const load = () => import('./Panel');

const KEYS = ['place', 'order', 'h3', 'geohash'];

const map = (
  <svg className={vignette.vignette} viewBox="0 0 120 56" aria-hidden="true">
    <path d="M42 28h36M60 10v36M50 28a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
  </svg>
);

/**
 * Turns a place from any form into every other. The table says it for one place without script; a button fetches the part
 * with a map and a field, which answers for a place of the reader's own. Nothing is sent.
 */
export default function PlaceConverter({data}: {readonly data: Place}): ReactNode {
  return (
    <Tool map={map} button="Convert a place of your own" label="Place converter" load={load} data={data} keys={KEYS}>
      <DataTable
        caption={`One place in every form: ${data.name}. Degrees on WGS 84.`}
        head={['Form', 'Order of axes', 'Value']}
        rows={data.rows.map(({name, order, text}) => ({
          key: name,
          cells: [name, order, <LongCode key="value">{text}</LongCode>],
        }))}
      />
    </Tool>
  );
}
