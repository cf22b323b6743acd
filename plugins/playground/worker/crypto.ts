/** The part of `node:crypto` that programs use. */
import {hmac} from '@noble/hashes/hmac.js';
import {md5, ripemd160, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {sha3_256} from '@noble/hashes/sha3.js';
import {Buffer} from 'buffer';
import {bytesOf} from './bytes';
import {checkArgument, makeNodeError} from './errors';

const algorithms = {md5, ripemd160, sha1, sha224, sha256, sha384, sha512, 'sha3-256': sha3_256};

function algorithmOf(name: string, label: string): typeof sha256 {
  checkArgument(typeof name === 'string', label, 'of type string', name);
  const found = algorithms[name.toLowerCase().replace(/^sha-(?=\d)/, 'sha') as keyof typeof algorithms];
  if (!found)
    throw new Error(`${name} isn't available on this page; use one of: ${Object.keys(algorithms).join(', ')}.`);
  return found as typeof sha256;
}

class Hash {
  #isDone = false;

  constructor(private readonly state: ReturnType<typeof sha256.create>) {
    Object.defineProperty(this, 'state', {enumerable: false});
  }

  #use(): typeof this.state {
    if (this.#isDone) throw makeNodeError(Error, 'ERR_CRYPTO_HASH_FINALIZED', 'Digest already called');
    return this.state;
  }

  update(data: string | Uint8Array, encoding?: BufferEncoding): this {
    this.#use().update(bytesOf(data, encoding));
    return this;
  }

  copy(): Hash {
    return new Hash(this.#use().clone());
  }

  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#use().digest());
    this.#isDone = true;
    return encoding ? bytes.toString(encoding) : bytes;
  }
}

export const createHash = (name: string): Hash => new Hash(algorithmOf(name, 'algorithm').create());
export function createHmac(name: string, key: string | Uint8Array): Hash {
  const algorithm = algorithmOf(name, 'hmac');
  const types = 'of type string or an instance of ArrayBuffer, Buffer, TypedArray, DataView, KeyObject, or CryptoKey';
  checkArgument(typeof key === 'string' || ArrayBuffer.isView(key), 'key', types, key);
  return new Hash(hmac.create(algorithm, bytesOf(key)) as never);
}

type Done<Value> = (error: unknown, value: Value) => void;

/** What a function of Node.js does with its result: returns it, or gives it to the function that stands last. */
function handOver<Value>(value: Value, done: Done<Value> | undefined, error: unknown): Value {
  if (done) setImmediate(done, error, value);
  return (done ? undefined : value) as Value;
}

const drawBytes = (size: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
export const randomBytes = (size: number, done?: Done<Buffer>): Buffer => handOver(drawBytes(size), done, null);
export function randomInt(...given: readonly (number | Done<number> | undefined)[]): number {
  const done = given.find((one) => typeof one === 'function');
  const [low = 0, high] = given.filter((one) => typeof one === 'number');
  const [from, to] = high === undefined ? [0, low] : [low, high];
  const words = `It must be greater than the value of "min" (${from}). Received ${to}`;
  if (to <= from) throw makeNodeError(RangeError, 'ERR_OUT_OF_RANGE', `The value of "max" is out of range. ${words}`);
  return handOver(from + (drawBytes(6).readUIntBE(0, 6) % (to - from)), done, undefined);
}
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length === other.length) return Buffer.compare(one, other) === 0;
  const text = 'Input buffers must have the same byte length';
  throw makeNodeError(RangeError, 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH', text);
};
export const randomUUID = (): string => crypto.randomUUID();
export const webcrypto = globalThis.crypto;
export const {subtle} = webcrypto;
export const getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T =>
  webcrypto.getRandomValues(array);
