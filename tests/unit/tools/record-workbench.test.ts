import {describe, expect, it} from 'vitest';
import attestations from '@astral-docs/location-record/vectors/attestations.json';
import badPackages from '@astral-docs/location-record/vectors/bad-packages.json';
import badPayloads from '@astral-docs/location-record/vectors/bad-payloads.json';
import badRecords from '@astral-docs/location-record/vectors/bad-records.json';
import records from '@astral-docs/location-record/vectors/records.json';
import {networks} from '@site/data/networks';
import {INITIAL_RECORD_FIELDS, deriveUnsignedRecord, type RecordForm} from '@site/src/lib/recordWorkbench/form';
import {inspectText} from '@site/src/lib/recordWorkbench/inspect';
import {parseUnixSeconds} from '@site/src/lib/recordWorkbench/time';
import {buildRecordWorkbenchData, buildRecordWorkbenchSamples} from '@site/plugins/facts/tools';
import {printPackage} from '@astral-docs/location-record/record/package';
import {signOffchain} from '@astral-docs/location-record/record/sign';
import {keccak256, stringToHex} from 'viem/utils';

const {domains, example, contracts} = buildRecordWorkbenchData();
const samples = buildRecordWorkbenchSamples();
const NOW = BigInt(badPackages.now);

const form = (change: Partial<RecordForm>): RecordForm => ({
  ...INITIAL_RECORD_FIELDS,
  chain: 'sepolia',
  time: '1735689600',
  salt: example.salt,
  ...change,
});

describe('record workbench: build', () => {
  it('computes UID, domain separator and digest of the vector, and signs as it does', async () => {
    const vector = attestations.cases.find(({id}) => id === 'v0.2')!;
    const under = vector.byDomainVersion['0.26'];
    const built = deriveUnsignedRecord(form({}), domains);
    expect(built.uid).toBe(vector.uid);
    expect(built.separator).toBe(under.domainSeparator);
    expect(built.digest).toBe(under.digest);
    const key = keccak256(stringToHex(attestations.key.text));
    const pack = await signOffchain(built.domain, built.message!, key);
    expect(pack.signature).toEqual(under.signature);
    expect((await inspectText(printPackage(pack), NOW, contracts))?.tone).toBe('good');
  });

  it('tells what is wrong by the name of the field and computes nothing from it', () => {
    const built = deriveUnsignedRecord(
      form({salt: '0x12', recipient: 'me', time: 'soon', ref: '0x', expires: 'later'}),
      domains,
    );
    expect(built.findings.map(({field}) => field).sort()).toEqual(['expires', 'recipient', 'ref', 'salt', 'time']);
    expect([built.message, built.uid, built.digest]).toEqual([null, null, null]);
    const text = deriveUnsignedRecord(form({location: '{'}), domains);
    expect(text.findings[0]).toMatchObject({level: 'error', field: 'location'});
    expect(text.data).toBeNull();
  });

  it('takes an address in small letters and in capitals, and names one whose capitals do not fit', () => {
    const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    const build = (text: string) => deriveUnsignedRecord(form({recipient: text}), domains);
    for (const text of [recipient.toLowerCase(), recipient.toUpperCase().replace('X', 'x')])
      expect(build(text).uid).toBe(build(recipient).uid);
    expect(build(recipient.replace('d8', 'D8')).findings.map(({field}) => field)).toEqual(['recipient']);
  });

  it('never throws, whatever a field holds', () => {
    const texts = [...'\uD800 \0 -0 1e400 [[ {} null'.split(' '), `0x${'F'.repeat(40)}`, `0x${'F'.repeat(64)}`];
    for (const field of Object.keys(INITIAL_RECORD_FIELDS))
      for (const text of texts)
        expect(() => deriveUnsignedRecord(form({[field]: text}), domains), `${field}: ${text}`).not.toThrow();
  });

  it('reads times as seconds and as ISO 8601', () => {
    expect(parseUnixSeconds('2025-01-01T00:00:00Z')).toBe(1735689600n);
    expect(parseUnixSeconds('1735689600')).toBe(1735689600n);
    expect(parseUnixSeconds(' ')).toBe(0n);
    expect(parseUnixSeconds('1 January 2025')).toBeNull();
  });

  it('offers test networks only, with the domain of each', () => {
    expect(domains.length).toBeGreaterThan(1);
    expect(domains.every(({key}) => networks.find((network) => network.key === key)?.testnet)).toBe(true);
  });
});

