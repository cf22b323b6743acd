import {type ReactNode, useRef, useState} from 'react';
import {printPackage, type OffchainPackage} from '@astral-docs/location-record/record';
import type {UnsignedRecord} from '@site/src/lib/recordWorkbench/form';
import {Button, CopyButton, SaveButton} from '../shared/parts';
import {HighlightedJson} from '../shared/Json';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Signs a message with a key that is made for it. `pack` is undefined when the form has changed since it was signed. */
function useThrowawaySigner({message, domain, digest}: UnsignedRecord) {
  const [signed, setSigned] = useState<{digest: string; pack: OffchainPackage}>();
  const [failure, setFailure] = useState('');
  // The key lives here and nowhere else: not in the address, not in storage, not on the screen.
  const key = useRef<`0x${string}`>(undefined);
  const sign = async (withNewKey: boolean): Promise<void> => {
    if (!message || !digest) return;
    try {
      const {newThrowAwayKey, signOffchain} = await import('@astral-docs/location-record/record/sign');
      if (withNewKey || !key.current) key.current = newThrowAwayKey();
      setSigned({digest, pack: await signOffchain(domain, message, key.current)});
      setFailure('');
    } catch {
      setFailure('The part that signs could not be fetched. Check the connection and try again.');
    }
  };
  return {hasSigned: Boolean(signed), pack: signed?.digest === digest ? signed?.pack : undefined, failure, sign};
}

interface SignPanelProps {
  readonly unsigned: UnsignedRecord;
  /** Called with the signed package as JSON when the reader wants it checked. */
  readonly onCheck: (text: string) => void;
}

/** Signs the record of the form with a throwaway key, and shows the signed package. */
export function ThrowawaySignPanel({unsigned, onCheck}: SignPanelProps): ReactNode {
  const {hasSigned, pack, failure, sign} = useThrowawaySigner(unsigned);
  const packed = pack && JSON.stringify(JSON.parse(printPackage(pack)), null, 2);
  return (
    <div className={shared.part}>
      <h3>Sign</h3>
      <p>
        The page creates a throwaway key, uses it, and deletes it when you leave. It never asks for your own key. Do not
        enter one.
      </p>
      <div className={shared.buttons}>
        <Button primary onClick={() => void sign(false)}>
          Sign with a throwaway key
        </Button>
        {hasSigned && <Button onClick={() => void sign(true)}>Sign with another new key</Button>}
      </div>
      <div role="status">
        {failure && <p className={shared.warning}>{failure}</p>}
        {!unsigned.digest && <p>Fix the marked fields first; then you can sign.</p>}
        {hasSigned && !pack && (
          <p className={shared.warning}>You have changed the form since you signed. Sign again.</p>
        )}
        {pack && (
          <p>
            Signed by <code>{pack.signer}</code>
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
          <HighlightedJson label="Signed package" role="region" className={styles.json}>
            {packed}
          </HighlightedJson>
        </>
      )}
      <p className={shared.hint}>
        The address of this page contains the values of the form, so that you can share it. It never contains a key or a
        signature.
      </p>
    </div>
  );
}
