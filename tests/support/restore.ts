import {afterAll, vi} from 'vitest';

// Files share what they import, and leave it as they found it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
