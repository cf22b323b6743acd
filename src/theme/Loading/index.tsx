import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/**
 * Stands in for a page whose code is on its way: nothing at first, a line of text once the delay (200 ms) is over,
 * and after a failure the error with two ways on. Retry asks for the missing piece; a reload asks for everything,
 * which helps when the site was published anew in between.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          <Translate id="astral.loading.failed" description="Shown when the code of a page could not be loaded">
            Part of this page did not load. Check the connection, then retry.
          </Translate>
        </p>
        <p className={styles.message}>{String(error)}</p>
        <p className={styles.actions}>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate
              id="astral.loading.retry"
              description="The label of the button that loads the missing code again"
            >
              Retry
            </Translate>
          </button>
          <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
            <Translate id="astral.crash.reload" description="The label of the button that reloads a page that failed">
              Reload the page
            </Translate>
          </button>
        </p>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <p className={styles.waiting} role="status">
        <Translate id="astral.loading.waiting" description="Shown while the code of a page is loading">
          Loading the page…
        </Translate>
      </p>
    );
  }
  return null;
}
