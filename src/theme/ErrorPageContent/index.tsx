import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import FailureReport from '@site/src/components/FailureReport';
import type {Props} from '@theme/Error';

/** A crash inside the layout: navbar and footer stay, the report takes the place of the page. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <FailureReport
        error={error}
        retry={<ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />}
      >
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
      </FailureReport>
    </main>
  );
}
