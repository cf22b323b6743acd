/**
 * `npm run new -- page sdk/guides/offline "Work offline"` writes what a new page, post, sample, component or tool begins with, and
 * its entries in the sidebar or the register of components. It never overwrites a file.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, resolveConfig} from 'prettier';

const usage = `npm run new -- page sdk/guides/offline "Work offline"
npm run new -- post 2026-11-22-how-far-is-a-degree "How far is a degree"
npm run new -- sample background/degree
npm run new -- component DistanceTable
npm run new -- tool PlaceFinder
npm run new -- move /sdk/guides/offline /sdk/guides/without-network`;

/** A mistake in the command line. */
class UsageError extends Error {}

const today = (): string => new Date().toISOString().slice(0, 10);
const read = (path: string): string => readFileSync(path, 'utf8');

async function write(path: string, text: string): Promise<void> {
  const options = await resolveConfig(path);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, await format(text, {...options, filepath: path}));
}

async function create(path: string, text: string): Promise<void> {
  if (existsSync(path)) throw new UsageError(`${path} exists.`);
  await write(path, text);
  console.log(`written  ${path}`);
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const before = read(path);
  const after = edit(before);
  if (after === before) throw new Error(`${path} has no place for a new entry.`);
  await write(path, after);
  console.log(`changed  ${path}`);
}

/**
 * Adds a page behind the last one of its folder, or at the end of the sidebar where its folder is new.
 *
 * @param text of sidebars.ts
 * @param id path without docs/ and .md
 */
function withPage(text: string, id: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const neighbours = [...text.matchAll(/(?<!category\('[^']*', )'([\w/-]+)'/g)].filter(
    ([, other = '']) => folder !== '' && other.slice(0, other.lastIndexOf('/') + 1) === folder,
  );
  const last = neighbours.at(-1);
  if (!last) return text.replace(/\n {2}\],\n\};/, `\n    '${id}',\n  ],\n};`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}, '${id}'${text.slice(end)}`;
}

const addToSidebar = (id: string): Promise<void> => change('sidebars.ts', (text) => withPage(text, id));

async function page(path: string, title: string): Promise<void> {
  await create(
    `docs/${path}.md`,
    `---
title: "${title}"
description: "${title}: what you need, what to do step by step, and how to see that it has worked."
page_type: how-to
verified: ${today()}
sources:
  - "tried by hand: the steps of this page"
---

This guide says what you get, in one sentence. It is for readers who know what, in another one.

## Before you begin

You need Node.js 20 or newer.

## Next steps

- [Introduction](/introduction): what Astral is, and what it is not.
- [Examples](/examples): programs that you can run.
`,
  );
  await addToSidebar(path);
}

/** @param name slug, with the day of publication before it unless that is today */
async function post(name: string, title: string): Promise<void> {
  const [, day = today(), slug = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  await create(
    `blog/${day}-${slug}.md`,
    `---
slug: ${slug}
title: "${title}"
description: "${title}: what was measured, how it was measured, and what the result does not show."
authors:
  - name: Astral contributors
    url: https://github.com/AstralProtocol/docs
tags: [hola]
date: ${day}
verified: ${today()}
sources:
  - "tried by hand: the measurement of this post"
---

The opening says in one or two sentences what was measured and what came out.

{/* truncate */}

The rest says how.
`,
  );
}

async function sample(path: string): Promise<void> {
  const file = `samples/${path}.ts`;
  await create(
    file,
    `// runs: offline
// internal: no page shows it yet
// What the program shows, in a sentence.

// #region main
const metresPerDegree = 111_320; // along the equator
console.log(\`metres in a degree: \${metresPerDegree}\`);
// #endregion main
`,
  );
  const record = join('scripts', 'samples.ts');
  const {status} = spawnSync(join('node_modules', '.bin', 'tsx'), [record, `${path}.ts`], {stdio: 'inherit'});
  if (status !== 0) throw new Error(`${file} was not recorded.`);
  console.log(`
Record what it prints after each change:

  npm run samples -- ${path}

Show it in a page, and take the line "internal" away:

  \`\`\`ts file=${file} region=main
  \`\`\`

  \`\`\`text output=${file}
  \`\`\``);
}

/** Adds a component to those that pages can use. */
const register = (name: string): Promise<void> =>
  change('src/theme/MDXComponents/index.tsx', (text) => {
    const line = (one: string): string => `import ${one} from '@site/src/components/${one}';`;
    const imports = [...text.matchAll(/^import (\w+) from '@site\/src\/components\/\1';$/gm)].map(
      ([, one = '']) => one,
    );
    const after = imports.filter((one) => one < name).at(-1) ?? imports[0] ?? '';
    return text
      .replace(line(after), `${line(after)}\n${line(name)}`)
      .replace(new RegExp(`(export default \\{[\\s\\S]*?\\n  )${after},`), `$1${after},\n  ${name},`);
  });

