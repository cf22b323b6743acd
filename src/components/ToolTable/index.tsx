import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DataTable} from '../parts/DataTable';
import {Tag} from '../parts/Tag';
import {type Choice, filterTools} from './filter';
import type {Tool} from './types';
import styles from './styles.module.css';

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

function Select({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/**
 * Every tool with its state and evidence. The table is whole without script; with it, three fields narrow the rows down.
 */
export default function ToolTable({data}: {readonly data: readonly Tool[]}): ReactNode {
  const [choice, setChoice] = useState<Choice>({words: '', family: '', state: ''});
  const ready = useIsBrowser();
  const id = useId();
  const shown = filterTools(data, choice);
  const choose = (part: Partial<Choice>): void => setChoice({...choice, ...part});

  return (
    <div>
      {/* Before the script runs the fields would take text and lose it. */}
      <fieldset className={styles.filter} disabled={!ready}>
        <legend className={styles.legend}>Narrow the table down</legend>
        <div className={styles.field}>
          <label htmlFor={id}>Words</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={choice.words}
            onChange={(event) => choose({words: event.target.value})}
          />
        </div>
        <Select
          label="Purpose"
          value={choice.family}
          options={distinct(data.map(({family}) => family))}
          onChange={(family) => choose({family})}
        />
        <Select
          label="State"
          value={choice.state}
          options={distinct(data.map(({state}) => state.label))}
          onChange={(state) => choose({state})}
        />
        <output className={styles.count} htmlFor={id}>
          {shown.length} of {data.length} tools
        </output>
      </fieldset>
      <DataTable
        caption="Tools with their status and the evidence for it"
        head={['Tool', 'State', 'What it is', 'Evidence']}
        rows={shown.map(({key, name, what, state, evidence, lastCommit, url, family}) => ({
          id: key,
          key,
          cells: [
            <div key="name" className={styles.name}>
              {url ? <Link href={url}>{name}</Link> : name}
              <span className={styles.family}>{family}</span>
            </div>,
            <Tag key="state" tone={state.tone} title={state.meaning}>
              {state.label}
            </Tag>,
            <div key="what" className={styles.long}>
              {what}
            </div>,
            <div key="evidence" className={styles.long}>
              {evidence}
              {lastCommit && ` Last commit: ${lastCommit}.`}
            </div>,
          ],
        }))}
      />
    </div>
  );
}
