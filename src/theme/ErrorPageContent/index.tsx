import React, {type ReactNode} from 'react';
import CrashReport from '@site/src/components/CrashReport';
import type {Props} from '@theme/Error';

/** A crash inside the layout: navbar and footer stay, the report takes the place of the page. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}
