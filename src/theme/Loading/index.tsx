import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import FailureReport from '@site/src/components/FailureReport';

/**
 * Stands in for a page whose code is on its way: nothing at first, a line of text once the delay (200 ms) is over,
 * and after a failure the error with two ways on. Retry asks for the missing piece; a reload asks for everything,
 * which helps when the site was published anew in between.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <FailureReport
        error={error as Error}
        retry={
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        }
      >
        <p>Part of this page did not load. Check the connection, then retry.</p>
      </FailureReport>
    );
  if (!pastDelay) return null;
  return (
    <p className="text--center padding-vert--xl" role="status">
      Loading the page…
    </p>
  );
}
