import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {version} from '@docusaurus/core/package.json';
import {type Browser, expect as expectOf, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {localeRecordFileName, type LocaleRecord} from '@astral-docs/paint-first/shared/site';
import {ready} from '../browser/ready';
import {launchChromium} from '../support/browsers';
import {copyProject, shell} from '../support/copy';
import {serve} from '../support/server';

/** What a contributor does who adds plugins: installs them, and follows the page of each. */
const official = ['theme-live-codeblock', 'theme-mermaid', 'plugin-client-redirects', 'plugin-pwa'];
const packages = [
  ...official.map((name) => `@docusaurus/${name}@${version}`),
  'remark-math@6',
  'rehype-katex@7',
  'docusaurus-plugin-image-zoom@3',
  '@easyops-cn/docusaurus-search-local@0.55',
  // Three of the framework's list of community plugins.
  'docusaurus-plugin-glossary@3',
  'docusaurus-plugin-cookie-consent@5',
  'docusaurus-plugin-copy-page-button@0.8',
];

const cdn = 'https://cdn.jsdelivr.net/npm/katex@0.16.22/dist/katex.min.css';
const glossary = `{glossaryPath: 'guide/glossary.json', routePath: '/glossary'}`;
const plugins = `
    'docusaurus-plugin-image-zoom',
    'docusaurus-plugin-copy-page-button',
    ['docusaurus-plugin-cookie-consent', {title: 'Cookies', description: 'None so far.'}],
    ['docusaurus-plugin-glossary', ${glossary}],
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/moved-away', to: '/try'}]}],
    ['@docusaurus/plugin-pwa', {offlineModeActivationStrategies: ['always']}],
    ['@docusaurus/plugin-content-docs', {
      id: 'guide', path: 'guide', routeBasePath: 'guide',
      remarkPlugins: [glossary.getRemarkPlugin(${glossary}, {siteDir: __dirname})],
    }],
    ['@docusaurus/plugin-content-blog', {id: 'team', path: 'team', routeBasePath: 'team', onUntruncatedBlogPosts: 'ignore'}],
  ],
  themes: [
    '@docusaurus/theme-live-codeblock',
    '@docusaurus/theme-mermaid',
    ['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false, docsRouteBasePath: '/'}],
  ],
  stylesheets: ['${cdn}'],
  headTags:`;

/** Changes of docusaurus.config.ts. */
const settings: [find: string, put: string][] = [
  [
    '\nconst docs',
    "import remarkMath from 'remark-math';\nimport rehypeKatex from 'rehype-katex';\nimport glossary from 'docusaurus-plugin-glossary';\n\nconst docs",
  ],
  [
    "} satisfies PresetOptions['docs'];",
    "  remarkPlugins: [...markdownPlugins.remarkPlugins, remarkMath],\n  rehypePlugins: [...markdownPlugins.rehypePlugins, rehypeKatex],\n} satisfies PresetOptions['docs'];",
  ],
  ["format: 'mdx',", "format: 'mdx', mermaid: true,"],
  ['customCss: [', "customCss: ['./node_modules/katex/dist/katex.min.css', "],
  [
    '        sitemap: sitemapOptions,',
    "        sitemap: sitemapOptions, gtag: {trackingID: 'G-TRY', anonymizeIP: true},",
  ],
  ["  image: 'img/share.png',\n", "  image: 'img/share.png',\n  zoom: {selector: '.markdown img'},\n"],
  // The one setting that takes our search away.
  ['    search(searchOptions),\n', ''],
  ['  ],\n  headTags:', plugins],
];

const head = (title: string, more = ''): string =>
  `---\ntitle: "${title}"\ndescription: "A page that tries what plugins add to the pages of this site."\npage_type: how-to\nverified: 2026-11-21\nsources: ["RFC 7946 section 3.1.6"]\n${more}---\n\n`;
const frame = (source: string): string => `<iframe src="${source}" title="A film" width="320" height="180" />`;

const files: Record<string, string> = {
  'docs/try.md': `${head('Try plugins', 'sidebar_position: 7\ntry_field: true\n')}The whole angle is $\\tau = {2\\pi}$. Termux knows it.

$$
\\int_0^{2\\pi} dx
$$

See [the guide](/guide/start).

![A mark](/img/icon-192.png)

\`\`\`jsx live
function Sum() {
  return <output>{20 + 22}</output>;
}
\`\`\`

\`\`\`mermaid title="Two steps" alt="Sign, then send."
flowchart LR
  Sign --> Send
\`\`\`

${frame('https://www.youtube-nocookie.com/embed/x')}
`,
  'docs/try-state.mdx': `${head('Try state')}import {createContext, useContext, useState} from 'react';

export const Word = createContext('none');

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{useContext(Word)} {count}</button>;
}

<Word.Provider value="Count"><Counter /></Word.Provider>
`,
  'guide/start.md': '# Start\n\nA geofoo is drawn here.\n',
  'guide/glossary.json': JSON.stringify({title: 'Words', terms: [{term: 'geofoo', definition: 'A foo with a place.'}]}),
  'team/authors.yml': 'ada:\n  name: Ada Example\n  page: true\n',
  'team/2026-01-01-hello.md': '---\nauthors: [ada]\n---\n\nHello from the team.\n',
};

/** What the policy has to allow, by kind, as the handbook's page "Add a plugin" says. */
const policy = {
  script: ['https://www.googletagmanager.com', "'unsafe-eval'"],
  style: ['https://cdn.jsdelivr.net', "'unsafe-inline'"],
  frame: ['https://www.youtube-nocookie.com'],
  connect: ['https://www.google-analytics.com'],
};

const copy = copyProject();
const run = (line: string): string => {
  const {status, output} = shell(copy, line);
  if (status !== 0) throw new Error(`${line} failed.\n${output}`);
  return output;
};

/** Publishes a copy of the build with some options of the policy, and serves it. */
async function publish(
  name: string,
  allowed: object,
): Promise<{status: number | null; said: string; url: string; close: () => void}> {
  const folder = join(copy, name);
  cpSync(join(copy, 'build'), folder, {recursive: true});
  const record = JSON.parse(readFileSync(join(folder, localeRecordFileName), 'utf8')) as LocaleRecord;
  const options = {...record.options, hosting: {...record.options.hosting, policy: allowed}};
  writeFileSync(join(folder, localeRecordFileName), JSON.stringify({...record, options}));
  const {status, output: said} = shell(copy, `npx tsx packages/paint-first/publish.ts ${name}`);
  const {url, server} = await serve(folder);
  return {status, said, url, close: () => server.close()};
}

let browser: Browser;
let strict: Awaited<ReturnType<typeof publish>>;
let open: typeof strict;

beforeAll(async () => {
  run(`npm install --no-audit --no-fund --ignore-scripts ${packages.join(' ')}`);
  const config = join(copy, 'docusaurus.config.ts');
  const configured = settings.reduce(
    (text, [find, put]) => {
      if (!text.includes(find)) throw new Error(`docusaurus.config.ts has no ${find}.`);
      return text.replace(find, () => put);
    },
    readFileSync(config, 'utf8'),
  );
  writeFileSync(config, configured);
  const rules = join(copy, 'config/pageRules.ts');
  const allowed = readFileSync(rules, 'utf8')
    .replace('elements: {\n', "elements: {\n    iframe: ['src', 'title', 'width', 'height'],\n")
    .replace('origins: []', "origins: ['https://www.youtube-nocookie.com']")
    .replace('pagesWithCode: {}', "pagesWithCode: {'docs/try-state.mdx': 'It tries components with a state.'}");
  writeFileSync(rules, allowed);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(copy, dirname(path)), {recursive: true});
    writeFileSync(join(copy, path), text);
  }
  // What `npm run build` does, up to publishing.
  run('npx tsx plugins/content-checks/check.ts --build');
  run('npx docusaurus build');
  strict = await publish('strict', {});
  open = await publish('open', policy);
  browser = await launchChromium();
}, 900_000);
afterAll(async () => {
  await browser?.close();
  strict?.close();
  open?.close();
  rmSync(copy, {recursive: true, force: true});
});

