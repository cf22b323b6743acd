import type {Hex} from 'viem';
import {hexToBigInt, keccak256, recoverAddress} from 'viem/utils';
import {expect, it} from 'vitest';
import {buildRecordFigureData} from '../../../plugins/home/figures';

const {anatomy, forgery} = buildRecordFigureData();
const [place, schema, payload, envelope, signature] = anatomy.layers.map(({segments}) => segments);
const bytes = (segments: typeof place, field?: string): string =>
  segments!.flatMap((part) => (field === undefined || part.field === field ? part.hex : [])).join('');

it('each layer of a record goes into the next, up to the address of its signer', async () => {
  expect(bytes(payload, 'location')).toContain(bytes(place));
  expect(bytes(envelope, 'schema')).toBe(bytes(schema));
  expect(`0x${bytes(envelope, 'data')}`).toBe(keccak256(`0x${bytes(payload)}`));
  const [domain, ...words] = envelope!;
  const digest = keccak256(`0x1901${domain!.hex}${keccak256(`0x${bytes(words)}`).slice(2)}`);
  expect(`0x${bytes(signature, 'digest')}`).toBe(digest);
  const [r, s] = ['r', 's'].map((field): Hex => `0x${bytes(signature, field)}`) as [Hex, Hex];
  const v = hexToBigInt(`0x${bytes(signature, 'v')}`);
  expect(await recoverAddress({hash: digest, signature: {r, s, v}})).toBe(forgery.record.attester);
});
