import {devices, type Browser, type CDPSession, type Page} from '@playwright/test';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How fast the reader's connection and processor are. */
export interface Device {
  readonly name: string;
  /** Round trip, ms. */
  readonly latency: number;
  /** Bytes per second; 0 for no limit. */
  readonly throughput: number;
  /** How many times slower than this machine. */
  readonly slowdown: number;
  /** Has the screen of a phone. */
  readonly isPhone?: boolean;
}

export const normal: Device = {name: 'normal', latency: 0, throughput: 0, slowdown: 1};
/** Lighthouse's slow 4G as DevTools applies it, and a slow phone. */
export const slow = {name: 'slow (562 ms, 1.44 Mbit/s, 4x CPU)', latency: 562, throughput: 180_000, slowdown: 4};
export const phone: Device = {...normal, name: 'phone', isPhone: true};
export const slowPhone: Device = {...phone, name: 'phone (4x CPU)', slowdown: 4};

async function become(session: CDPSession, device: Device): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.latency,
    downloadThroughput: device.throughput || -1,
    uploadThroughput: device.throughput || -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: device.slowdown});
}

/** Runs `measure` in a fresh profile on a device, `runs` times, and returns what each run gave; a run that fails gives nothing. */
export async function runsOf<T>(
  browser: Browser,
  device: Device,
  runs: number,
  measure: (page: Page) => Promise<T>,
): Promise<T[]> {
  const values: T[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({...(device.isPhone && devices['Moto G4']), serviceWorkers: 'block'});
    // What tsx makes of a named function calls this helper, which a page does not have.
    await context.addInitScript('globalThis.__name = (it) => it');
    const page = await context.newPage();
    await become(await context.newCDPSession(page), device);
    // What takes longer has failed; a measure without any run that succeeded is written as such.
    const limit = setTimeout(() => void context.close(), 30_000);
    await measure(page).then(
      (value) => values.push(value),
      () => undefined,
    );
    clearTimeout(limit);
    await context.close();
  }
  return values;
}
