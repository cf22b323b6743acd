/** The moment at which every sample runs, in Unix seconds: 2026-11-21T12:00:00Z. */
export const CLOCK = Date.UTC(2026, 10, 21, 12) / 1000;
