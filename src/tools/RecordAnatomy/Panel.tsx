import {Fragment, type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import figures from '@generated/astral-home/default/figures.json';
import drawing from '@site/src/components/Figure/styles.module.css';
import {LiveRegion} from '../shared/LiveRegion';
import shared from '../shared/styles.module.css';
import {RECORD_LAYER_DESCRIPTIONS} from './layers';
import styles from './styles.module.css';

const {values} = figures.anatomy;
const SIGNATURE = ['digest', 'r', 's', 'v'];
/** The fields that the summary offers, one for each way into the signature. */
const OFFERED = ['location', 'memo', 'schema', 'time', 'salt'];

const countBytes = (words: readonly {readonly hex: string}[]): number =>
  words.reduce((sum, {hex}) => sum + hex.length / 2, 0);
const layers = figures.anatomy.layers.map(({name, segments}) => ({
  name,
  segments,
  size: countBytes(segments),
  fields: [...new Set(segments.map(({field}) => field))].map(
    (field) => [field, segments.filter((segment) => segment.field === field)] as const,
  ),
}));
type Layer = (typeof layers)[number];
const LONGEST = Math.max(...layers.map(({size}) => size));
const percent = (bytes: number): string => `${(100 * bytes) / LONGEST}%`;

/** The name of a field across its run of cells, at the last of them, where the run is long enough for it. */
function FieldName({segments, last}: {readonly segments: Layer['segments']; readonly last: number}): ReactNode {
  const {field} = segments[last]!;
  if (segments[last + 1]?.field === field) return null;
  let first = last;
  while (segments[first - 1]?.field === field) first--;
  const [start, size] = [countBytes(segments.slice(0, first)), countBytes(segments.slice(first, last + 1))];
  // In 11 px, a letter is 6.6 px wide. The longest layer has at least half of 1,000 px beside its name.
  const share = (6.6 * field.length + 3) / (size / LONGEST);
  if (share > 1000) return null;
  return (
    <text
      className={clsx(share > 500 && styles.wide, first < last && styles.across)}
      x={percent(start + size / 2)}
      y="50%"
      dy="0.32em"
    >
      {field}
    </text>
  );
}

/** Fields whose bytes change with those of another. */
function dependents(field: string): string[] {
  const [, , payload, envelope] = layers.map(({segments}) => segments.some((segment) => segment.field === field));
  if (payload) return ['data', ...SIGNATURE];
  if (envelope) return SIGNATURE;
  return field === 'digest' ? SIGNATURE.slice(1) : [];
}

/** Digits as `28 × 00 67d3c783`: the zeros before a number, or behind a text, are counted. */
const collapseZeros = (hex: string): ReactNode =>
  hex
    .split(/^((?:00){8,})|((?:00){8,})$/)
    .map((part, i) => (i % 3 && part ? <i key={i}>{` ${part.length / 2}\u00a0×\u00a000 `}</i> : part));

/** What a field says, or its first and last digits. */
function describeValue(field: string, words: Layer['segments']): string {
  const [{hex, role}] = words as [(typeof words)[number]];
  if (values[field]) return values[field];
  return role ? 'empty' : hex.replace(/^0+$/, 'zero').replace(/^(.{8}).+(.{8})$/, '$1…$2');
}

/** What becomes of a record when a field is changed. */
function describeChange(field: string): string {
  const names = dependents(field).filter((name) => name.length > 1);
  if (!dependents(field).length) return 'Change it, and the signature leads to another signer.';
  return `Change it, and you change ${new Intl.ListFormat('en-GB').format([...names, 'the signature'])}.`;
}

interface FieldProps {
  /** The class of a field: lit, or changed by the one that is. */
  readonly highlight: (field: string) => string | undefined;
  /** The radio button that chooses a field. */
  readonly radio: (field: string) => ReactNode;
}

/** The fields that the summary offers, and what becomes of the record when the active one changes. */
function FieldChoice({active, highlight, radio}: FieldProps & {readonly active: string}): ReactNode {
  return (
    <div className={styles.choice}>
      <div role="radiogroup" aria-label="Field">
        {OFFERED.map((field) => (
          <label key={field} data-field={field} className={highlight(field)}>
            {radio(field)}
            {field}
          </label>
        ))}
      </div>
      <p>
        <code>{[active, values[active]].filter(Boolean).join(': ')}</code>
        {describeChange(active)}
      </p>
    </div>
  );
}

interface LayerItemProps extends FieldProps {
  readonly layer: Layer;
  readonly active: string;
  readonly chosen: string;
  readonly isOpen: boolean;
  /** Absent in the summary, where a layer is a strip alone. */
  readonly onOpen: (() => void) | undefined;
}

/** One layer of the record as a strip of bytes, and its fields, with the bytes of the chosen one below it. */
function LayerItem({layer, active, chosen, isOpen, onOpen, highlight, radio}: LayerItemProps): ReactNode {
  const {name, segments, size, fields} = layer;
  const touched = fields.map(([field]) => field).filter(highlight);
  return (
    <li>
      <div className={styles.head}>
        <strong>
          {onOpen ? (
            <button type="button" aria-expanded={isOpen} onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </strong>
        <span>{RECORD_LAYER_DESCRIPTIONS[name]}</span>
        {touched.length > 0 && (
          <em className={highlight(touched[0]!)}>
            {touched.join(', ')}
            {!touched.includes(active) && (touched.length > 1 ? ' change' : ' changes')}
          </em>
        )}
        <small>{size} B</small>
      </div>
      <svg className={styles.strip} aria-hidden="true">
        {segments.map(({field, hex}, i) => (
          <Fragment key={i}>
            <rect
              data-field={field}
              className={clsx(highlight(field), /^0+$/.test(hex) && styles.zero)}
              x={percent(countBytes(segments.slice(0, i)))}
              width={percent(hex.length / 2)}
            />
            <FieldName segments={segments} last={i} />
          </Fragment>
        ))}
      </svg>
      {onOpen && (
        <div role="radiogroup" aria-label={name} className={clsx(styles.fields, isOpen && styles.open)}>
          <div>
            {' '}
            {fields.map(([field, words]) => (
              <div key={field}>
                <label data-field={field} className={highlight(field)}>
                  {radio(field)}
                  {field} <code>{describeValue(field, words)}</code> <small>{countBytes(words)} B</small>
                </label>
                {field === chosen && (
                  <div className={styles.bytes}>
                    {words.map(({hex, role}, i) => (
                      <code key={i}>
                        <i>{role}</i>
                        <span>{collapseZeros(hex)}</span>
                      </code>
                    ))}
                    <p>{describeChange(field)}</p>
                  </div>
                )}
              </div>
            ))}
          </div>{' '}
        </div>
      )}
    </li>
  );
}

export default function Panel({isSummary}: {readonly isSummary?: boolean}): ReactNode {
  const [chosen, setChosen] = useState('location');
  const [open, setOpen] = useState('Payload');
  const [pointed, setPointed] = useState<string>();
  const id = useId();
  const active = pointed ?? chosen;
  const changed = dependents(active);
  const highlight = (field: string): string | undefined =>
    field === active ? styles.lit : changed.includes(field) ? styles.next : undefined;
  const radio = (field: string): ReactNode => (
    <input type="radio" name={id} checked={field === chosen} onChange={() => setChosen(field)} />
  );
  const openLayer = ({name, fields}: Layer): void => {
    setOpen(name);
    if (!fields.some(([field]) => field === chosen)) setChosen(fields[0]![0]);
  };
  return (
    <>
      <div
        className={clsx(shared.sheet, styles.plate)}
        onPointerOver={({target}) =>
          setPointed((target as Element).closest<HTMLElement>('[data-field]')?.dataset.field)
        }
        onPointerLeave={() => setPointed(undefined)}
      >
        {isSummary && <FieldChoice {...{active, highlight, radio}} />}
        <ol>
          {layers.map((layer) => (
            <LayerItem
              key={layer.name}
              {...{layer, active, chosen, highlight, radio}}
              isOpen={open === layer.name}
              onOpen={isSummary ? undefined : () => openLayer(layer)}
            />
          ))}
        </ol>
      </div>
      <LiveRegion>{`${chosen}: ${values[chosen] ?? ''}. ${describeChange(chosen)}`}</LiveRegion>
      <figcaption className={drawing.caption}>
        Cells without colour are zero. Point at a cell for its name. The signature covers layers I to IV. You compute
        the <code>uid</code> and the <code>signer</code> from them.
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

export const RecordAnatomySummary = (): ReactNode => <Panel isSummary />;
