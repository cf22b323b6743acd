/**
 * A thread of Node.js that the worker of the playground takes for one of a browser. Clock and random bytes are those of the
 * recordings (checks/samples/still.ts), so outputs are compared to the letter.
 */
import {createHash} from 'node:crypto';
import {parentPort, workerData} from 'node:worker_threads';

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [workerData.clock * 1000] : args));
  }
  static now() {
    return workerData.clock * 1000;
  }
};

let drawn = 0;
function draw(array) {
  const blocks = [];
  for (let length = 0; length < array.byteLength; length += 32) {
    drawn += 1;
    blocks.push(createHash('sha256').update(`sample ${drawn}`).digest());
  }
  array.set(Buffer.concat(blocks).subarray(0, array.byteLength));
  return array;
}
const real = globalThis.crypto;
const still = {subtle: real.subtle, getRandomValues: draw, randomUUID: () => real.randomUUID()};
Object.defineProperty(globalThis, 'crypto', {value: still, configurable: true});

const listeners = {};
globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = (name, listener) => {
  listeners[name] = listener;
};
process.on('unhandledRejection', (reason) => listeners.unhandledrejection({reason, preventDefault() {}}));

await import(workerData.worker);
parentPort.on('message', (data) => globalThis.onmessage({data}));
