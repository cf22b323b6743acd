import type {ReactNode} from 'react';
import {longDate} from '@site/src/lib/cite';
import {DataTable} from '../parts/DataTable';

/** What the last run of the accessibility tests found; `data/measurements/accessibility.json`. */
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
  /** The last recorded run of the tests in three browser engines. */
  readonly engines?: {
    readonly date: string;
    /** Product and version of each engine. */
    readonly names: readonly string[];
    /** For each engine, in the order of `names`: how many tests passed, of how many. */
    readonly checks: readonly {
      readonly subject: string;
      readonly passed: readonly number[];
      readonly tests: readonly number[];
    }[];
  };
}

/** What the last run of the accessibility tests found. The build supplies `data`; without a run it says so. */
export default function AccessibilityReport({data}: {readonly data?: AccessibilityRun | null}): ReactNode {
  if (!data) return <p>No run of these tests has been recorded yet.</p>;
  const {date, axeVersion, pages, modes, violations, engines} = data;
  const axe = (
    <p>
      On {longDate(date)}, axe-core {axeVersion} looked at {pages} pages, each in {modes.length}{' '}
      {modes.length === 1 ? 'way' : 'ways'} ({modes.join('; ')}), and reported{' '}
      <strong>
        {violations === 0 ? 'no' : violations} {violations === 1 ? 'violation' : 'violations'}
      </strong>
      .
    </p>
  );
  if (!engines)
    return (
      <>
        {axe}
        <p>No run of the tests in three browser engines has been recorded yet.</p>
      </>
    );
  return (
    <>
      {axe}
      <DataTable
        caption={`Tests that passed on ${longDate(engines.date)}, of those that run in each engine`}
        head={['Test', ...engines.names]}
        rows={engines.checks.map(({subject, passed, tests}) => ({
          key: subject,
          cells: [subject, ...tests.map((count, at) => (count ? `${passed[at]} of ${count}` : 'not run'))],
        }))}
      />
    </>
  );
}
