import {posix} from 'node:path';
import type {Finding, Report} from '../finding';

const registry = 'src/theme/MDXComponents/index.tsx';
const list = 'src/lib/islands.json';

/** What only works where React goes on after the page is there. */
const living = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|IsBrowser)\b|\bon[A-Z]\w*=\{/;

/** The file that an import means, or nothing: it leads out of our components. */
function fileOf(from: string, specifier: string, sources: ReadonlyMap<string, string>): string | undefined {
  const path = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : posix.join(posix.dirname(from), specifier);
  return ['.tsx', '.ts', '/index.tsx', '/index.ts'].map((end) => path + end).find((file) => sources.has(file));
}

/** Whether a file, or one of ours that it imports when the page is drawn, keeps a state or answers the reader. */
function lives(file: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = sources.get(file) ?? '';
  if (living.test(source)) return true;
  return [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '((?:@site|\.)[^']*)';/gm)].some(
    ([, specifier = '']) => {
      const next = fileOf(file, specifier, sources);
      return next !== undefined && lives(next, sources, seen);
    },
  );
}

/**
 * Articles reach the browser as HTML, so a component that keeps a state or answers the reader must be an island there; one
 * that does neither would send its script for nothing.
 *
 * @param islands module of each island by its name, as the list has them
 * @param sources files of the rooms of components, and the one that registers them, by path
 */
export function checkIslands(islands: Readonly<Record<string, string>>, sources: ReadonlyMap<string, string>): Report {
  const registration = sources.get(registry) ?? '';
  const components = [
    ...registration.matchAll(/^import (\w+) from '(@site\/src\/(?:components|instruments)\/[^']+)';/gm),
  ].map(([, name = '', module = '']) => ({name, module}));
  const marked = new Set([...registration.matchAll(/^ {2}\w+: asIsland\((\w+)\),$/gm)].map(([, name = '']) => name));
  const lineOf = (text: string): number => registration.slice(0, registration.indexOf(text)).split('\n').length;

  const findings = components.flatMap(({name, module}): Finding[] => {
    const at = {file: registry, line: lineOf(`import ${name} `)};
    const alive = lives(fileOf(registry, module, sources) ?? '', sources);
    const cure = `Write ${name}: asIsland(${name}), and "${name}": "${module}" in ${list}.`;
    const named = islands[name];
    if (!alive && (named || marked.has(name))) {
      const what = `<${name}> keeps no state and is an island.`;
      return [{...at, what, cure: `Register it without asIsland, and take it out of ${list}.`}];
    }
    if (alive && !named && !marked.has(name)) {
      const what = `<${name}> keeps a state and is no island: a published article would show it and not answer.`;
      return [{...at, what, cure}];
    }
    if (alive && (!named || !marked.has(name)))
      return [
        {...at, what: `<${name}> is ${named ? `in ${list} and not marked` : `marked and not in ${list}`}.`, cure},
      ];
    if (named && named !== module) return [{...at, what: `${list} has another module for <${name}>: ${named}.`, cure}];
    return [];
  });
  const unknown = Object.keys(islands)
    .filter((name) => !components.some((component) => component.name === name))
    .map((name) => ({
      file: list,
      line: 1,
      what: `${name} is an island that no page can use.`,
      cure: `Register it in ${registry}, or take it out.`,
    }));
  return {looked: components.length, findings: [...findings, ...unknown]};
}
