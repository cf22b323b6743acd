import type {ReactNode} from 'react';
import styles from './Choices.module.css';

/**
 * A choice that narrows down a list. The style sheet of the list filters by the checked value, so that it works without
 * script; the first value is chosen at the start.
 */
export function Choices({
  name,
  legend,
  options,
}: {
  /** Joins the buttons of one choice; must be unique on a page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}): ReactNode {
  return (
    <fieldset className={`${styles.choices} skip-in-text`}>
      <legend>{legend}</legend>
      {options.map(([value, label], place) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={place === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
