/**
 * Pictures of the built site for a reviewer: each kind of page at five widths in both colour modes, into screenshots/, with a
 * contact sheet (index.html, and one picture for each mode). `npm run screenshots` takes them all; `npm run screenshots -- /hello
 * /sdk/@1200 --widths=390 --modes=dark` takes some (`@` scrolls down that many pixels first, `@menu` opens the menu of a phone).
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Browser, chromium} from '@playwright/test';
import {serve} from './server';
import {chromiumArgs, ensureChromium, findChromium} from './browsers';

const folder = 'screenshots';
const kinds = [
  '/',
  '/introduction',
  '/introduction@1400',
  '/intro',
  '/sdk/guides/offchain-workflow',
  '/location-protocol/eas-schema',
  '/location-protocol/eas-schema@1500',
  '/sdk/',
  '/sdk/reference/',
  '/sdk/reference/astral-sdk',
  '/api/api-reference',
  '/api/reference/location-proofs',
  '/api/reference/location-proofs@900',
  '/playground',
  '/intro@menu',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/long-blog-post',
  '/no-such-page',
  '/?q=axis+order',
  '/location-protocol/one-place?place=51.477812,-0.001475',
  '/api/spatial-queries',
  '/api/graphql-api',
  '/location-proofs/glossary',
  '/tools/introduction',
  '/spatial-sol/introduction',
  '/markdown-page',
];

const args = process.argv.slice(2);
const option = (name: string, fallback: string): string[] =>
  (args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback).split(',');
const asked = args.filter((arg) => arg.startsWith('/'));
const entries = asked.length ? asked : kinds;
const widths = option('widths', '320,390,768,1280,1920').map(Number);
const modes = option('modes', 'light,dark');

const fileOf = (entry: string, width: number, mode: string): string =>
  `${entry.replace(/[^\w@]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${mode}.png`;
const heightOf = (width: number): number => (width < 600 ? 844 : 900);
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** All pictures of one mode: a row for each page, a column for each width. */
const sheetOf = (mode: string): string =>
  `<h2>${mode}</h2>${entries
    .map(
      (entry) =>
        `<section><h3>${escape(entry)}</h3>${widths
          .map((width) => {
            const file = fileOf(entry, width, mode);
            const size = `width="${Math.round(width / 4)}" height="${heightOf(width) / 4}"`;
            return `<a href="${file}"><img src="${file}" ${size} alt="${escape(entry)}, ${width} px, ${mode}"></a>`;
          })
          .join('')}</section>`,
    )
    .join('')}`;

const pageOf = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{background:#777;color:#fff;font:14px sans-serif;margin:16px}section{align-items:start;display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}
h3{font-size:14px;margin:0;width:100%}img{background:#fff;display:block}</style>${body}`;

/** Draws the sheet of one mode as a picture. */
async function drawSheet(browser: Browser, mode: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const file = resolve(folder, `sheet-${mode}.html`);
  writeFileSync(file, pageOf(sheetOf(mode)));
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({path: join(folder, `sheet-${mode}.png`), fullPage: true});
  await page.close();
}

/** Takes every page at one width in one mode. */
async function takeAll(browser: Browser, url: string, width: number, mode: string): Promise<void> {
  const context = await browser.newContext({viewport: {width, height: heightOf(width)}, reducedMotion: 'reduce'});
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  for (const entry of entries) {
    const [path = '/', then] = entry.split('@');
    await page.goto(url + path.slice(1));
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const menu = page.locator('.navbar__toggle');
    if (then === 'menu' && (await menu.isVisible())) await menu.click();
    else if (then && then !== 'menu') await page.evaluate((y) => window.scrollTo(0, y), Number(then));
    // What the page fetches then comes from this machine; a service that keeps asking is not waited for.
    await page.waitForLoadState('networkidle', {timeout: 5000}).catch(() => undefined);
    const file = join(folder, fileOf(entry, width, mode));
    await page.screenshot({path: file});
    console.log(file);
  }
  await context.close();
}

async function main(): Promise<void> {
  ensureChromium();
  mkdirSync(folder, {recursive: true});
  const {url, server} = await serve('build');
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs});
  for (const width of widths)
    // Both modes at once: a core each.
    await Promise.all(modes.map((mode) => takeAll(browser, url, width, mode)));
  for (const mode of modes) await drawSheet(browser, mode);
  writeFileSync(join(folder, 'index.html'), pageOf(modes.map(sheetOf).join('')));
  console.log(`${join(folder, 'index.html')}: ${entries.length} pages, ${widths.length} widths, ${modes.length} modes`);
  await browser.close();
  server.close();
}

void main();
