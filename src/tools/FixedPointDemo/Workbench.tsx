import {type ReactNode, useId, useState} from 'react';
import {encodeScaled, fitsSigned, readableCount, readableLength, type Scaled} from '@site/src/lib/fixedPoint';
import {metresPerDegree} from '@site/src/lib/geo/measure';
import {DataTable} from '@site/src/components/parts/DataTable';
import {Tag} from '@site/src/components/parts/Tag';
import {Fields, TextField} from '../shared/parts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** One coordinate as an integer, or what is wrong with it. The limit is in degrees. */
function answer(text: string, limit: bigint, exponent: number): {scaled?: Scaled; problem: string} {
  const scaled = encodeScaled(text, exponent);
  if (!scaled) return {problem: 'This is not a decimal number. Write digits and a point, for example 13.405.'};
  // Compared at the finest scale, so that rounding cannot bring a value back into the range.
  const fine = encodeScaled(text, 18)!.integer;
  const most = limit * 10n ** 18n;
  return fine > most || fine < -most ? {problem: `This is outside ±${limit}°.`} : {scaled, problem: ''};
}

const BITS = [32, 40, 64, 128, 256];

export default function Workbench(): ReactNode {
  const [lon, setLon] = useState('-0.001475');
  const [lat, setLat] = useState('51.477812');
  const [exponent, setExponent] = useState(9);
  const id = useId();

  const longitude = answer(lon, 180n, exponent);
  const latitude = answer(lat, 90n, exponent);
  const metres = metresPerDegree(latitude.scaled ? Number(lat) : 0);
  const extreme = 180n * 10n ** BigInt(exponent);
  const row = (name: string, {integer, decoded, error}: Scaled, perDegree: number) => ({
    key: name,
    cells: [
      name,
      <code key="integer" className={styles.number}>
        {String(integer)}
      </code>,
      `${decoded.replace('-', '−')}°`,
      readableLength(error * perDegree),
    ],
  });

  return (
    <div>
      <Fields>
        <TextField label="Longitude (degrees, WGS 84)" value={lon} problem={longitude.problem} onChange={setLon} />
        <TextField label="Latitude (degrees, WGS 84)" value={lat} problem={latitude.problem} onChange={setLat} />
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
      </Fields>
      {longitude.scaled && latitude.scaled && (
        <div className={styles.answer}>
          <DataTable
            caption="The place as integers; positive is east or north"
            head={['Axis', 'Integer', 'Value', 'Moved on WGS 84']}
            rows={[row('Longitude', longitude.scaled, metres.lon), row('Latitude', latitude.scaled, metres.lat)]}
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
        </div>
      )}
    </div>
  );
}
