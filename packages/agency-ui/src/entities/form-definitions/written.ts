/** A value as it is written in code, for a message. `JSON.stringify` alone would turn `NaN` into `null`. */
export function written(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' && typeof value !== 'string') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // It contains itself, or a bigint.
    return 'an object';
  }
}
