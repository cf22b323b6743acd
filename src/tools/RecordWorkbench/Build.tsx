import {type ComponentProps, type ReactNode, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {
  CRS84,
  LOCATION_TYPES,
  LP_VERSION,
  printPackage,
  type OffchainPackage,
} from '@astral-docs/location-record/record';
import {
  Announce,
  Button,
  CopyButton,
  CopyRow,
  CopyRows,
  Fields,
  SaveButton,
  SelectField,
  TextField,
} from '../shared/parts';
import {Json} from '../shared/Json';
import {useQuery} from '../shared/query';
import {build, count, printTime, readTime, type BuildFields} from '@site/src/lib/recordWorkbench';
import {Findings} from './Findings';
import {PayloadMap} from './PayloadMap';
import type {Given} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** What the form holds at first: the example of the page. */
const startOf = ({example, domains}: Given): BuildFields => ({
  type: 'geojson-point',
  location: '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  srs: CRS84,
  version: LP_VERSION,
  event: '',
  memo: '',
  mediaType: '',
  mediaData: '',
  attributes: '',
  chain: (domains.find(({chainId}) => chainId === example.chain) ?? domains[0]!).key,
  recipient: '',
  time: String(example.time),
  expires: '',
  revocable: 'yes',
  ref: '',
  salt: example.salt,
});

/** Members of the record that the form calls otherwise: findings go by the names of the record. */
const MEMBERS: Partial<Record<keyof BuildFields, string>> = {
  version: 'lp_version',
  event: 'event_timestamp',
  mediaType: 'media_type',
  mediaData: 'media_data',
};

/** A location of each type at the same place, so that changing the type shows what the type wants. */
const STARTS: Record<string, string> = {
  'coordinate-decimal+lon-lat': '[-0.001475,51.477812]',
  'geojson-point': '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  'geojson-line': '{"type":"LineString","coordinates":[[-0.001475,51.476812],[-0.001475,51.478812]]}',
  'geojson-polygon':
    '{"type":"Polygon","coordinates":[[[-0.002,51.4775],[-0.001,51.4775],[-0.001,51.478],[-0.002,51.478],[-0.002,51.4775]]]}',
  h3: '89194ad2307ffff',
  geohash: 'gcpuzgnzv',
  wkt: 'POINT (-0.001475 51.477812)',
  address: 'Royal Observatory, Blackheath Avenue, London SE10 8XJ, United Kingdom',
  scaledCoordinates: '{"x":-1475,"y":51477812,"scale":1000000}',
};

const utc = (text: string): string => {
  const seconds = readTime(text);
  return seconds === null || seconds === 0n
    ? 'Unix seconds, or a time such as 2026-11-21T12:00:00Z'
    : `${printTime(seconds)} (${seconds})`;
};

export function Build({given, onCheck}: {readonly given: Given; readonly onCheck: (text: string) => void}): ReactNode {
  const start = useMemo(() => startOf(given), [given]);
  const [fields, change] = useQuery(start);
  const built = useMemo(() => build(fields, given.domains), [fields, given.domains]);
  const [signed, setSigned] = useState<{digest: string; pack: OffchainPackage}>();
  const [failure, setFailure] = useState('');
  // The key lives here and nowhere else: not in the address, not in storage, not on the screen.
  const key = useRef<`0x${string}`>(undefined);
  const problemOf = (name: keyof BuildFields): string => {
    const all = built.findings.filter(
      ({level, field = ''}) => level === 'error' && field.split('.')[0] === (MEMBERS[name] ?? name),
    );
    const first = all.slice(0, 3).map(({message}) => message);
    return [...first, ...(all.length > 3 ? [`and ${all.length - 3} more`] : [])].join('; ');
  };
  const set = (name: keyof BuildFields) => (value: string) => change({[name]: value});
  const text = (name: keyof BuildFields, more: Partial<ComponentProps<typeof TextField>> = {}): ReactNode => (
    <TextField
      label={MEMBERS[name] ?? name}
      value={fields[name]}
      problem={problemOf(name)}
      onChange={set(name)}
      {...more}
    />
  );
  const chain = given.domains.find(({key: name}) => name === fields.chain) ?? given.domains[0]!;

  const sign = async (again: boolean): Promise<void> => {
    const {message, domain, digest} = built;
    if (!message || !digest) return;
    try {
      const {newThrowAwayKey, signOffchain} = await import('@astral-docs/location-record/record/sign');
      if (again || !key.current) key.current = newThrowAwayKey();
      setSigned({digest, pack: await signOffchain(domain, message, key.current)});
      setFailure('');
    } catch {
      setFailure('The part that signs could not be fetched. Check the connection and try again.');
    }
  };
  const salt = (): void => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    change({salt: `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`});
  };
  const fresh = signed && signed.digest === built.digest ? signed.pack : undefined;
  const packed = fresh && JSON.stringify(JSON.parse(printPackage(fresh)), null, 2);

  return (
    <div className={styles.panes}>
      <div>
        <fieldset className={clsx(shared.part, styles.group)}>
          <legend>Content</legend>
          <Fields>
            <SelectField
              label="location_type"
              wide
              value={fields.type}
              options={LOCATION_TYPES.map((name) => [name, name])}
              onChange={(type) =>
                // A location that the reader has not touched follows the type; one of their own is never replaced.
                change(Object.values(STARTS).includes(fields.location) ? {type, location: STARTS[type]} : {type})
              }
            />
            {text('location', {wide: true, rows: 3, mono: true})}
            {text('srs', {mono: true, wraps: true, wide: true})}
            {text('version', {mono: true})}
            {text('event', {label: 'event_timestamp (optional)', hint: utc(fields.event)})}
            {text('memo', {label: 'memo (optional)', wide: true, hint: 'Goes into attributes, when that is empty'})}
          </Fields>
          <details className={styles.more}>
            <summary>Media and attributes</summary>
            <Fields>
              {text('mediaType')}
              {text('mediaData')}
              {text('attributes', {label: 'attributes, as JSON text', mono: true, wide: true})}
            </Fields>
          </details>
        </fieldset>
        <fieldset className={clsx(shared.part, styles.group)}>
          <legend>Who signs it, when, for which chain</legend>
          <Fields>
            <SelectField
              label="Chain"
              wide
              value={chain.key}
              options={given.domains.map(({key: name, name: label, chainId}) => [name, `${label} (${chainId})`])}
              hint={`EAS ${chain.version} at ${chain.eas.slice(0, 8)}…`}
              onChange={set('chain')}
            />
            {text('time', {label: 'time of signing', hint: utc(fields.time)})}
            <div className={clsx(shared.buttons, styles.timed)}>
              <Button onClick={() => change({time: String(Math.floor(Date.now() / 1000))})}>Time: now</Button>
              <Button onClick={salt}>New salt</Button>
            </div>
            {text('salt', {
              wide: true,
              wraps: true,
              mono: true,
              hint:
                fields.salt === given.example.salt
                  ? 'The salt of the example. Use a new one for a record that you keep: it prevents others from guessing the place from the UID.'
                  : '32 random bytes. Without them, no one can verify the record.',
            })}
          </Fields>
          <details className={styles.more}>
            <summary>Recipient, expiry, revocation, reference</summary>
            <Fields>
              {text('recipient', {label: 'recipient (optional)', mono: true, wide: true})}
              {text('expires', {
                label: 'expirationTime (optional)',
                hint: fields.expires.trim() === '' ? 'Empty: it never expires' : utc(fields.expires),
              })}
              <SelectField
                label="revocable"
                value={fields.revocable === 'yes' ? 'yes' : 'no'}
                options={['yes', 'no'].map((word) => [word, word])}
                onChange={set('revocable')}
              />
              {text('ref', {label: 'refUID (optional)', mono: true, wide: true})}
            </Fields>
          </details>
        </fieldset>
      </div>
      <div className={styles.follows}>
        <h3 className={shared.title}>Checks</h3>
        <Findings findings={built.findings} none="No rule is broken." />
        {Object.keys(built.record).length > 4 && (
          <p className={shared.warning}>
            The four-string schema has no slot for{' '}
            {Object.keys(built.record)
              .slice(4)
              .map((name) => (
                <code key={name}>{name} </code>
              ))}
            : the payload leaves it out, and no signature covers it.
          </p>
        )}
        <Announce>{`${count(built.findings)}. ${built.digest ? `Digest ${built.digest.slice(0, 10)}` : 'No digest yet'}.`}</Announce>
        <CopyRows>
          {built.digest && <CopyRow name="EIP-712 digest" note="what gets signed" text={built.digest} />}
          {built.uid && <CopyRow name="UID, offchain" text={built.uid} />}
        </CopyRows>
        {built.data && (
          <>
            <h3 className={shared.title}>Payload, {built.words.length * 32} bytes</h3>
            <PayloadMap words={built.words} label="Words of the payload" />
            <CopyButton text={built.data} what="the payload" full />
          </>
        )}
      </div>
      <div>
        <div className={shared.part}>
          <h3 className={shared.title}>What the hashes are made of</h3>
          <CopyRows>
            <CopyRow name="Record as JSON" text={JSON.stringify(built.record)} />
            <CopyRow name="Schema string" text={built.schema.string} />
            <CopyRow name="Schema UID" text={built.schema.uid} />
            <CopyRow name="Domain separator" note={`${chain.name}, chain ${chain.chainId}`} text={built.separator} />
          </CopyRows>
        </div>

        <div className={shared.part}>
          <h3 className={shared.title}>Sign</h3>
          <p>
            The page creates a throwaway key, uses it, and deletes it when you leave. It never asks for your own key. Do
            not enter one.
          </p>
          <div className={shared.buttons}>
            <Button primary onClick={() => void sign(false)}>
              Sign with a throwaway key
            </Button>
            {signed && <Button onClick={() => void sign(true)}>Sign with another new key</Button>}
          </div>
          <div role="status">
            {failure && <p className={shared.warning}>{failure}</p>}
            {!built.digest && <p>Fix the marked fields first; then you can sign.</p>}
            {signed && !fresh && (
              <p className={shared.warning}>You have changed the form since you signed. Sign again.</p>
            )}
            {fresh && (
              <p>
                Signed by <code>{fresh.signer}</code>
              </p>
            )}
          </div>
          {packed && (
            <>
              <div className={shared.buttons}>
                <CopyButton text={packed} what="the package" full />
                <SaveButton text={packed} name="record.json">
                  Save as a file
                </SaveButton>
                <Button onClick={() => onCheck(packed)}>Check it</Button>
              </div>
              <Json label="Signed package" role="region" className={styles.json}>
                {packed}
              </Json>
            </>
          )}
          <p className={shared.hint}>
            The address of this page contains the values of the form, so that you can share it. It never contains a key
            or a signature.
          </p>
        </div>
      </div>
    </div>
  );
}
