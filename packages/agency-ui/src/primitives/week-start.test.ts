import { afterEach, expect, it, vi } from 'vitest';
import { weekStart } from './week-start.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser without week data. */
function forgetWeeks() {
  class OldLocale extends Intl.Locale {
    getWeekInfo = undefined;
    weekInfo = undefined;
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Locale: OldLocale }));
}

const cases = [
  ['en-KE', 'sunday'],
  ['en-GB', 'monday'],
  ['en-US', 'sunday'],
  ['sw-TZ', 'monday'],
  ['ar-EG', 'saturday'],
  ['pt-BR', 'sunday'],
  ['de', 'monday'],
  ['dv-MV', 'friday'],
  ['not a tag', 'monday'],
] as const;

it.each(cases)('starts the week in %s on %s, even in old browsers', (locale, day) => {
  expect(weekStart(locale)).toBe(day);
  forgetWeeks();
  expect(weekStart(locale)).toBe(day);
});

it('agrees with this JavaScript engine about every region', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  // Excludes codes of former countries, which stand for their successors.
  const regions = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => region !== 'ZZ' && new Intl.Locale(`und-${region}`).region === region)
    .filter((region) => Intl.getCanonicalLocales(`und-${region}`)[0] === `und-${region}`);
  expect(regions.length).toBeGreaterThan(200);
  const known = regions.map((region) => weekStart(`en-${region}`));
  forgetWeeks();
  const wrong = regions.filter((region, index) => weekStart(`en-${region}`) !== known[index]);
  expect(wrong).toEqual([]);
});
