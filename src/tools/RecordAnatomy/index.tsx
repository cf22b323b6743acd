import type {ReactNode} from 'react';
import {LazyFigure} from '../shared/LazyFigure';
import {RECORD_LAYER_DESCRIPTIONS} from './layers';

const whole = () => import('./Panel');
const summary = () => import('./Panel').then(({RecordAnatomySummary}) => ({default: RecordAnatomySummary}));
/** What is in each layer of the record that the figure takes apart. */
const HOLDS: Record<keyof typeof RECORD_LAYER_DESCRIPTIONS, string> = {
  Place: 'location: 48 bytes',
  Schema: 'schema: 32 bytes',
  Payload:
    'eventTimestamp, srs, locationType, location, recipeType, recipePayload, mediaType, mediaData, memo: 736 bytes',
  Envelope:
    'domain, typeHash, version, schema, recipient, time, expirationTime, revocable, refUID, data, salt: 352 bytes',
  Signature: 'digest e3b09cb7…d8b927cd, r, s, v: 97 bytes',
};

/** The bytes of a record in five layers, from the place to the signature, and what each field has to do with it. */
export default function RecordAnatomy({isSummary}: {readonly isSummary?: boolean}): ReactNode {
  return (
    <LazyFigure load={isSummary ? summary : whole} isTall={!isSummary}>
      <ol>
        {Object.entries(RECORD_LAYER_DESCRIPTIONS).map(([name, holds]) => (
          <li key={name}>
            <strong>{name}</strong> {holds}
            <br />
            <small>{HOLDS[name as keyof typeof RECORD_LAYER_DESCRIPTIONS]}</small>
          </li>
        ))}
      </ol>
    </LazyFigure>
  );
}