/** A page of a published build; other sites answer with nothing, and what is asked of them is noted. */
async function visit({url}: typeof strict, path: string): Promise<{page: Page; asked: string[]; blocked: string[]}> {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 900},
    serviceWorkers: path === 'try-state' ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const blocked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({status: 200, body: ''});
  });
  page.on(
    'console',
    (message) => void (/Content Security Policy/.test(message.text()) && blocked.push(message.text())),
  );
  await page.goto(url + path);
  await ready(page);
  // The plugin that asks for consent covers the page until it has an answer.
  await page.getByRole('button', {name: 'Reject optional'}).click();
  return {page, asked, blocked};
}

describe('the build', () => {
  it('names what the policy would block, with page and option, and nothing where the options allow it', () => {
    for (const [address, kind] of [
      [cdn, 'style'],
      ['https://www.googletagmanager.com/gtag/js?id=G-TRY', 'script'],
      ['https://www.youtube-nocookie.com/embed/x', 'frame'],
      ['https://www.google-analytics.com', 'connect'],
    ] as const)
      expect(strict.said).toContain(
        `The policy blocks ${address}: add "${new URL(address).origin}" to hosting.policy.${kind}. Found on /`,
      );
    expect(strict.status).toBe(1);
    expect(open).toMatchObject({status: 0, said: expect.not.stringContaining('The policy blocks')});
  });
});

