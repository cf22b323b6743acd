import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/**
 * What a reader sees when rendering failed: a title, two ways on, and the message of the error followed by the message
 * of each of its causes. It uses no context of the page (router, theme configuration), so that it cannot fail in turn.
 *
 * @param error - what was thrown; `error.cause` is followed to its end
 * @param tryAgain - clears the error and renders the page once more
 */
export default function CrashReport({error, tryAgain}: {error: Error; tryAgain: () => void}): ReactNode {
  return (
    <div className={styles.report} role="alert">
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the page shown when rendering failed">
          This page crashed
        </Translate>
      </h1>
      <p>
        <Translate id="astral.crash.advice" description="What a reader can do when a page crashed">
          Try again first. If the page fails again, reload it: that fetches the newest version of the site.
        </Translate>
      </p>
      <p className={styles.actions}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
          <Translate id="astral.crash.reload" description="The label of the button that reloads a page that failed">
            Reload the page
          </Translate>
        </button>
      </p>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
    </div>
  );
}
