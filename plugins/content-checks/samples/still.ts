/**
 * Loaded before each sample: makes its output the same at every run, so that a page can show it and a test compare it.
 * The clock stands still, and random bytes come from a counter. `STILL_OFFLINE` also takes the network away.
 */
import crypto, {createHash} from 'node:crypto';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';
import {CLOCK} from './clock';

/** A source of bytes that look random and depend only on its name and on how many were drawn before. */
function source(name: string): (size: number) => Buffer {
  let drawn = 0;
  return (size) => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < size; length += 32) {
      drawn += 1;
      blocks.push(createHash('sha256').update(`${name} ${drawn}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
}

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    super(...((args.length === 0 ? [CLOCK * 1000] : args) as [number]));
  }
  static override now(): number {
    return CLOCK * 1000;
  }
} as DateConstructor;

Object.assign(crypto, {randomBytes: source('sample')});
const web = source('web');
crypto.webcrypto.getRandomValues = (array) => {
  const {buffer, byteOffset, byteLength} = array as unknown as Uint8Array;
  new Uint8Array(buffer, byteOffset, byteLength).set(web(byteLength));
  return array;
};
if (process.env.STILL_OFFLINE) {
  net.Socket.prototype.connect = () => {
    throw new Error('This program says "runs: offline" and opens a connection.');
  };
}
syncBuiltinESMExports();
