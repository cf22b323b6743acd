import type {ReactNode} from 'react';
import {Near} from '../shared/Near';
import {LAYERS} from './layers';

const load = () => import('./Panel');

/** The bytes of a record in five layers, from the place to the signature, and what each field has to do with it. */
export default function RecordAnatomy(): ReactNode {
  return (
    <Near load={load} isTall>
      <ol>
        {Object.entries(LAYERS).map(([name, adds]) => (
          <li key={name}>
            <strong>{name}</strong> {adds}
          </li>
        ))}
      </ol>
    </Near>
  );
}
