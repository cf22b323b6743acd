import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Children {
  readonly children?: ReactNode;
}

/** A type or signature in which the names that the reference explains are links. */
export function CodeType({children}: Children): ReactNode {
  return <code className={styles.type}>{children}</code>;
}

/**
 * The frame of generated reference text: entries of the SDK, and operations and schemas of the API. The build writes the headings,
 * lists and code inside it (plugins/sdk-reference, plugins/api-reference).
 */
export function ReferenceEntry({children}: Children): ReactNode {
  return <section className={styles.entry}>{children}</section>;
}

/** Two columns where there is room for them: text, and beside it the request and the answer, which stay in sight. */
export function ReferenceColumns({children}: Children): ReactNode {
  return <section className={styles.columns}>{children}</section>;
}

/** The column of examples. Long ones start out folded to about twelve lines, or with a tall fold to more. */
export function ReferenceExample({fold, children}: Children & {readonly fold?: 'tall'}): ReactNode {
  return (
    // The column is as high as the text, so what stays in sight in it ends where the text ends.
    <div className={styles.example} data-fold={fold}>
      <div>{children}</div>
    </div>
  );
}

/** Method and path of an operation. The word carries the meaning; the colour only helps to find it. */
export function RequestLine({method, children}: {readonly method: string; readonly children: string}): ReactNode {
  return (
    <span className={styles.request}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
      {/* A long path may break after a slash, but not after the first, and never inside a name. */}
      <code>
        {children.split(/(?<=.\/)(?=.)/).map((part, index) => (
          <span key={`${index}${part}`}>
            {index > 0 && <wbr />}
            {part}
          </span>
        ))}
      </code>
    </span>
  );
}

/** A list of entries. */
export function ReferenceIndex({children}: Children): ReactNode {
  return (
    <div className={styles.index}>
      <ul>{children}</ul>
    </div>
  );
}

interface ReferenceItemProps {
  readonly kind: 'class' | 'function' | 'type' | 'error';
  readonly children?: ReactNode;
}

/** One line of the index. */
export function ReferenceItem({kind, children}: ReferenceItemProps): ReactNode {
  return (
    <li>
      <span className={styles.kind}>{kind}</span>
      {children}
    </li>
  );
}
