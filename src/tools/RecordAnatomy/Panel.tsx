import {type ReactNode, useId, useState} from 'react';
import figures from '@generated/astral-home/default/figures.json';
import drawing from '@site/src/components/Figure/styles.module.css';
import shared from '../shared/styles.module.css';
import {LAYERS} from './layers';
import styles from './styles.module.css';

const {layers, values} = figures.anatomy;
const SIGNATURE = ['digest', 'r', 's', 'v'];

/** Fields whose bytes change with those of another. */
function dependents(field: string): string[] {
  const [, , payload, envelope] = layers.map(({segments}) => segments.some((segment) => segment.field === field));
  if (payload) return ['data', ...SIGNATURE];
  if (envelope) return SIGNATURE;
  return field === 'digest' ? SIGNATURE.slice(1) : [];
}

type Segments = (typeof layers)[number]['segments'];

/** Puts a word behind those of its layer, one in a row. Words of zero that follow each other share theirs. */
function addWord(rows: Segments[], word: Segments[number]): Segments[] {
  const last = rows.at(-1);
  const isZero = last && /^0+$/.test(last[0]!.hex + word.hex);
  return isZero ? [...rows.slice(0, -1), [...last, word]] : [...rows, [word]];
}

/** Digits as `28 × 00 67d3c783`: the zeros before a number, or behind a text, are counted. */
const counted = (hex: string): ReactNode =>
  hex
    .split(/^((?:00){8,})|((?:00){8,})$/)
    .map((part, i) => (i % 3 && part ? <i key={i}>{` ${part.length / 2}\u00a0×\u00a000 `}</i> : part));

export default function Panel(): ReactNode {
  const [chosen, setChosen] = useState('location');
  const [pointed, setPointed] = useState<string>();
  const id = useId();
  const active = pointed ?? chosen;
  const follow = dependents(active);
  const look = (field: string): string | undefined =>
    field === active ? styles.lit : follow.includes(field) ? styles.next : undefined;
  const sizes = layers.flatMap(({name, segments}) => {
    const digits = segments.map(({field, hex}) => (field === active ? hex.length : 0)).reduce((a, b) => a + b);
    return digits ? `${digits / 2} B in the ${name.toLowerCase()}` : [];
  });

  return (
    <>
      <p className={styles.reading} aria-live="polite">
        <strong>{active}</strong>{' '}
        <code>{values[active] ?? (SIGNATURE.includes(active) ? 'leads to the signer' : 'zero or empty')}</code>
        <span>
          {sizes.join(', ')}
          {follow.length > 0 && ` → ${follow.filter((field) => field.length > 1).join(' → ')} → signature`}
        </span>
      </p>
      <ol
        className={`${shared.sheet} ${styles.plate}`}
        onPointerOver={({target}) =>
          setPointed((target as Element).closest<HTMLElement>('[data-field]')?.dataset.field)
        }
        onPointerLeave={() => setPointed(undefined)}
      >
        {layers.map(({name, segments}) => (
          <li key={name}>
            <div role="radiogroup" aria-label={name}>
              <strong>{name}</strong> {LAYERS[name]}
              <div className={styles.fields}>
                {[...new Set(segments.map(({field}) => field))].map((field) => (
                  <label key={field} data-field={field} className={look(field)}>
                    <input type="radio" name={id} checked={field === chosen} onChange={() => setChosen(field)} />
                    {field} <small>{values[field]}</small>
                  </label>
                ))}
              </div>
            </div>
            <code className={styles.hex}>
              {segments.reduce(addWord, []).map((row, i) => (
                <span key={i}>
                  {row.length > 1 && <i>{row.length} words of zero: </i>}
                  {row.map(({field, hex}) => (
                    <span key={field} data-field={field} className={look(field)}>
                      {row.length > 1 ? `${field} ` : counted(hex)}
                    </span>
                  ))}
                </span>
              ))}
            </code>
          </li>
        ))}
      </ol>
      <figcaption className={drawing.caption}>
        The signature covers layers I to IV. You compute the <code>uid</code> and the <code>signer</code> from them.
      </figcaption>
    </>
  );
}
