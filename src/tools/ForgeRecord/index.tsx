import type {ReactNode} from 'react';
import {LazyFigure} from '../shared/LazyFigure';

const load = () => import('./Panel');

/** A signed record to forge: its place is moved on a map, and its signature is checked anew. */
export default function ForgeRecord(): ReactNode {
  return (
    <LazyFigure load={load}>
      <p>
        As signed, the place is 56.4343° N, 2.3871° W and the digest <code>e3b09cb7…d8b927cd</code>. The signature gives{' '}
        <code>0xCa8a…03C1</code>, the address in the record: <strong>Signature valid</strong>.
      </p>
      <p>
        Moved one degree, to 57.4343° N, 2.3871° W, the digest is <code>56c2089e…722cee4e</code>. The same signature
        gives <code>0x8EA6…9f24</code>: <strong>Signature no longer valid</strong>.
      </p>
    </LazyFigure>
  );
}
