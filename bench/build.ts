import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Line} from './measures';
import {forget} from './support/copy';
import {type Run, watched} from './support/watched';

export const seconds = (value: number): string => `${value.toFixed(1)} s`;
const gigabytes = (bytes: number): string =>
  Number.isNaN(bytes) ? 'not measured on this system' : `${(bytes / 1e9).toFixed(2)} GB`;

/** Builds a copy of the site with everything on, as `npm run build` does it. */
export const buildCopy = (copy: string): Promise<Run> => watched('npm', ['run', 'build'], copy);

/** The steps after Docusaurus as a build reports them, the longest first. */
function stepsOf({log}: Pick<Run, 'log'>): {name: string; seconds: number}[] {
  return [...log.matchAll(/^\[publish\] (.+): ([\d.]+) s$/gm)]
    .map(([, name = '', time]) => ({name, seconds: Number(time)}))
    .sort((a, b) => b.seconds - a.seconds);
}

/** All steps together and the three longest, as text. */
export function stepsText(run: Pick<Run, 'log'>): string {
  const steps = stepsOf(run);
  const longest = steps.slice(0, 3).map((step) => `${step.name} ${seconds(step.seconds)}`);
  return `${seconds(steps.reduce((sum, step) => sum + step.seconds, 0))} (${longest.join(', ')})`;
}

/**
 * Builds a copy of the site twice: from nothing, then after a change to one page with everything kept that the first build
 * left. The copy ends with its pages as they were, and built with the change.
 */
export async function builds(
  copy: string,
  aims: {readonly cold: string; readonly warm: string; readonly memory: string} = {
    cold: '60 s',
    warm: '20 s',
    memory: '1.5 GB',
  },
): Promise<Line[]> {
  forget(copy);
  const cold = await buildCopy(copy);
  const page = join(copy, 'docs', 'introduction.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\nOne more sentence.\n`);
  const warm = await buildCopy(copy);
  writeFileSync(page, text);
  const lines = (when: string, run: Run, time: string): Line[] => [
    [`${when}: wall time`, seconds(run.seconds), time],
    [`${when}: processor time`, run.busy ? seconds(run.busy) : 'not measured on this system', ''],
    [`${when}: memory at its peak, all processes together (PSS)`, gigabytes(run.peak), aims.memory],
    [`${when}: steps after Docusaurus, the longest`, stepsText(run), ''],
  ];
  return [
    ...lines('Build from nothing', cold, aims.cold),
    ...lines('Build after a change to one page', warm, aims.warm),
  ];
}
