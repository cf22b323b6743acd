/** Rows of the attestations on a chain, read over JSON-RPC. The real server reads the same from the indexers of EAS. */
import type {Hex} from 'viem';
import {decodeAbiParameters, getAddress, parseAbiParameters} from 'viem/utils';
import {decodePayload} from '@astral-docs/location-record/record/payload';
import {toRow, type IndexedAttestation} from './ingest';
import type {LocationProofRow} from './types';

const ATTESTATION = parseAbiParameters([
  'Attestation attestation',
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
]);
/** Attested(address,address,bytes32,bytes32) */
const ATTESTED = '0x8bf46bf4cfd674fa735a3d63ec1c9ad4153f033c290341f3a588b75685141b35';
/** getAttestation(bytes32) */
const GET_ATTESTATION = '0xa3112a64';

/**
 * Reads every attestation under the schema of v0.1; skips those whose bytes do not follow it, as the server does.
 *
 * @param url address of a JSON-RPC server
 * @param eas address of the EAS contract
 * @param schemaUid UID of the schema
 * @throws Error when the chain does not answer
 */
export async function fetchOnchainProofRows(url: string, eas: string, schemaUid: string): Promise<LocationProofRow[]> {
  const ask = async (method: string, params: unknown[]): Promise<unknown> => {
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
    const response = await fetch(url, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
    const {result, error} = (await response.json()) as {result?: unknown; error?: {message: string}};
    if (error) throw new Error(error.message);
    return result;
  };
  const filter = {address: eas, fromBlock: '0x0', toBlock: 'latest', topics: [ATTESTED, null, null, schemaUid]};
  const logs = (await ask('eth_getLogs', [filter])) as {data: string}[];
  const rows = await Promise.all(
    logs.map(async ({data: uid}) => {
      const call = {to: eas, data: GET_ATTESTATION + uid.slice(2)};
      const [found] = decodeAbiParameters(ATTESTATION, (await ask('eth_call', [call, 'latest'])) as Hex);
      try {
        const {eventTimestamp, ...payload} = decodePayload('v0.1', found.data);
        const {attester, recipient, time, revocationTime} = found;
        return [
          toRow({
            ...(payload as unknown as IndexedAttestation),
            eventTimestamp: Number(eventTimestamp),
            uid,
            chain: 'sepolia',
            attester: getAddress(attester),
            recipient: getAddress(recipient),
            timeCreated: Number(time),
            revocationTime: Number(revocationTime),
          }),
        ];
      } catch {
        return [];
      }
    }),
  );
  return rows.flat();
}
