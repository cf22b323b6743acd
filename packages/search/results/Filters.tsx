import React, {memo, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Areas that have a button; the others are in a list, so that the filters stay in one row on a phone. */
const buttonCount = 3;

interface Props {
  readonly areas: readonly string[];
  readonly area?: string;
  readonly onChoose: (area?: string) => void;
}

/** One row: everything, the first areas, and a list of the others. */
export default memo(function Filters({areas, area, onChoose}: Props): ReactNode {
  const name = useId();
  const others = areas.slice(buttonCount);
  const other = area !== undefined && others.includes(area) ? area : '';
  return (
    <fieldset className={styles.areas}>
      <legend>Show</legend>
      {[undefined, ...areas.slice(0, buttonCount)].map((one) => (
        <label key={one ?? 'all'} className={clsx(area === one && styles.chosenArea)}>
          <input type="radio" name={name} checked={area === one} onChange={() => onChoose(one)} />
          {one ?? 'Everything'}
        </label>
      ))}
      {others.length > 0 && (
        <select
          aria-label="More areas"
          className={clsx(other && styles.chosenArea)}
          value={other}
          onChange={(event) => onChoose(event.target.value || undefined)}
        >
          <option value="">More</option>
          {others.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </fieldset>
  );
});
