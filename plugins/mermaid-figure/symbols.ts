/** The symbols of drawn flows. Each is drawn around (0, 0), in units of {@link symbolScale} pixels, and fits a circle of {@link symbolRadius} pixels. */
export const symbolScale = 1.25;
export const symbolRadius = 17;

const ink = 'fill="var(--a-surface-raised)" stroke="var(--a-text)" stroke-width="1.6" stroke-linejoin="round"';
const accent = 'fill="none" stroke="var(--a-accent)" stroke-width="1.6"';
const box = `<rect x="-13" y="-9" width="26" height="18" rx="2.5" ${ink}/>`;

/** The scalloped rim of a seal: twelve arcs between points on a circle. */
const rim = ((): string => {
  const points = Array.from({length: 12}, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `${(12 * Math.sin(angle)).toFixed(1)} ${(-12 * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points[0]}${[...points.slice(1), points[0]].map((point) => `A3.4 3.4 0 0 1 ${point}`).join('')}z`;
})();

const seal =
  `<path d="${rim}" fill="var(--a-accent-surface)" stroke="var(--a-accent)" stroke-width="1.6"/>` +
  '<path d="M0-7.5L1.8-1.8 7.5 0 1.8 1.8 0 7.5-1.8 1.8-7.5 0-1.8-1.8z" fill="var(--a-accent)"/>';

/** What a writer can call a node of a flow, `node["Name"]:::seal`, and what is drawn for it. */
export const symbols = {
  /** What is done, and what it makes. */
  step: `${box}<path d="M-5.5 0H4M0-4l4 4-4 4" fill="none" stroke="var(--a-accent)" stroke-width="2"/>`,
  /** A position on the ground: the mark of the site's maps. */
  place: `<circle r="8.5" ${ink}/><path d="M-13 0h8M5 0h8M0-13v8M0 5v8" stroke="var(--a-text)" stroke-width="1.6"/><circle r="2.6" fill="var(--a-bad)"/>`,
  /** What is looked at before the route goes on. */
  check: `${box}<path d="M-5.5 0l4 4 7-8" fill="none" stroke="var(--a-accent)" stroke-width="2"/>`,
  /** What a record is encoded as. */
  bytes: `${box}<path d="M-7.5-4v8M-2.5-4v8M2.5-4v8M7.5-4v8" stroke="var(--a-accent)" stroke-width="2" stroke-dasharray="3.5 1"/>`,
  /** Somebody: a head over shoulders. */
  actor: `<path d="M-11.5 11.5a11.5 10.5 0 0 1 23 0z" ${ink}/><circle cy="-5" r="6.8" ${ink}/>`,
  /** What keeps entries for many readers, as a chain, an index or a table does: three bars. */
  ledger: `<path d="M-12.5-10.5h25v7h-25zM-12.5-3.5h25v7h-25zM-12.5 3.5h25v7h-25z" ${ink}/>`,
  /** Something signed. */
  seal,
  /** Something whose signature fails, or that is forged. */
  broken: `${seal}<path d="M1-15L-3-5 3 1-2 6 1 15" fill="none" stroke="var(--a-route)" stroke-width="3.5"/><path d="M1-15L-3-5 3 1-2 6 1 15" fill="none" stroke="var(--a-bad)" stroke-width="1.5"/>`,
  /** A location stamp: what a source observed, with its range. */
  stamp: `<circle r="12.5" ${accent} stroke-dasharray="3 2.5"/><circle r="7" ${accent}/><circle r="3" fill="var(--a-accent)"/>`,
  /** A record that somebody keeps. */
  file: `<path d="M-9.5-12.5H4l5.5 5.5V12.5h-19z" ${ink}/><path d="M4-12.5V-7h5.5M-5.5-1h11M-5.5 3.5h11M-5.5 8h7" fill="none" stroke="var(--a-text)" stroke-width="1.3"/>`,
  /** A fork: the route goes one way or the other. */
  fork: `<path d="M0-12.5L12.5 0 0 12.5-12.5 0z" ${ink}/><path d="M-5 0h10M0-5V5" stroke="var(--a-text)" stroke-width="1.3"/>`,
} as const;

export type SymbolName = keyof typeof symbols;

export const isSymbolName = (name: string): name is SymbolName => Object.hasOwn(symbols, name);
