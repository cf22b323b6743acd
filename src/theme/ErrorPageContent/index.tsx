import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

/** A crash inside the layout: navbar and footer stay, and the message with its causes takes the place of the page. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container padding-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed</Translate>
      </h1>
      <p>Try again first. If the page fails again, reload it: that fetches the newest version of the site.</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
