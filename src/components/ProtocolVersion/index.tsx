import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from '../parts/Note.module.css';

const versions = {
  'v0.1': {name: 'v0.1 attestation', meaning: 'the legacy nine-field EAS schema'},
  'v0.2': {name: 'v0.2 record', meaning: 'the current draft of the Location Protocol'},
  verify: {name: 'verify-service object', meaning: 'claims, stamps and proofs of the location services'},
};

/** The protocol version of the payloads on a page. */
export default function ProtocolVersion({of}: {readonly of: keyof typeof versions}): ReactNode {
  const version = versions[of];
  if (!version)
    throw new Error(
      `<ProtocolVersion of="${of}" />: no such protocol version. Write one of ${Object.keys(versions).join(', ')}.`,
    );
  return (
    <p className={clsx(styles.note, styles.short)}>
      Payloads on this page: <strong>{version.name}</strong>, {version.meaning};{' '}
      <Link to="/location-protocol/eas-schema#versions">compare the versions</Link>
    </p>
  );
}
