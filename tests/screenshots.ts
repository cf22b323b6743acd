/**
 * Pictures of the built site for a reviewer: each kind of page at four widths in both colour modes, into screenshots/.
 * `npm run screenshots` takes them all; `npm run screenshots -- /hello /sdk/@1200 --widths=390 --modes=dark` takes some (`@` scrolls
 * down that many pixels first).
 */
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {serve} from './browser/server';
import {chromiumArgs, ensureChromium, findChromium} from './engines';

const kinds = [
  '/',
  '/introduction',
  '/location-protocol/eas-schema',
  '/sdk/',
  '/api/api-reference',
  '/blog',
  '/blog/long-blog-post',
  '/no-such-page',
  '/?q=axis+order',
  '/location-protocol/location-types?place=51.477812,-0.001475',
  '/api/spatial-queries',
  '/api/graphql-api',
  '/spatial-sol/introduction',
  '/markdown-page',
];

const args = process.argv.slice(2);
const option = (name: string, fallback: string): string[] =>
  (args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback).split(',');
const asked = args.filter((arg) => arg.startsWith('/'));
const widths = option('widths', '390,768,1280,1920').map(Number);
const modes = option('modes', 'light,dark');

async function main(): Promise<void> {
  ensureChromium();
  mkdirSync('screenshots', {recursive: true});
  const {url, server} = await serve('build');
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs});
  for (const width of widths) {
    for (const mode of modes) {
      const context = await browser.newContext({viewport: {width, height: width < 600 ? 844 : 900}});
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const page = await context.newPage();
      for (const entry of asked.length ? asked : kinds) {
        const [path = '/', down] = entry.split('@');
        await page.goto(url + path.slice(1));
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        if (down) await page.evaluate((y) => window.scrollTo(0, y), Number(down));
        await page.waitForLoadState('networkidle');
        const file = join(
          'screenshots',
          `${entry.replace(/[^\w@]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${mode}.png`,
        );
        await page.screenshot({path: file});
        console.log(file);
      }
      await context.close();
    }
  }
  await browser.close();
  server.close();
}

void main();
