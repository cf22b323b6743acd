import React, {type ReactNode} from 'react';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  /** The button that tries again. */
  readonly retry: ReactNode;
  /** What failed, and what to do. */
  readonly children: ReactNode;
}

/**
 * What a reader sees when a page failed: two ways on, and the message of the error followed by the message of each of its causes. It
 * uses no context of the page (router, theme configuration), so that it cannot fail in turn.
 */
export default function FailureReport({error, retry, children}: Props): ReactNode {
  return (
    <div className={styles.report} role="alert">
      {children}
      <p className={styles.actions}>
        {retry}
        <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </p>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
    </div>
  );
}
