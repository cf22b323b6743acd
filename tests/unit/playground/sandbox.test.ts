import {afterEach, expect, it, vi} from 'vitest';
import type {Job} from '../../../src/lib/playground/types';
import {runInSandbox} from '../../../src/tools/Playground/sandbox';

const nothing = (): void => undefined;
const frame = {onload: nothing, setAttribute: nothing, remove: nothing, contentWindow: {postMessage: nothing}};
const port = {onmessage: (_: unknown): void => undefined, postMessage: nothing, close: nothing};
let announce: (event: unknown) => void;

const events = {
  load: () => frame.onload(),
  ready: () => announce({source: frame.contentWindow, data: 'ready'}),
  pulse: () => setInterval(() => port.onmessage({data: 'alive'}), 900),
  forge: () => setTimeout(() => port.onmessage({data: '{"type":"end","code":"none"}'}), 1000),
} as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[name: string, before: readonly (keyof typeof events)[], milliseconds: number, ending: string]>([
  ['whose frame never comes', [], 6000, 'unavailable'],
  ['whose document is not a frame', ['load'], 6000, 'unavailable'],
  ['whose frame is silent', ['ready'], 4000, 'lost'],
  ['that goes on and on', ['load', 'ready', 'pulse'], 10_000, 'limit'],
  ['that forges an end', ['ready', 'forge'], 1000, 'forged'],
])('a program %s ends at its time, and no sooner', async (_, before, milliseconds, ending) => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {createElement: () => frame, body: {append: nothing}});
  vi.stubGlobal('addEventListener', (__: string, listen: typeof announce) => (announce = listen));
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('MessageChannel', function () {
    return {port1: port, port2: {}};
  });
  let found = '';
  void runInSandbox('/frame', {} as Job, nothing).ended.then(({type}) => (found = type));
  for (const event of before) events[event]();
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(found).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toBe(ending);
});
