import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A ring around a place. */
const ring = (x: number, y: number): string => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0m3 0h0`;

interface Drawing {
  readonly water: string;
  readonly area?: string;
  readonly marks: string;
}

/** One small map for each example, 120 by 56 units: water, an area, and marks on it. */
const drawings = {
  delivery: {
    water: 'M-1 15c23-3 23-13 28-17h11c-6 7-12 20-39 23z',
    area: 'M36 28a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
    marks: `M57 28h6m-3-3v6${ring(51, 33)}`,
  },
  reading: {
    water: 'M-1 41c20-7 31 5 49 0s31-11 73-4v20h-122z',
    area: 'M44 26a16 16 0 1 0 32 0a16 16 0 1 0-32 0',
    marks: `M38 26h8m28 0h8M60 4v8m0 28v8${ring(60, 26)}`,
  },
  survey: {
    water: 'M89 58c-4-11 8-10 12-16s14-8 21-6v22z',
    area: 'M60 14l14 24h-28z',
    marks: `M34 16v-8h8m36 0h8v8m0 24v8h-8m-36 0h-8v-8${ring(60, 30)}`,
  },
  geofence: {
    water: 'M92-1c-5 9 6 14 3 23s9 10 6 18s4 11 2 17h18v-58z',
    area: 'M36 42l31 8l17-20l-23-24l-16 4zM46 27v-7h6v7z',
    marks: ring(57, 26) + ring(67, 50),
  },
  verify: {
    water: 'M-1 46c16-8 22 4 34-2s10-14 24-12s16 16 32 14s14-10 32-8v19h-122z',
    area: 'M46 8h19l9 9v31h-28zM65 8v9h9',
    marks: 'M52 31l6 7l10-15',
  },
  handOver: {
    water: 'M75-1c-4 12 2 19-8 28s-8 17-21 31h9c10-15 10-19 18-27s5-18 10-32z',
    marks: `M82 43l-44-28m7 0h-7l3 6${ring(85, 45)}${ring(35, 13)}`,
  },
  sponsor: {
    water: 'M-1 8c18 2 26-2 34-9h-34zM121 34c-20 0-20 14-34 24h34z',
    marks: `M25 42C44 42 42 14 60 14S76 34 95 34m-6-4l6 4l-6 4M60 5l7 13h-14z${ring(22, 42)}${ring(99, 34)}`,
  },
  batch: {
    water: 'M-1 50c30-4 40 4 60 0s40-4 62 0v8h-122z',
    area: 'M60 4l6 5-6 5-6-5z',
    marks: `M60 14L38 27M60 14L82 27M38 27L20 40m18-13L32 40m6-13L44 40m-6-13L56 40M82 27L64 40m18-13L76 40m6-13L88 40m-6-13L100 40${[20, 32, 44, 56, 64, 76, 88, 100].map((x) => `M${x} 43h0`).join('')}`,
  },
  search: {
    water: 'M-1 14c20 4 26-8 40-15h-40z',
    area: 'M40 19h30v19h-30z',
    marks: `M10 19h100M10 38h100M40 4v48M70 4v48${ring(54, 29)}${ring(96, 12)}${ring(22, 46)}`,
  },
  convert: {
    water: 'M-1 44c24-8 30 6 52 2s32-14 70-6v18h-122z',
    area: 'M20 12h28v28h-28zM72 12h28v28h-28z',
    marks: `M54 26h12m-5-4l5 4l-5 4${ring(34, 26)}${ring(86, 26)}`,
  },
  trip: {
    water: 'M70-1c2 12 14 12 20 20s20 6 31 4v-24z',
    marks: `M15 45C32 40 32 16 51 19S76 46 101 36${ring(12, 46)}${ring(54, 20)}${ring(104, 35)}`,
  },
  run: {
    water: 'M-1 47c22-6 36 6 60 1s34-8 62-2v12h-122z',
    area: 'M28 9h40v30h-40z',
    marks: 'M43 16v16l12-8zM76 14h18m-18 7h10m-10 7h26m-26 7h14',
  },
} satisfies Record<string, Drawing>;

export type VignetteName = keyof typeof drawings;

/** The map of an example. It says nothing that the text next to it doesn't. */
export function ExampleThumbnail({of}: {readonly of: VignetteName}): ReactNode {
  const {water, area, marks}: Drawing = drawings[of];
  return (
    <svg className={styles.vignette} viewBox="0 0 120 56" aria-hidden="true">
      <path className={styles.water} d={water} />
      {area && <path className={styles.area} d={area} />}
      <path d={marks} />
    </svg>
  );
}
