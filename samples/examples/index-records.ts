// runs: evm
// An index of your own: read the log of the EAS contract, keep what is yours
// and valid, and ask it about places.
// #region setup
import {EAS, NO_EXPIRATION} from '@ethereum-attestation-service/eas-sdk';
import {Interface, Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {gridDisk, latLngToCell} from 'h3-js';
import {SCHEMA_UID, decodePayload, encodePlace} from '../offchain/location';
import {EAS_ADDRESS, connect} from '../onchain/connect';
const provider = await connect();
// #endregion setup

// #region index
interface Indexed {
  readonly uid: string;
  readonly attester: string;
  readonly eventTime: number;
  readonly lon: number;
  readonly lat: number;
  readonly memo: string;
}

const RESOLUTION = 7; // cells of about 5 km²
const events = new Interface([
  'event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
  'event Revoked(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
]);

class RecordIndex {
  readonly byUid = new Map<string, Indexed>();
  readonly byCell = new Map<string, Set<string>>();
  readonly refused: string[] = [];
  #nextBlock: number;

  constructor(
    private readonly eas: EAS,
    firstBlock: number,
  ) {
    this.#nextBlock = firstBlock;
  }

  /**
   * Reads the blocks since the last call, in slices that a public endpoint
   * accepts. Blocks younger than `depth` wait.
   */
  async update(depth = 2, slice = 5_000): Promise<void> {
    const head = (await provider.getBlockNumber()) - depth;
    while (this.#nextBlock <= head) {
      const toBlock = Math.min(this.#nextBlock + slice - 1, head);
      const topics = [
        [
          events.getEvent('Attested')!.topicHash,
          events.getEvent('Revoked')!.topicHash,
        ],
        null,
        null,
        SCHEMA_UID,
      ];
      for (const log of await provider.getLogs({
        address: EAS_ADDRESS,
        topics,
        fromBlock: this.#nextBlock,
        toBlock,
      })) {
        const event = events.parseLog(log);
        const uid = String(event?.args.uid);
        if (event?.name === 'Attested') await this.#add(uid);
        else this.#remove(uid);
      }
      this.#nextBlock = toBlock + 1;
    }
  }

  async #add(uid: string): Promise<void> {
    const record = await this.eas.getAttestation(uid);
    if (record.revocationTime !== 0n) return;
    try {
      // The contract accepts any bytes under any schema: a payload that cannot
      // be read is no reason to stop.
      const fields = decodePayload(record.data);
      const geometry = JSON.parse(String(fields.location)) as {
        type: string;
        coordinates: [number, number];
      };
      const [lon, lat] = geometry.coordinates;
      if (
        geometry.type !== 'Point' ||
        !Number.isFinite(lon) || // text, such as "1", is not a number either
        !Number.isFinite(lat) ||
        Math.abs(lon) > 180 ||
        Math.abs(lat) > 90
      )
        throw new Error('no point');
      const cell = latLngToCell(lat, lon, RESOLUTION);
      this.byUid.set(uid, {
        uid,
        attester: record.attester,
        eventTime: Number(fields.eventTimestamp),
        lon,
        lat,
        memo: String(fields.memo),
      });
      this.byCell.set(cell, (this.byCell.get(cell) ?? new Set()).add(uid));
    } catch {
      this.refused.push(uid);
    }
  }

  #remove(uid: string): void {
    const known = this.byUid.get(uid);
    if (known === undefined) return;
    this.byUid.delete(uid);
    this.byCell
      .get(latLngToCell(known.lat, known.lon, RESOLUTION))
      ?.delete(uid);
  }

  /**
   * Records in the cell of a place and in the cells around it, up to `rings`
   * cells away.
   */
  near(lon: number, lat: number, rings = 1): Indexed[] {
    const cells = gridDisk(latLngToCell(lat, lon, RESOLUTION), rings);
    return cells.flatMap((cell) =>
      [...(this.byCell.get(cell) ?? [])].flatMap(
        (uid) => this.byUid.get(uid) ?? [],
      ),
    );
  }
}
// #endregion index

// #region records
async function write(
  eas: EAS,
  memo: string,
  location: string,
): Promise<string> {
  const data = encodePlace({location, memo, eventTimestamp: 1735689600});
  const message = {
    recipient: ZeroAddress,
    expirationTime: NO_EXPIRATION,
    revocable: true,
    refUID: ZeroHash,
    data,
  };
  return (await eas.attest({schema: SCHEMA_UID, data: message})).wait();
}
// #endregion records

// #region run
async function main(): Promise<void> {
  // A throw-away key, public in this file.
  const wallet = new Wallet('0x' + '11'.repeat(32), provider);
  const eas = new EAS(EAS_ADDRESS).connect(wallet);
  const point = (lon: number, lat: number): string =>
    JSON.stringify({type: 'Point', coordinates: [lon, lat]});
  const index = new RecordIndex(eas, (await provider.getBlockNumber()) + 1);

  await write(eas, 'transit circle', point(-0.001475, 51.477812));
  const kiosk = await write(eas, 'kiosk', point(-0.0035, 51.4789));
  await write(eas, 'tower bridge', point(-0.0754, 51.5055));
  await write(eas, 'unreadable', '51.477812, -0.001475');

  const show = (title: string): void => {
    const found = index
      .near(-0.0015, 51.4778)
      .map(({memo}) => memo)
      .sort();
    console.log(
      title.padEnd(22),
      'indexed',
      index.byUid.size,
      '· rejected',
      index.refused.length,
      '· near Greenwich:',
      found.join(', '),
    );
  };
  await index.update(0);
  show('after the first pass');

  await (await eas.revoke({schema: SCHEMA_UID, data: {uid: kiosk}})).wait();
  await index.update(0);
  show('after a revocation');
}

void main();
// #endregion run
