import {Buffer} from 'buffer';
import {checkArgument} from './errors';

/** The bytes of a text or of what lies behind a view, such as a list of 16-bit numbers. */
export function bytesOf(data: string | ArrayBufferView, encoding?: BufferEncoding, name = 'data'): Uint8Array {
  const types = 'of type string or an instance of Buffer, TypedArray, or DataView';
  checkArgument(typeof data === 'string' || ArrayBuffer.isView(data), name, types, data);
  return typeof data === 'string'
    ? Buffer.from(data, encoding)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
