import {endure} from '../playground/drive';
import {expect, test} from './fixtures';

/** What runs in place of the runtime, and how the run ends. */
const hostile: Readonly<Record<string, readonly [runtime: string, type: RegExp]>> = {
  'floods the page with messages': [
    '() => { for (;;) postMessage(\'{"type":"print","chunks":[{"text":"x","isError":false}]}\'); }',
    /^(?:flood|stopped)$/,
  ],
  'floods it and rests in between': [
    '() => setInterval(() => { for (let i = 0; i < 300; i += 1) postMessage(\'{"type":"print","chunks":[]}\'); }, 1)',
    /^flood$/,
  ],
  'never yields': ['() => { for (;;); }', /^stopped$/],
  'takes more and more memory': [
    '() => { const all = []; setInterval(() => all.push(new Uint8Array(1e6).fill(1)), 5); }',
    /^(?:stopped|lost)$/,
  ],
  'fails before it starts': ["() => { throw new Error('no'); }", /^lost$/],
};

for (const [does, [runtime, type]] of Object.entries(hostile))
  test(`a page survives a worker that ${does}`, async ({tab}) => {
    await tab.open('/hello');
    // What ends by itself is left to end, however late a busy machine starts it.
    const run = () => endure(tab, runtime, type.test('stopped'));
    let endured = await run();
    // A busy machine holds a page up as well, but not three times in a row.
    for (let tries = 1; tries < 3 && Math.max(endured.stop, endured.still) >= 1000; tries += 1) endured = await run();
    test.info().annotations.push({type: 'measured', description: JSON.stringify(endured)});
    if (process.env.SHOW) console.log(tab.engine, does, JSON.stringify(endured));
    expect(endured.type).toMatch(type);
    expect(endured.stop).toBeLessThan(1000);
    expect(endured.still).toBeLessThan(1000);
    expect(endured.frames).toBe(0);
  });
