/** The part of `node:crypto` that programs use. */
import {sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {Buffer} from 'buffer';

const algorithms = {sha256, sha384, sha512};

class Hash {
  readonly #state;

  constructor(name: string) {
    const make = algorithms[name.toLowerCase().replace('-', '') as keyof typeof algorithms];
    if (!make)
      throw new Error(`${name} isn't available on this page; use one of: ${Object.keys(algorithms).join(', ')}.`);
    this.#state = make.create();
  }

  update(data: string | Uint8Array, encoding: 'utf8' | 'hex' | 'base64' = 'utf8'): this {
    this.#state.update(typeof data === 'string' ? Buffer.from(data, encoding) : data);
    return this;
  }

  digest(encoding?: 'hex' | 'base64' | 'base64url'): Buffer | string {
    const bytes = Buffer.from(this.#state.digest());
    if (encoding !== 'base64url') return encoding ? bytes.toString(encoding) : bytes;
    return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

/** SHA-2 as Node.js has it; other algorithms say that they are missing. */
export const createHash = (name: string): Hash => new Hash(name);
export const randomBytes = (size: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
export const randomUUID = (): string => crypto.randomUUID();
export const webcrypto = globalThis.crypto;
export const {subtle} = webcrypto;
export const getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T =>
  webcrypto.getRandomValues(array);
