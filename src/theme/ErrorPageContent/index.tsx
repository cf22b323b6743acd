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
          <Translate id="theme.ErrorPageContent.title">This page crashed</Translate>
        </h1>
        <p>Try again first. If the page fails again, reload it: that fetches the newest version of the site.</p>
      </FailureReport>
    </main>
  );
}
