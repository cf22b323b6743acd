import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * A crash outside the layout, or of the layout itself. Docusaurus would draw the layout once more and might crash
 * with it; this page stands alone, with a plain link home (the router might be what failed).
 */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
      <nav className="text--center">
        <a href={siteConfig.baseUrl}>{siteConfig.title}</a>
      </nav>
    </>
  );
}
