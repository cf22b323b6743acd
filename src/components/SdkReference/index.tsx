import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the entry is: `class`, `interface`, `type`, `function`, `constant`, or `table` for several in one table. */
  readonly kind: string;
  /** Roughly how tall it is, from 1 to 5: its height before it has been laid out. */
  readonly tall?: string;
  readonly children?: ReactNode;
}

/**
 * One entry of the SDK reference. Pages write `<SdkReference of="…" />`; the build replaces that by this frame with the
 * entry's headings, tables and code inside, so that nothing of the declaration file reaches the browser.
 */
export default function SdkReference({kind, tall, children}: Props): ReactNode {
  if (children === undefined)
    throw new Error('<SdkReference of="…" /> was not expanded: is its remark plugin registered?');
  return (
    <section className={styles.entry} data-kind={kind} data-tall={tall}>
      {children}
    </section>
  );
}
