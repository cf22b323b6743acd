import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {findEngine, type Engine} from '../engines';
import {launchFirefox} from './bidi';
import type {Running, Settings} from './driver';
import {Host} from './host';
import {launchPlaywright} from './playwright';
import {Tab} from './tab';
import {watching} from './watch';
import {launchWebkit} from './webdriver';

/** Where each engine leaves its product and version, for the record of the run. */
export const versions = join('.cache', 'test', 'engines');

async function launch(engine: Engine): Promise<Running> {
  const path = findEngine(engine);
  if (path && engine === 'firefox') return launchFirefox(path);
  if (path && engine === 'webkit') return launchWebkit(path);
  return launchPlaywright(engine);
}

interface WorkerFixtures {
  engine: Engine;
  running: Running;
}

interface Fixtures {
  /** Width and height of the window, in CSS pixels. */
  size: readonly [width: number, height: number];
  settings: Settings | undefined;
  tab: Tab;
}

/** Tests that run in each engine: the project says which (./playwright.config.ts). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {scope: 'worker', option: true}],
  running: [
    async ({engine}, use) => {
      const running = await launch(engine);
      await use(running);
      mkdirSync(versions, {recursive: true});
      writeFileSync(join(versions, engine), running.version);
      await running.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  size: [[1280, 900], {option: true}],
  settings: [undefined, {option: true}],
  tab: async ({running, size, settings}, use, info) => {
    const driver = await running.open({settings});
    const host = await Host.start(driver.preload ? undefined : watching);
    await driver.preload?.(watching);
    await driver.resize(...size);
    await use(new Tab(driver, host));
    if (info.status !== info.expectedStatus) {
      await info.attach('window', {body: await driver.screenshot(), contentType: 'image/png'}).catch(() => undefined);
    }
    await driver.close();
    await host.stop();
  },
});

export {expect};
