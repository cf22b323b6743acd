import type {Defect} from '../types';

const verified = '2026-11-21';

export const logbookDefects: Defect[] = [
  {
    id: 'logbook-tap-rounding',
    area: 'logbook',
    title: 'A tap on the map is rounded to six significant digits',
    severity: 'medium',
    happens:
      'Each coordinate of a tap keeps six significant digits. West of 100° W and east of 100° E that moves the position by up to 56 m.',
    wayRound: 'Type the coordinates into the boxes of the form; they keep every digit.',
    evidence: 'Read in the form component and recomputed for a sphere on which 1° is 111.195 km.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs',
    verified,
  },
];
