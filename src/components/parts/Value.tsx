import type {ReactNode} from 'react';
import {renderUnbrokenDates} from './Prose';
import styles from './Value.module.css';

/** Longer than any name: 22 characters is the space that a table gives such a value before it breaks it. */
const long = 22;

/** An address, UID or schema string: breaks anywhere rather than widen the page, and is copied whole. */
export function LongCode({children}: {readonly children: string}): ReactNode {
  return <code className={children.length > long ? styles.value : undefined}>{renderUnbrokenDates(children)}</code>;
}
