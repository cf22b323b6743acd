import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import type {Finding} from '@astral-docs/location-record/geo';
import {LOCATION_TYPES} from '@astral-docs/location-record/record';
import {chooseSigningDomain, type RecordForm as Values} from '@site/src/lib/recordWorkbench/form';
import {formatUnixSeconds, parseUnixSeconds} from '@site/src/lib/recordWorkbench/time';
import {Button, SelectField, TextField} from '../shared/parts';
import type {WorkbenchData} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Members of the record that the form calls otherwise: findings go by the names of the record. */
const MEMBERS: Partial<Record<keyof Values, string>> = {
  version: 'lp_version',
  event: 'event_timestamp',
  mediaType: 'media_type',
  mediaData: 'media_data',
};

/** A location of each type at the same place, so that changing the type shows what the type wants. */
const SAMPLE_LOCATIONS: Record<string, string> = {
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

function describeTime(text: string): string {
  const seconds = parseUnixSeconds(text);
  return seconds === null || seconds === 0n
    ? 'Unix seconds, or a time such as 2026-11-21T12:00:00Z'
    : `${formatUnixSeconds(seconds)} (${seconds})`;
}

/** The errors of one field in a sentence: the first three, and how many more there are. */
function describeProblem(name: keyof Values, findings: readonly Finding[]): string {
  const errors = findings.filter(
    ({level, field = ''}) => level === 'error' && field.split('.')[0] === (MEMBERS[name] ?? name),
  );
  const first = errors.slice(0, 3).map(({message}) => message);
  return [...first, ...(errors.length > 3 ? [`and ${errors.length - 3} more`] : [])].join('; ');
}

interface FormProps {
  readonly fields: Values;
  readonly findings: readonly Finding[];
  readonly data: WorkbenchData;
  readonly onChange: (change: Partial<Values>) => void;
}

/** Returns a function that renders the text field of one value. */
const createTextField =
  ({fields, findings, onChange}: FormProps) =>
  (name: keyof Values, more: Partial<ComponentProps<typeof TextField>> = {}): ReactNode => (
    <TextField
      label={MEMBERS[name] ?? name}
      value={fields[name]}
      problem={describeProblem(name, findings)}
      onChange={(value) => onChange({[name]: value})}
      {...more}
    />
  );

/** What a record says. */
export function ContentFields(props: FormProps): ReactNode {
  const {fields, onChange} = props;
  const text = createTextField(props);
  return (
    <fieldset className={clsx(shared.part, styles.group)}>
      <legend>Content</legend>
      <div className={shared.fields}>
        <SelectField
          label="location_type"
          wide
          value={fields.type}
          options={LOCATION_TYPES.map((name) => [name, name])}
          onChange={(type) => {
            // A location that the reader has not touched follows the type; one of their own is never replaced.
            const isSample = Object.values(SAMPLE_LOCATIONS).includes(fields.location);
            onChange(isSample ? {type, location: SAMPLE_LOCATIONS[type]} : {type});
          }}
        />
        {text('location', {wide: true, rows: 3})}
        {text('srs', {wraps: true, wide: true})}
        {text('version')}
        {text('event', {label: 'event_timestamp (optional)', hint: describeTime(fields.event)})}
        {text('memo', {label: 'memo (optional)', wide: true, hint: 'Goes into attributes, when that is empty'})}
      </div>
      <details className={styles.more}>
        <summary>Media and attributes</summary>
        <div className={shared.fields}>
          {text('mediaType')}
          {text('mediaData')}
          {text('attributes', {label: 'attributes, as JSON text', wide: true})}
        </div>
      </details>
    </fieldset>
  );
}

function generateSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The envelope that gets signed around the content. */
export function EnvelopeFields(props: FormProps): ReactNode {
  const {fields, data, onChange} = props;
  const text = createTextField(props);
  const chain = chooseSigningDomain(data.domains, fields);
  return (
    <fieldset className={clsx(shared.part, styles.group)}>
      <legend>Who signs it, when, for which chain</legend>
      <div className={shared.fields}>
        <SelectField
          label="Chain"
          wide
          value={chain.key}
          options={data.domains.map(({key, name, chainId}) => [key, `${name} (${chainId})`])}
          hint={`EAS ${chain.version} at ${chain.eas.slice(0, 8)}…`}
          onChange={(key) => onChange({chain: key})}
        />
        {text('time', {label: 'time of signing', hint: describeTime(fields.time)})}
        <div className={clsx(shared.buttons, styles.timed)}>
          <Button onClick={() => onChange({time: String(Math.floor(Date.now() / 1000))})}>Time: now</Button>
          <Button onClick={() => onChange({salt: generateSalt()})}>New salt</Button>
        </div>
        {text('salt', {
          wide: true,
          wraps: true,
          hint:
            fields.salt === data.example.salt
              ? 'The salt of the example. Use a new one for a record that you keep: it prevents others from guessing the place from the UID.'
              : '32 random bytes. Without them, no one can verify the record.',
        })}
      </div>
      <details className={styles.more}>
        <summary>Recipient, expiry, revocation, reference</summary>
        <div className={shared.fields}>
          {text('recipient', {label: 'recipient (optional)', wide: true})}
          {text('expires', {
            label: 'expirationTime (optional)',
            hint: fields.expires.trim() === '' ? 'Empty: it never expires' : describeTime(fields.expires),
          })}
          <SelectField
            label="revocable"
            value={fields.revocable === 'yes' ? 'yes' : 'no'}
            options={['yes', 'no'].map((word) => [word, word])}
            onChange={(revocable) => onChange({revocable})}
          />
          {text('ref', {label: 'refUID (optional)', wide: true})}
        </div>
      </details>
    </fieldset>
  );
}
