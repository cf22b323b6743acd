/** The part of `node:crypto` that programs use. */
import {hmac} from '@noble/hashes/hmac.js';
import {md5, ripemd160, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {sha3_256} from '@noble/hashes/sha3.js';
import {Buffer} from 'buffer';

const algorithms = {md5, ripemd160, sha1, sha224, sha256, sha384, sha512, 'sha3-256': sha3_256};

function algorithmOf(name: string): typeof sha256 {
  const found = algorithms[name.toLowerCase().replace(/^sha-(?=\d)/, 'sha') as keyof typeof algorithms];
  if (!found)
    throw new Error(`${name} isn't available on this page; use one of: ${Object.keys(algorithms).join(', ')}.`);
  return found as typeof sha256;
}

const bytesOf = (data: string | Uint8Array, encoding?: BufferEncoding): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data, encoding) : data;

class Hash {
  #isDone = false;

  constructor(private readonly state: ReturnType<typeof sha256.create>) {
    Object.defineProperty(this, 'state', {enumerable: false});
  }

  #use(): typeof this.state {
    if (this.#isDone) throw Object.assign(new Error('Digest already called'), {code: 'ERR_CRYPTO_HASH_FINALIZED'});
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

export const createHash = (name: string): Hash => new Hash(algorithmOf(name).create());
export const createHmac = (name: string, key: string | Uint8Array): Hash =>
  new Hash(hmac.create(algorithmOf(name), bytesOf(key)) as never);
export const randomBytes = (size: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
export const randomInt = (low: number, high?: number): number => {
  const [from, to] = high === undefined ? [0, low] : [low, high];
  return from + (randomBytes(6).readUIntBE(0, 6) % (to - from));
};
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
export const randomUUID = (): string => crypto.randomUUID();
export const webcrypto = globalThis.crypto;
export const {subtle} = webcrypto;
export const getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T =>
  webcrypto.getRandomValues(array);
