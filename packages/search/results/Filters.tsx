import React, {memo, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly areas: readonly string[];
  readonly area?: string;
  readonly onChoose: (area?: string) => void;
}

/** All, or one area. On a phone they are one row, which scrolls. */
export default memo(function Filters({areas, area, onChoose}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.areas}>
      <legend>Show</legend>
      {[undefined, ...areas].map((one) => (
        <label key={one ?? 'all'} className={clsx(area === one && styles.chosenArea)}>
          <input type="radio" name={name} checked={area === one} onChange={() => onChoose(one)} />
          {one ?? 'All'}
        </label>
      ))}
    </fieldset>
  );
});
