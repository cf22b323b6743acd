/** Unix seconds from text: digits, or a date and time in ISO 8601; 0 for an empty text. Null when it is neither. */
export function parseUnixSeconds(text: string): bigint | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0n;
  if (/^\d{1,18}$/.test(trimmed)) return BigInt(trimmed);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(trimmed)) return null;
  const milliseconds = Date.parse(trimmed);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? BigInt(Math.floor(milliseconds / 1000)) : null;
}

/** Unix seconds as UTC for readers; empty for 0. */
export function formatUnixSeconds(seconds: bigint | number): string {
  const value = Number(seconds);
  if (value === 0) return '';
  if (value > 253_402_300_799) return 'beyond the year 9999: perhaps milliseconds';
  return new Date(value * 1000).toISOString().replace('.000Z', 'Z');
}
