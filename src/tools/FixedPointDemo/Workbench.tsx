import {type ReactNode, useId, useState} from 'react';
import {
  encodeScaled,
  fitsSigned,
  metresPerDegree,
  readableCount,
  readableLength,
  type Rounding,
  scaledThroughFloat,
  type Scaled,
} from '@site/src/lib/fixedPoint';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tag} from '@site/src/components/parts/Tag';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Axis {
  name: string;
  text: string;
  limit: bigint;
}

type Answer = {scaled: Scaled; problem?: undefined} | {scaled?: undefined; problem: string};

/** One coordinate as an integer, or what is wrong with it. */
function answer({name, text, limit}: Axis, exponent: number, rounding: Rounding): Answer {
  const scaled = encodeScaled(text, exponent, rounding);
  if (!scaled) return {problem: `${name} is not a decimal number. Write digits and a point, for example 13.405.`};
  // Compared at the finest scale, so that rounding cannot bring a value back into the range.
  const fine = encodeScaled(text, 18, 'truncate')!.integer;
  const most = limit * 10n ** 18n;
  if (fine > most || fine < -most) return {problem: `${name} is outside ±${limit}°.`};
  return {scaled};
}

const BITS = [32, 40, 64, 128, 256];

export default function Workbench(): ReactNode {
  const [lon, setLon] = useState('-0.001475');
  const [lat, setLat] = useState('51.477812');
  const [exponent, setExponent] = useState(9);
  const [rounding, setRounding] = useState<Rounding>('nearest');
  const id = useId();

  const axes: Axis[] = [
    {name: 'Longitude', text: lon, limit: 180n},
    {name: 'Latitude', text: lat, limit: 90n},
  ];
  const answers = axes.map((axis) => ({...axis, ...answer(axis, exponent, rounding)}));
  const problems = answers.flatMap(({problem}) => problem ?? []);
  const latitude = answers[1]!.scaled ? Number(lat) : 0;
  const sphere = metresPerDegree(latitude, 'sphere');
  const ellipsoid = metresPerDegree(latitude, 'wgs84');
  const extreme = 180n * 10n ** BigInt(exponent);

  return (
    <div>
      <div className={shared.fields}>
        <div className={shared.field}>
          <label htmlFor={`${id}lon`}>Longitude (degrees, WGS 84)</label>
          <input
            id={`${id}lon`}
            className={shared.input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={lon}
            aria-invalid={!answers[0]!.scaled}
            aria-describedby={`${id}problem`}
            onChange={(event) => setLon(event.target.value)}
          />
        </div>
        <div className={shared.field}>
          <label htmlFor={`${id}lat`}>Latitude (degrees, WGS 84)</label>
          <input
            id={`${id}lat`}
            className={shared.input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={lat}
            aria-invalid={!answers[1]!.scaled}
            aria-describedby={`${id}problem`}
            onChange={(event) => setLat(event.target.value)}
          />
        </div>
        <div className={shared.field}>
          <label htmlFor={`${id}scale`}>
            Scale: 10<sup className={styles.power}>{exponent}</sup>
          </label>
          <input
            id={`${id}scale`}
            className={styles.scale}
            type="range"
            min={0}
            max={18}
            step={1}
            value={exponent}
            aria-valuetext={`10 to the power ${exponent}`}
            onChange={(event) => setExponent(Number(event.target.value))}
          />
        </div>
        <div className={shared.field}>
          <label htmlFor={`${id}rounding`}>Rounding</label>
          <select
            id={`${id}rounding`}
            className={shared.input}
            value={rounding}
            onChange={(event) => setRounding(event.target.value as Rounding)}
          >
            <option value="nearest">To the nearest</option>
            <option value="truncate">Cut off, as Solidity divides</option>
          </select>
        </div>
      </div>
      <p id={`${id}problem`} className={styles.problem} role="status">
        {problems.join(' ')}
      </p>
      {problems.length === 0 && (
        <>
          <DataTable
            caption="The place as integers; positive is east or north"
            head={['Axis', 'Integer', 'Value', 'Moved on the mean sphere', 'Moved on WGS 84']}
            rows={answers.map(({name, scaled}) => {
              const axis = name === 'Longitude' ? 'longitude' : 'latitude';
              return {
                key: name,
                cells: [
                  name,
                  <code key="integer" className={styles.number}>
                    {String(scaled!.integer)}
                  </code>,
                  `${scaled!.decoded.replace('-', '−')}°`,
                  readableLength(scaled!.error * sphere[axis]),
                  readableLength(scaled!.error * ellipsoid[axis]),
                ],
              };
            })}
          />
          <DataTable
            caption="Types that can represent every longitude at this scale"
            head={['Type', '180° fits', 'Largest value, in degrees']}
            rows={BITS.map((bits) => ({
              key: String(bits),
              cells: [
                <code key="type">int{bits}</code>,
                <Tag key="fits" tone={fitsSigned(extreme, bits) ? 'good' : 'bad'}>
                  {fitsSigned(extreme, bits) ? 'Yes' : 'Overflows'}
                </Tag>,
                <span key="most" className={styles.number}>
                  ±{readableCount(Number(2n ** BigInt(bits - 1)) / 10 ** exponent)}
                </span>,
              ],
            }))}
          />
          {answers.map(({name, text}) => {
            const float = scaledThroughFloat(text, exponent);
            const exact = encodeScaled(text, exponent, 'truncate')!.integer;
            return (
              <p key={name} className={styles.through}>
                {name} through a JavaScript number, cut off: <code>{String(float)}</code>
                {float === exact
                  ? ', the same as exact decimal arithmetic.'
                  : `; exact decimal arithmetic gives ${exact}, a difference of ${float - exact} in the last digits.`}
              </p>
            );
          })}
        </>
      )}
    </div>
  );
}