describe('record workbench: check', () => {
  const signedFor = async (chainId: number, verifyingContract: `0x${string}`) => {
    const {domain, message} = deriveUnsignedRecord(form({}), domains);
    const key = keccak256(stringToHex(attestations.key.text));
    const pack = await signOffchain({...domain, chainId: BigInt(chainId), verifyingContract}, message!, key);
    return (await inspectText(printPackage(pack), NOW, contracts))!;
  };

  it('rejects a valid signature for a contract that is not the EAS contract of its chain', async () => {
    const report = await signedFor(11155111, '0x1111111111111111111111111111111111111111');
    expect(report.tone).toBe('bad');
    expect(report.summary).not.toContain('Intact');
    expect(report.checks).toContainEqual(expect.objectContaining({state: 'bad', title: 'Contract is not EAS'}));
  });

  it('says that it cannot compare the contract of a chain it does not know', async () => {
    const report = await signedFor(31337, '0x1111111111111111111111111111111111111111');
    expect(report.tone).toBe('warn');
    expect(report.checks).toContainEqual(expect.objectContaining({state: 'warn', title: 'Contract is unknown'}));
  });

  it.each(badPackages.cases)('finds $code in $id', async ({package: pack, code, level, intact}) => {
    const report = (await inspectText(JSON.stringify(pack), NOW, contracts))!;
    expect(report.findings).toContainEqual(expect.objectContaining({code, level}));
    expect(report.tone).toBe(level === 'error' || !intact ? 'bad' : 'warn');
  });

  it.each(badPayloads.cases)('finds $code in payload $id, or names what it is', async ({id, data, code}) => {
    const report = (await inspectText(data, NOW, contracts))!;
    // These bytes are bad for one protocol version and good for the other: nothing in them names the schema.
    if (id === 'other-schema') expect(report.kind).toMatch(/^Payload of \d+ bytes, v0\.2$/);
    else expect(report.findings.map((entry) => entry.code)).toContain(code);
  });

  it.each(badRecords.cases)('finds $code in record $id', async ({record, code, level}) => {
    const report = (await inspectText(JSON.stringify(record), NOW, contracts))!;
    expect(report.findings).toContainEqual(expect.objectContaining({code, level}));
  });

  it.each(records.cases)('finds no error in record $id', async ({record}) => {
    expect((await inspectText(JSON.stringify(record), NOW, contracts))!.tone).not.toBe('bad');
  });

  it('judges the examples of the page as their names say', async () => {
    const tones: Record<string, string> = {};
    for (const {id, text} of samples) tones[id] = (await inspectText(text, NOW, contracts))!.tone;
    expect(tones).toMatchObject({
      good: 'good',
      v01: 'good',
      tampered: 'bad',
      dart: 'bad',
      sdk: 'bad',
      delegated: 'bad',
      blanks: 'warn',
      payload: 'good',
    });
  });

  it('recognizes a schema UID and an unknown signer', async () => {
    expect((await inspectText(example.schema, NOW, contracts))!.tone).toBe('good');
    expect((await inspectText(`0x${'ab'.repeat(32)}`, NOW, contracts))!.tone).toBe('warn');
  });

  it.each(['hello', '0xabc', '[]', '{}', 'null', '42x', '{"sig":{}}', '{"sig":null}'])(
    'never throws for %j',
    async (text) => {
      expect((await inspectText(text, NOW, contracts))?.tone).toBe('bad');
    },
  );

  it('has nothing to say to nothing', async () => {
    expect(await inspectText('  ', NOW, contracts)).toBeNull();
  });
});
