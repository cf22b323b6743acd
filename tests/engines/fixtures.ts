import {test as base, expect} from '@playwright/test';
import {findEngine, type Engine} from '../support/browsers';
import type {Driver} from './driver';
import {Host} from './host';
import {launchPuppeteer} from './puppeteer';
import {Tab} from './tab';
import {launchWebkit} from './webdriver';

/** In this order they share what need not be tried in each of them. */
export const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

async function launch(engine: Engine): Promise<Driver> {
  const path = findEngine(engine);
  if (!path) throw new Error(`${engine} not found. Run npm run pretest:engines, which installs it or says how.`);
  return engine === 'webkit' ? launchWebkit(path) : launchPuppeteer(engine, path);
}

interface WorkerFixtures {
  engine: Engine;
  /** The tab that a worker uses for all its tests, as to start a browser takes longer than most of them, and their hosts. */
  shared: {driver: Driver; hosts: Host[]};
}

interface Fixtures {
  /** Width and height of the window, in CSS pixels. */
  size: readonly [width: number, height: number];
  tab: Tab;
}

/** Tests that run in each engine: the project says which (./playwright.config.ts). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {scope: 'worker', option: true}],
  shared: [
    async ({engine}, use) => {
      const driver = await launch(engine);
      const hosts: Host[] = [];
      await use({driver, hosts});
      await driver.close();
      // No sooner: a port that is free again could become the origin of a later test, with what an earlier one has stored.
      await Promise.all(hosts.map((host) => host.stop()));
    },
    {scope: 'worker', timeout: 60_000},
  ],
  size: [[1280, 900], {option: true}],
  tab: async ({shared: {driver, hosts}, size}, use) => {
    await driver.reset();
    const host = await Host.start();
    hosts.push(host);
    await driver.resize(...size);
    await use(new Tab(driver, host));
  },
});

export {expect};
