import {type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import figures from '@generated/astral-home/default/figures.json';
import drawing from '@site/src/components/Figure/styles.module.css';
import {Announce} from '../shared/parts';
import shared from '../shared/styles.module.css';
import {LAYERS} from './layers';
import styles from './styles.module.css';

const {values} = figures.anatomy;
const SIGNATURE = ['digest', 'r', 's', 'v'];
/** The fields that the summary offers, one for each way into the signature. */
const OFFERED = ['location', 'memo', 'schema', 'time', 'salt'];

const sizeOf = (words: readonly {readonly hex: string}[]): number =>
  words.reduce((sum, {hex}) => sum + hex.length / 2, 0);
const layers = figures.anatomy.layers.map(({name, segments}) => ({
  name,
  segments,
  size: sizeOf(segments),
  fields: [...new Set(segments.map(({field}) => field))].map(
    (field) => [field, segments.filter((segment) => segment.field === field)] as const,
  ),
}));
const LONGEST = Math.max(...layers.map(({size}) => size));
const percent = (bytes: number): string => `${(100 * bytes) / LONGEST}%`;

/** Fields whose bytes change with those of another. */
function dependents(field: string): string[] {
  const [, , payload, envelope] = layers.map(({segments}) => segments.some((segment) => segment.field === field));
  if (payload) return ['data', ...SIGNATURE];
  if (envelope) return SIGNATURE;
  return field === 'digest' ? SIGNATURE.slice(1) : [];
}

/** Digits as `28 × 00 67d3c783`: the zeros before a number, or behind a text, are counted. */
const counted = (hex: string): ReactNode =>
  hex
    .split(/^((?:00){8,})|((?:00){8,})$/)
    .map((part, i) => (i % 3 && part ? <i key={i}>{` ${part.length / 2}\u00a0×\u00a000 `}</i> : part));

/** What a field says, or its first and last digits. */
function said(field: string, words: (typeof layers)[number]['segments']): string {
  const [{hex, role}] = words as [(typeof words)[number]];
  if (values[field]) return values[field];
  return role ? 'empty' : hex.replace(/^0+$/, 'zero').replace(/^(.{8}).+(.{8})$/, '$1…$2');
}

/** What becomes of a record when a field is changed. */
function outcome(field: string): string {
  const names = dependents(field).filter((name) => name.length > 1);
  if (!dependents(field).length) return 'Change it, and the signature leads to another signer.';
  return `Change it, and you change ${new Intl.ListFormat('en-GB').format([...names, 'the signature'])}.`;
}

export default function Panel({isSummary}: {readonly isSummary?: boolean}): ReactNode {
  const [chosen, setChosen] = useState('location');
  const [open, setOpen] = useState('Payload');
  const [pointed, setPointed] = useState<string>();
  const id = useId();
  const active = pointed ?? chosen;
  const follow = dependents(active);
  const look = (field: string): string | undefined =>
    field === active ? styles.lit : follow.includes(field) ? styles.next : undefined;
  const radio = (field: string): ReactNode => (
    <input type="radio" name={id} checked={field === chosen} onChange={() => setChosen(field)} />
  );

  return (
    <>
      <div
        className={clsx(shared.sheet, styles.plate)}
        onPointerOver={({target}) =>
          setPointed((target as Element).closest<HTMLElement>('[data-field]')?.dataset.field)
        }
        onPointerLeave={() => setPointed(undefined)}
      >
        {isSummary && (
          <div className={styles.choice}>
            <div role="radiogroup" aria-label="Field">
              {OFFERED.map((field) => (
                <label key={field} data-field={field} className={look(field)}>
                  {radio(field)}
                  {field}
                </label>
              ))}
            </div>
            <p>
              <code>{values[active] ?? active}</code>
              {outcome(active)}
            </p>
          </div>
        )}
        <ol>
          {layers.map(({name, segments, size, fields}) => {
            const touched = fields.map(([field]) => field).filter(look);
            const isOpen = !isSummary && open === name;
            const show = (): void => {
              setOpen(name);
              if (!fields.some(([field]) => field === chosen)) setChosen(fields[0]![0]);
            };
            return (
              <li key={name}>
                <div className={styles.head}>
                  <strong>
                    {isSummary ? (
                      name
                    ) : (
                      <button type="button" aria-expanded={isOpen} onClick={show}>
                        {name}
                      </button>
                    )}
                  </strong>
                  <span>{LAYERS[name]}</span>
                  {touched.length > 0 && (
                    <em className={look(touched[0]!)}>
                      {touched.join(', ')}
                      {!touched.includes(active) && (touched.length > 1 ? ' change' : ' changes')}
                    </em>
                  )}
                  <small>{size} B</small>
                </div>
                <svg className={styles.strip} aria-hidden="true">
                  {segments.map(({field, hex}, i) => (
                    <rect
                      key={i}
                      data-field={field}
                      className={clsx(look(field), /^0+$/.test(hex) && styles.zero)}
                      x={percent(sizeOf(segments.slice(0, i)))}
                      width={percent(hex.length / 2)}
                    />
                  ))}
                </svg>
                {!isSummary && (
                  <div role="radiogroup" aria-label={name} className={clsx(styles.fields, isOpen && styles.open)}>
                    <div>
                      {' '}
                      {fields.map(([field, words]) => (
                        <div key={field}>
                          <label data-field={field} className={look(field)}>
                            {radio(field)}
                            {field} <code>{said(field, words)}</code> <small>{sizeOf(words)} B</small>
                          </label>
                          {field === chosen && (
                            <div className={styles.bytes}>
                              {words.map(({hex, role}, i) => (
                                <code key={i}>
                                  <i>{role}</i>
                                  <span>{counted(hex)}</span>
                                </code>
                              ))}
                              <p>{outcome(field)}</p>
                            </div>
                          )}
                        </div>
                      ))}
                    </div>{' '}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <Announce>{`${chosen}: ${values[chosen] ?? ''}. ${outcome(chosen)}`}</Announce>
      <figcaption className={drawing.caption}>
        Empty cells are zero. The signature covers layers I to IV. You compute the <code>uid</code> and the{' '}
        <code>signer</code> from them.
        {isSummary && (
          <>
            {' '}
            <Link className={styles.more} to="/core-concepts#attestations-who-said-it">
              Open each layer
            </Link>
          </>
        )}
      </figcaption>
    </>
  );
}

export const Summary = (): ReactNode => <Panel isSummary />;
