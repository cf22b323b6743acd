import type {Defect} from '../types';

const verified = '2026-11-21';

export const apiDefects: Defect[] = [
  {
    id: 'api-ogc-links',
    area: 'api',
    title: 'OGC links leave out /api',
    severity: 'medium',
    happens: 'The links in OGC API responses leave out `/api`, so a client that follows them receives 404.',
    wayRound: 'Insert `/api` before `/ogc` in each `href` before you follow it.',
    evidence: 'Observed on a server that was run from the published source.',
    source: 'DecentralizedGeo/astral-api@cf3f342:backend/src',
    verified,
  },
];
