import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/** Stands in for a page whose code is on its way: nothing at first, a line of text once the delay (200 ms) is over, and after a failure the error. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <div className="container padding-vert--xl" role="alert">
        <p>Part of this page did not load. Check the connection, then retry.</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
        <p>{String(error)}</p>
      </div>
    );
  if (!pastDelay) return null;
  return (
    <p className="text--center padding-vert--xl" role="status">
      Loading the page…
    </p>
  );
}
