import {describe, expect, it} from 'vitest';
import {records} from '@site/data/records';
import {cellToBoundary} from 'h3-js';
import {boundingBox, checkGeometry} from '@astral-docs/location-record/geo';
import {
  LOCATION_TYPES,
  ZERO_UID,
  checkPayload,
  decodePayload,
  isValid,
  formatSchema,
  schemaUid,
  verifyPackage,
} from '@astral-docs/location-record/record';
import {toOffchainPackage} from '@astral-docs/location-record/record/sample';

type Hex = `0x${string}`;

describe('sample collection', () => {
  it('holds every location type in both protocol versions, and each UID once', () => {
    for (const generation of ['v0.1', 'v0.2']) {
      const types = new Set(
        records.filter((record) => record.generation === generation).map(({locationType}) => locationType),
      );
      for (const type of LOCATION_TYPES) expect(types, generation).toContain(type);
    }
    expect(new Set(records.map(({uid}) => uid)).size).toBe(records.length);
    expect(records.length).toBeGreaterThanOrEqual(200);
  });

  it('is signed throughout: UID, signature, schema and payload of every record', async () => {
    for (const record of records) {
      const verdict = await verifyPackage(toOffchainPackage(record), {
        schema: schemaUid(formatSchema(record.generation)),
      });
      expect(verdict.intact, record.place.name).toBe(true);
      expect(
        verdict.findings.filter(({code}) => code !== 'api-swaps-axes'),
        record.place.name,
      ).toEqual([]);
    }
  });

  it('states next to each payload what the payload says', () => {
    for (const record of records) {
      const {srs, locationType: location_type, location} = record;
      if (record.generation === 'v0.1') {
        const payload = decodePayload('v0.1', record.data as Hex);
        expect(record).toMatchObject({...payload, eventTimestamp: Number(payload.eventTimestamp)});
        expect(isValid(checkPayload('v0.1', record.data as Hex))).toBe(true);
      } else
        expect(decodePayload('v0.2', record.data as Hex)).toEqual({lp_version: '1.0.0', srs, location_type, location});
    }
  });

  it('derives the geometry that a reader derives', () => {
    for (const {locationType, location, geometry, longitude, latitude, place} of records) {
      expect(checkGeometry({type: 'Point', coordinates: [place.longitude, place.latitude]})).toEqual([]);
      if (!geometry) {
        expect([locationType, longitude, latitude]).toEqual(['address', null, null]);
        continue;
      }
      expect(
        checkGeometry(geometry).filter(({level}) => level === 'error'),
        place.name,
      ).toEqual([]);
      const [west, south, east, north] = boundingBox(geometry);
      expect(longitude!, place.name).toBeGreaterThanOrEqual(west - 1e-5);
      expect(longitude!, place.name).toBeLessThanOrEqual(east + 1e-5);
      expect(latitude!, place.name).toBeGreaterThanOrEqual(south - 1e-5);
      expect(latitude!, place.name).toBeLessThanOrEqual(north + 1e-5);
      if (locationType === 'h3') {
        const boundary = cellToBoundary(location, true);
        boundary.forEach((position, i) =>
          position.forEach((n, axis) => expect((geometry.coordinates as number[][][])[0]![i]![axis]).toBeCloseTo(n, 5)),
        );
      }
    }
  });

  it('refers only to earlier records of the same chain, and nothing is in the future', () => {
    const seen = new Map<string, string>();
    for (const record of records) {
      if (record.refUID !== ZERO_UID) expect(seen.get(record.refUID)).toBe(record.chain);
      seen.set(record.uid, record.chain);
      expect(record.time).toBeGreaterThan(record.eventTimestamp);
      expect(record.time).toBeLessThan(Date.UTC(2026, 10, 21) / 1000);
      expect(record.revocationTime > record.time).toBe(record.revoked);
      expect(record.revocationTime).toBeLessThan(Date.UTC(2026, 10, 21) / 1000);
    }
  });
});
