import type {ReactNode} from 'react';
import {ExampleThumbnail} from '@site/src/components/Vignette';
import {Tool} from '../shared/Tool';
import {PayloadWordList} from './PayloadMap';
import type {WorkbenchData} from './types';
import shared from '../shared/styles.module.css';

const load = () => import('./Panel');

/** Any field of the form in the address opens the workbench; `ref` alone does not, since others append it to links. */
const KEYS = [
  ...['tab', 'type', 'location', 'srs', 'version', 'event', 'memo', 'mediaType', 'mediaData', 'attributes'],
  ...['chain', 'recipient', 'time', 'expires', 'revocable', 'salt', 'record'],
];

/**
 * Builds a record, signs it with a throw-away key, and checks records of others. Without script it shows one decoded payload;
 * a button fetches the rest. Nothing is sent, and no key of the reader is ever asked for.
 */
export default function RecordWorkbench({data}: {readonly data: WorkbenchData}): ReactNode {
  const {example} = data;
  return (
    <Tool
      map={<ExampleThumbnail of="verify" />}
      button="Build or check a record of your own"
      label="Record workbench"
      load={load}
      data={data}
      keys={KEYS}
    >
      <p>
        An example, decoded: a v0.2 payload of {32 * example.words.length} bytes. The first words say where each field
        starts; then each field has its length and its bytes.
      </p>
      <PayloadWordList words={example.words} label="Words of the example payload" />
      <dl className={shared.rows}>
        {[
          ['Schema UID', example.schema],
          ['UID of the attestation', example.uid],
          [`EIP-712 digest, chain ${example.chain}`, example.digest],
          ['Signed by a throwaway key of', example.signer],
        ].map(([name, value]) => (
          <div key={name} className={shared.row}>
            <dt>{name}</dt>
            <dd>
              <code className={shared.value}>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Tool>
  );
}