describe('a reader sees', () => {
  type Look = (seen: Awaited<ReturnType<typeof visit>>) => Promise<unknown>;
  const sees = (what: string, path: string, look: Look, of = () => strict): void =>
    it(what, {timeout: 60_000}, async () => {
      const seen = await visit(of(), path);
      await look(seen);
      await seen.page.context().close();
    });

  sees('a formula, typeset, and nothing of other sites, as no option allows it', 'try', async ({page, asked}) => {
    await expectOf(page.locator('.katex-display .katex-html')).toBeVisible();
    await expectOf(page.locator('.katex-html').first()).toHaveCSS('font-family', /KaTeX_Main/);
    expect(asked).toEqual([]);
  });
  sees('an old address lead on', 'moved-away', ({page}) => page.waitForURL(/\/try$/));
  sees('a second instance of the docs, with a term of the glossary', 'guide/start', async ({page}) => {
    // A pointer that rests where a page draws itself enters nothing.
    await expectOf(async () => {
      await page.mouse.move(1, 1);
      await page.getByRole('link', {name: 'geofoo'}).hover();
      await expectOf(page.getByText('A foo with a place.').first()).toBeVisible({timeout: 1000});
    }).toPass();
  });
  sees('a page of an author', 'team/authors/ada', ({page}) =>
    expectOf(page.getByRole('heading', {name: 'Ada Example'})).toBeVisible(),
  );
  sees('a context and a state of a page, and the worker of the app', 'try-state', async ({page}) => {
    await page.getByRole('button', {name: 'Count 0'}).click();
    await expectOf(page.getByRole('button', {name: 'Count 1'})).toBeVisible();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.scriptURL.includes('/sw.js'));
  });
  sees('another search find a word', 'try', async ({page}) => {
    await page.locator('.navbar__search-input').click();
    await page.keyboard.type('antimeridian');
    await expectOf(page.locator('.navbar [class*="suggestion"]').first()).toContainText(/antimeridian/i);
  });
  sees('a button that copies the page, and no request for consent once it is answered', 'try', async ({page}) => {
    await expectOf(page.getByText('None so far.')).toBeHidden();
    // The plugin adds its button by a script of its own, and not in each load.
    await expectOf(async () => {
      await page.reload();
      await expectOf(page.getByRole('button', {name: 'Copy page', exact: true})).toBeVisible();
    }).toPass();
  });
  sees(
    'an editor, a diagram, a picture that grows, a film, and is counted, as the options allow',
    'try',
    async ({page, asked, blocked}) => {
      const output = page.locator('[class*="playgroundPreview"] output');
      await expectOf(output).toHaveText('42');
      await page.locator('[class*="playgroundEditor"] [contenteditable]').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('<output>{1 + 6}</output>');
      await expectOf(output).toHaveText('7');
      await expectOf(page.locator('.docusaurus-mermaid-container svg').getByText('Send')).toBeVisible();
      // The plugin takes hold of the pictures a second after the page is there.
      await expectOf(async () => {
        await page.getByRole('img', {name: 'A mark'}).click();
        await expectOf(page.locator('.medium-zoom-image--opened').last()).toBeVisible({timeout: 1000});
      }).toPass();
      expect(asked.some((url) => url.startsWith('https://www.googletagmanager.com/gtag/js'))).toBe(true);
      expect(page.frames().map((frame) => frame.url())).toContain('https://www.youtube-nocookie.com/embed/x');
      expect(blocked).toEqual([]);
    },
    () => open,
  );
});
