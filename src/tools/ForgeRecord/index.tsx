import type {ReactNode} from 'react';
import {Near} from '../shared/Near';

const load = () => import('./Panel');

/** A signed record to forge: its place is moved on a map, and its signature is checked anew. */
export default function ForgeRecord(): ReactNode {
  return (
    <Near load={load}>
      <p>
        Move the place of a signed record by one degree: the bytes of its payload change, and so does the digest. The
        signature then leads to another address.
      </p>
    </Near>
  );
}
