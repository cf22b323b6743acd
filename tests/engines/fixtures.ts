import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {findEngine, type Engine} from '../support/browsers';
import {launchFirefox} from './bidi';
import type {Driver, Running, Settings} from './driver';
import {Host} from './host';
import {launchPlaywright} from './playwright';
import {Tab} from './tab';
import {watching} from './watch';
import {launchWebkit} from './webdriver';

/** In this order they share what need not be tried in each of them. */
export const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/** Where each engine leaves its product and version, for the record of the run. */
export const versions = join('.cache', 'test', 'engines');

async function launch(engine: Engine): Promise<Running> {
  const path = findEngine(engine);
  if (path && engine === 'firefox') return launchFirefox(path);
  if (path && engine === 'webkit') return launchWebkit(path);
  return launchPlaywright(engine);
}

/** The tab that a worker uses for all tests with the same settings: to start a browser takes longer than most tests. */
class Kept {
  private driver?: Driver;
  private settings = '';
  readonly hosts: Host[] = [];
  constructor(private readonly running: Running) {}

  async take(settings: Settings | undefined): Promise<Driver> {
    const wanted = JSON.stringify(settings ?? {});
    if (this.driver && this.settings === wanted) {
      await this.driver.reset();
      return this.driver;
    }
    await this.driver?.close();
    this.driver = await this.running.open(settings);
    this.settings = wanted;
    await this.driver.preload?.(watching);
    return this.driver;
  }

  async close(): Promise<void> {
    await this.driver?.close();
    // No sooner: a port that is free again could become the origin of a later test, with what an earlier one has stored.
    await Promise.all(this.hosts.map((host) => host.stop()));
  }
}

interface WorkerFixtures {
  engine: Engine;
  kept: Kept;
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
  kept: [
    async ({engine}, use) => {
      const running = await launch(engine);
      const kept = new Kept(running);
      await use(kept);
      mkdirSync(versions, {recursive: true});
      writeFileSync(join(versions, engine), running.version);
      await kept.close();
      await running.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  size: [[1280, 900], {option: true}],
  settings: [undefined, {option: true}],
  tab: async ({kept, size, settings}, use, info) => {
    const driver = await kept.take(settings);
    const host = await Host.start(driver.preload ? undefined : watching);
    kept.hosts.push(host);
    await driver.resize(...size);
    await use(new Tab(driver, host));
    if (info.status !== info.expectedStatus) {
      await info.attach('window', {body: await driver.screenshot(), contentType: 'image/png'}).catch(() => undefined);
    }
  },
});

export {expect};
