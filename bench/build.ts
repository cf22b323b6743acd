import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Line} from './measures';
import {forget} from './support/copy';
import {type Run, watched} from './support/watched';

export const seconds = (value: number): string => `${value.toFixed(1)} s`;
export const gigabytes = (bytes: number): string =>
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
 * left. The copy ends as it was, and built.
 */
export async function builds(copy: string): Promise<Line[]> {
  forget(copy);
  const cold = await buildCopy(copy);
  const page = join(copy, 'docs', 'introduction.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\nOne more sentence.\n`);
  const warm = await buildCopy(copy);
  writeFileSync(page, text);
  return [
    ['Build from nothing: wall time', seconds(cold.seconds), '60 s'],
    ['Build from nothing: memory at its peak, all processes together (PSS)', gigabytes(cold.peak), '1.5 GB'],
    ['Build from nothing: steps after Docusaurus, the longest', stepsText(cold), ''],
    ['Build after a change to one page: wall time', seconds(warm.seconds), '20 s'],
    ['Build after a change to one page: memory at its peak', gigabytes(warm.peak), '1.5 GB'],
    ['Build after a change to one page: steps after Docusaurus, the longest', stepsText(warm), ''],
  ];
}
