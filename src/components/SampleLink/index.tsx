import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Leads from a shown region to the whole program; the build adds it, pages do not write it. */
export default function SampleLink({file}: {readonly file: string}): ReactNode {
  const address = useBaseUrl(`/${file}`);
  const name = file.slice(file.lastIndexOf('/') + 1);
  return (
    <p className={styles.link}>
      <a href={address} download={name}>
        Whole program: {file}
      </a>
    </p>
  );
}