async function component(name: string): Promise<void> {
  await create(
    `src/components/${name}/index.tsx`,
    `import type {ReactNode} from 'react';

/** What a page shows with it, in a sentence. */
export default function ${name}({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
`,
  );
  await create(`src/components/${name}/specimen.md`, `<${name}>A ${name} with its text.</${name}>\n`);
  await register(name);
}

async function tool(name: string): Promise<void> {
  await create(
    `src/tools/${name}/index.tsx`,
    `import type {ReactNode} from 'react';
import {Tool} from '../shared/Tool';

const load = () => import('./Workbench');

/** What the tool answers, in a sentence. What is inside the frame is there without script; the button loads the rest. */
export default function ${name}(): ReactNode {
  return (
    <Tool button="Try it" label="${name}" load={load} given={undefined}>
      <p>One degree of latitude is about 111 km.</p>
    </Tool>
  );
}
`,
  );
  await create(
    `src/tools/${name}/Workbench.tsx`,
    `import {type ReactNode, useId, useState} from 'react';

/** The part that the button loads. Computations are in src/lib, where tests reach them. */
export default function Workbench(): ReactNode {
  const id = useId();
  const [degrees, setDegrees] = useState('1');
  return (
    <p>
      <label htmlFor={id}>Degrees of latitude</label>{' '}
      <input id={id} inputMode="decimal" value={degrees} onChange={({target}) => setDegrees(target.value)} />{' '}
      <output htmlFor={id}>{Math.round(Number(degrees) * 111)} km</output>
    </p>
  );
}
`,
  );
  await create(`src/tools/${name}/specimen.md`, `import ${name} from '@site/src/tools/${name}';\n\n<${name} />\n`);
}

/** The Markdown files of the site. */
const pages = (): string[] =>
  ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => join(folder, name)),
  );

/** Moves a page of the docs: the file, its entry in the sidebar, a redirect from its old address, and the links of all pages. */
async function move(from: string, to: string): Promise<void> {
  const [old, id] = [from.slice(1), to.slice(1)];
  if (!/^\/[a-z0-9][a-z0-9/-]*$/.test(to))
    throw new UsageError(`${to} is not an address. Write one as /sdk/guides/offline.`);
  const ending = ['.md', '.mdx'].find((one) => existsSync(`docs/${old}${one}`));
  if (!ending) throw new UsageError(`There is no page docs/${old}.md.`);
  if (existsSync(`docs/${id}${ending}`)) throw new UsageError(`docs/${id}${ending} exists.`);
  mkdirSync(dirname(`docs/${id}`), {recursive: true});
  renameSync(`docs/${old}${ending}`, `docs/${id}${ending}`);
  console.log(`moved    docs/${old}${ending} to docs/${id}${ending}`);
  if (read('sidebars.ts').includes(`'${old}'`))
    await change('sidebars.ts', (text) => text.replaceAll(`'${old}'`, `'${id}'`));
  else console.log(`sidebars.ts does not name '${old}' as one word: change its entry by hand.`);
  await change('data/moved.ts', (text) =>
    text.replaceAll(`to: '${from}'`, `to: '${to}'`).replace(/\n\];/, `\n  {from: '${from}', to: '${to}'},\n];`),
  );
  const link = new RegExp(`(?<=[("'])${from}/?(?=[)"'#?])`, 'g');
  for (const file of pages()) {
    const text = read(file);
    const linked = text.replace(link, to);
    if (linked === text) continue;
    writeFileSync(file, linked);
    console.log(`changed  ${file}`);
  }
}

const makers: Record<string, {form: RegExp; make: (name: string, title: string) => Promise<void>; titled: boolean}> = {
  page: {form: /^[a-z0-9][a-z0-9/-]*$/, make: page, titled: true},
  post: {form: /^[a-z0-9][a-z0-9-]*$/, make: post, titled: true},
  sample: {form: /^[a-z0-9-]+\/[a-z0-9-]+$/, make: sample, titled: false},
  component: {form: /^[A-Z]\w+$/, make: component, titled: false},
  tool: {form: /^[A-Z]\w+$/, make: tool, titled: false},
  move: {form: /^\/[a-z0-9][a-z0-9/-]*$/, make: move, titled: true},
};

async function main(): Promise<void> {
  const [kind = '', name = '', title = ''] = process.argv.slice(2);
  const maker = makers[kind];
  if (!maker || !maker.form.test(name) || (maker.titled && title.length < 3))
    throw new UsageError(`Write one of:\n\n${usage}`);
  await maker.make(name, title);
}

if (process.argv[1]?.endsWith('new.ts'))
  void main().catch((error: Error) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  });
