import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const generations = {
  'v0.1': {name: 'v0.1 attestation', meaning: 'the legacy nine-field EAS schema'},
  'v0.2': {name: 'v0.2 record', meaning: 'the current draft of the Location Protocol'},
  verify: {name: 'verify-service object', meaning: 'claims, stamps and proofs of the location services'},
};

/** Which generation of data the payloads of a page belong to. */
export default function Generation({of}: {readonly of: keyof typeof generations}): ReactNode {
  const generation = generations[of];
  if (!generation)
    throw new Error(
      `<Generation of="${of}" />: no such generation. Write one of ${Object.keys(generations).join(', ')}.`,
    );
  return (
    <p className={styles.generation}>
      <span className={styles.label}>Payloads on this page</span>
      <strong>{generation.name}</strong>
      <span>
        {generation.meaning}; <Link to="/location-protocol/eas-schema">compare the generations</Link>
      </span>
    </p>
  );
}
