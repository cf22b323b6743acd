import type {ReactNode} from 'react';
import {Value} from '@site/src/components/parts/Value';
import {Tool} from '../shared/Tool';
import {PayloadMap} from './PayloadMap';
import type {Given} from './types';
import styles from './styles.module.css';

const load = () => import('./Panel');

/** Any field of the form in the address opens the workbench; `ref` alone does not, since others append it to links. */
const KEYS = [
  ...['tab', 'type', 'location', 'srs', 'version', 'event', 'memo', 'mediaType', 'mediaData', 'attributes'],
  ...['chain', 'recipient', 'time', 'expires', 'revocable', 'salt'],
];

/**
 * Builds a record, signs it with a throw-away key, and checks records of others. Without script it shows one decoded payload;
 * a button fetches the rest. Nothing is sent, and no key of the reader is ever asked for.
 */
export default function RecordWorkbench({data}: {readonly data: Given}): ReactNode {
  const {example} = data;
  return (
    <Tool button="Build or check a record of your own" label="Record workbench" load={load} given={data} keys={KEYS}>
      <p>
        An example, decoded: a v0.2 payload of {32 * example.words.length} bytes. The first words say where each field
        starts; then each field has its length and its bytes.
      </p>
      <PayloadMap words={example.words} label="Words of the example payload" />
      <dl className={styles.facts}>
        <div>
          <dt>Schema UID</dt>
          <dd>
            <Value>{example.schema}</Value>
          </dd>
        </div>
        <div>
          <dt>UID of the attestation</dt>
          <dd>
            <Value>{example.uid}</Value>
          </dd>
        </div>
        <div>
          <dt>EIP-712 digest, chain {example.chain}</dt>
          <dd>
            <Value>{example.digest}</Value>
          </dd>
        </div>
        <div>
          <dt>Signed by a throwaway key of</dt>
          <dd>
            <Value>{example.signer}</Value>
          </dd>
        </div>
      </dl>
    </Tool>
  );
}
