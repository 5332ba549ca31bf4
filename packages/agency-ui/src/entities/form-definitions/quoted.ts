/** A value in a message, as it is written in code. JSON would turn NaN into null. */
export const quoted = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));
