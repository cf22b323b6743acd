import type {ReactNode} from 'react';
import {longDate} from '@site/src/lib/cite';

/** Result of the last run of the accessibility tests: `data/measurements/accessibility.json`. */
export interface AccessibilityRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly axeVersion: string;
  /** Number of pages that were looked at. */
  readonly pages: number;
  /** How each page was looked at, for example "light, 1280 px". */
  readonly modes: readonly string[];
  /** Violations over all pages and modes. */
  readonly violations: number;
}

/** Shows the last run of the accessibility tests. The build supplies `data`; without a run it says so. */
export default function AccessibilityReport({data}: {readonly data?: AccessibilityRun | null}): ReactNode {
  if (!data) return <p>No run of these tests has been recorded yet.</p>;
  const {date, axeVersion, pages, modes, violations} = data;
  return (
    <p>
      On {longDate(date)}, axe-core {axeVersion} looked at {pages} pages, each in {modes.length}{' '}
      {modes.length === 1 ? 'way' : 'ways'} ({modes.join('; ')}), and reported{' '}
      <strong>
        {violations === 0 ? 'no' : violations} {violations === 1 ? 'violation' : 'violations'}
      </strong>
      .
    </p>
  );
}
