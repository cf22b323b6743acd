import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import {
  INITIAL_RECORD_FIELDS,
  chooseSigningDomain,
  deriveUnsignedRecord,
  type RecordForm as Values,
} from '@site/src/lib/recordWorkbench/form';
import {formatCounts} from '@site/src/lib/recordWorkbench/report';
import {LiveRegion} from '../shared/LiveRegion';
import {CopyButton, CopyRow} from '../shared/parts';
import {useUrlState} from '../shared/query';
import {Findings} from './Findings';
import {PayloadWordList} from './PayloadMap';
import {ContentFields, EnvelopeFields} from './RecordForm';
import {ThrowawaySignPanel} from './SignPanel';
import type {WorkbenchData} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** What the form holds at first: the example of the page. */
const createInitialValues = ({example, domains}: WorkbenchData): Values => ({
  ...INITIAL_RECORD_FIELDS,
  chain: (domains.find(({chainId}) => chainId === example.chain) ?? domains[0]!).key,
  time: String(example.time),
  salt: example.salt,
});

/** The tab that builds a record: the form, what follows from it, and the signature. */
export function BuildTab({
  data,
  onCheck,
}: {
  readonly data: WorkbenchData;
  readonly onCheck: (text: string) => void;
}): ReactNode {
  // The page makes its data anew for each part of it that an address names.
  const [initialValues] = useState(() => createInitialValues(data));
  const [fields, change] = useUrlState(initialValues);
  // What follows waits for a pause between the keys: of a long text it takes half a second.
  const followed = useDeferredValue(fields);
  const unsigned = useMemo(() => deriveUnsignedRecord(followed, data.domains), [followed, data.domains]);
  const {findings, record, schema, separator, digest, uid, data: payload, words} = unsigned;
  const form = {fields, findings, data, onChange: change};
  const withoutSlot = Object.keys(record).slice(4);
  const chain = chooseSigningDomain(data.domains, followed);
  return (
    <div className={styles.panes}>
      <div>
        <ContentFields {...form} />
        <EnvelopeFields {...form} />
      </div>
      <div className={styles.follows}>
        <h3>Checks</h3>
        <Findings findings={findings} />
        {withoutSlot.length > 0 && (
          <p className={shared.warning}>
            The four-string schema has no slot for{' '}
            {withoutSlot.map((name) => (
              <code key={name}>{name} </code>
            ))}
            : the payload leaves it out, and no signature covers it.
          </p>
        )}
        <LiveRegion>{`${formatCounts(findings)}. ${digest ? `Digest ${digest.slice(0, 10)}` : 'No digest yet'}.`}</LiveRegion>
        <dl className={shared.rows}>
          {digest && <CopyRow name="EIP-712 digest" note="what gets signed" text={digest} />}
          {uid && <CopyRow name="UID, offchain" text={uid} />}
        </dl>
        {payload && (
          <>
            <h3>Payload, {words.length * 32} bytes</h3>
            <PayloadWordList words={words} label="Words of the payload" />
            <CopyButton text={payload} what="the payload" full />
          </>
        )}
      </div>
      <div>
        <div className={shared.part}>
          <h3>What the hashes are made of</h3>
          <dl className={shared.rows}>
            <CopyRow name="Record as JSON" text={JSON.stringify(record)} />
            <CopyRow name="Schema string" text={schema.string} />
            <CopyRow name="Schema UID" text={schema.uid} />
            <CopyRow name="Domain separator" note={`${chain.name}, chain ${chain.chainId}`} text={separator} />
          </dl>
        </div>
        <ThrowawaySignPanel unsigned={unsigned} onCheck={onCheck} />
      </div>
    </div>
  );
}
