import { describe, expect, it, vi } from 'vitest';
import { createNumberFormatter } from './number-formatter.js';

describe('createNumberFormatter', () => {
  it.each(['en', 'en-KE', 'en-IN', 'sw', 'sw-KE', 'sw-CD', 'ar-EG', 'en-KE-u-nu-arab', 'de'])(
    'writes numbers in %s exactly as Intl does',
    (locale) => {
      for (const digits of [1, 2]) {
        const { format } = new Intl.NumberFormat(locale, { minimumIntegerDigits: digits });
        const write = createNumberFormatter(locale, digits);
        for (const value of [0, 7, 42, 999, 1000, 1234567]) expect(write(value)).toBe(format(value));
      }
    },
  );

  it('does not use Intl for plain numbers', () => {
    vi.stubGlobal('Intl', undefined);
    const write = createNumberFormatter('en-KE', 2);
    expect(write(1)).toBe('01');
    expect(() => write(1000)).toThrow();
    vi.unstubAllGlobals();
  });
});
