import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Weight, weighSite} from './weigh';
import type {Line} from './measures';
import {watched} from './support/watched';

/** A change of the layer's source: a file below `delivery/`, the text that is there once, and what takes its place. */
type Edit = readonly [file: string, from: string, to: string];

/** A part of the layer, and how it is switched off. */
interface Part {
  readonly name: string;
  readonly off: readonly Edit[];
  /** It works on the built pages: Docusaurus need not run again. */
  readonly afterBuild?: true;
}

const loader = 'bundles/slim/loader.cjs';
const slim = 'bundles/slim/index.ts';
const sheet = 'bundles/stylesheet.ts';

export const parts: readonly Part[] = [
  {name: 'One style sheet for each page', off: [['publish.ts', '  oneSheet,\n', '']], afterBuild: true},
  {
    name: 'Selectors that match nothing',
    off: [[sheet, '  keepSelectors(root, (selector) => wordsOf(selector).every((word) => words.has(word)));\n', '']],
    afterBuild: true,
  },
  {
    name: 'Custom properties that are set again',
    off: [[sheet, '  dropOverridden(root);\n', '']],
    afterBuild: true,
  },
  {
    name: 'Values in the place of custom properties',
    off: [[sheet, '  inlineConstants(root, words);\n', '']],
    afterBuild: true,
  },
  {
    name: 'Rules for paper in a file of their own',
    off: [[sheet, "node.params !== 'print'", 'node.params']],
    afterBuild: true,
  },
  {name: 'Articles as HTML', off: [['articles/code.ts', 'if (interactive === true)', 'if (interactive !== false)']]},
  {
    name: 'Nothing around articles needs their components',
    off: [['articles/plugin.ts', '...(html && !isServer', '...(false']],
  },
  {name: 'Files of scripts by kind of page', off: [['bundles/groups.ts', 'Object.keys(scriptFiles).map(', '[].map(']]},
  {name: 'Settings of the build', off: [[loader, ': slimConfig(source);', ': source;']]},
  {name: 'Descriptions of other documents', off: [[loader, '? slimVersion(source)', '? source']]},
  {name: 'Helpers of TypeScript', off: [[slim, "'@docusaurus/utils-common$': here('utils-common.js'),", '']]},
  {name: 'Parts that no page shows', off: [[slim, '...parts].map(', '...parts].slice(0, 0).map(']]},
];

const page = '/introduction';

/** Puts other text into files of the copy, and gives back how they were. */
function change(copy: string, edits: readonly Edit[]): () => void {
  const before = edits.map(([file, from, to]) => {
    const path = join(copy, 'delivery', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have this text once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return [path, text] as const;
  });
  return () => before.forEach(([path, text]) => writeFileSync(path, text));
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`;
const figures = ({script, scripts, css}: Weight): string =>
  `${kb(script)} of script in ${scripts.length} files, ${kb(css)} of styles`;
const difference = (own: Weight, all: Weight): string =>
  `script ${kb(own.script - all.script)}, files ${own.scripts.length - all.scripts.length}, styles ${kb(own.css - all.css)}`;

/** Switches each part of the layer off in a copy of the site, and says what {@link page} weighs more without it. */
export async function costsOfParts(copy: string): Promise<Line[]> {
  const [built, plain] = [join(copy, 'build'), join(copy, 'build-plain')];
  const build = async (): Promise<void> => {
    rmSync(built, {recursive: true, force: true});
    await watched(
      process.execPath,
      ['--env-file=config/build.env', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      copy,
    );
  };
  const publish = async (): Promise<Weight> => {
    await watched('npx', ['tsx', 'delivery/publish.ts'], copy);
    const weight = weighSite(built).find(({route}) => route === page);
    if (!weight) throw new Error(`${page} is not in the build.`);
    return weight;
  };
  // These change no script and no style.
  change(copy, [
    ['publish.ts', '  shareImages,\n', ''],
    ['publish.ts', 'of fileSteps)', 'of [] as Step[])'],
    ['publish.ts', 'of folderSteps)', 'of [] as Step<Build>[])'],
  ]);
  await build();
  cpSync(built, plain, {recursive: true});
  const all = await publish();
  const lines: Line[] = [['With every part', figures(all), '']];
  for (const {name, off, afterBuild} of parts) {
    const undo = change(copy, off);
    if (afterBuild) {
      rmSync(built, {recursive: true});
      cpSync(plain, built, {recursive: true});
    } else await build();
    lines.push([`Without: ${name}`, difference(await publish(), all), '']);
    console.log(lines.at(-1)?.join(' | '));
    undo();
  }
  return lines;
}
