import type {ReactNode} from 'react';
import {readableLength, smallestSigned} from '@site/src/lib/fixedPoint';
import {metresPerDegree} from '@site/src/lib/geo/measure';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tool} from '../shared/Tool';

const load = () => import('./Workbench');

const EXPONENTS = [3, 5, 6, 7, 9, 12, 15, 18];

/** Half a step of the last digit, in metres of longitude on the equator of WGS 84: the largest rounding error. */
const worst = (exponent: number): string => readableLength(metresPerDegree(0).lon / 2 / 10 ** exponent);

/**
 * Fixed-point coordinates to try out. The table says it all without script; a button fetches the part that answers for a
 * place and a scale of the reader's own.
 */
export default function FixedPointDemo(): ReactNode {
  return (
    <>
      <DataTable
        caption="Scale of a coordinate in degrees: largest rounding error on the equator, and the smallest type that holds ±180°"
        head={['Scale', '1° becomes', 'Largest rounding error', 'Smallest type']}
        rows={EXPONENTS.map((exponent) => ({
          key: String(exponent),
          cells: [
            <span key="scale">
              10<sup>{exponent}</sup>
            </span>,
            (10n ** BigInt(exponent)).toLocaleString('en-GB'),
            worst(exponent),
            <code key="type">int{smallestSigned(180n * 10n ** BigInt(exponent))}</code>,
          ],
        }))}
      />
      <Tool button="Try a place and a scale" label="Fixed-point calculator" load={load} given={undefined}>
        {null}
      </Tool>
    </>
  );
}
