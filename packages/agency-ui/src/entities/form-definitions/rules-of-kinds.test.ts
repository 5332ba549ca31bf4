import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { choicesRule, createFormSchema, dateRule, defineForm, type FormValues, numberRule } from '../index.js';
import { addDays, dateIn, isDate, weekdayOf } from '../weekday.js';

const fits = (rule: (input: unknown) => { issue?: unknown }, input: unknown) => rule(input).issue === undefined;

describe('numberRule', () => {
  const guests = numberRule('Write 2 to 40', { min: 2, max: 40, step: 2 });

  it.each(['2', ' 40 ', 8])('accepts %j as a number', (input) => expect(fits(guests, input)).toBe(true));

  it.each([
    '',
    undefined,
    '1',
    '42',
    '3',
    '4e1',
    '0x10',
    'four',
    '٤',
    '2.0.0',
    '1e400',
    Number.NaN,
    true,
    ['2'],
    {},
    null,
  ])('rejects %j as a number', (input) =>
    expect(guests(input)).toEqual({ value: undefined, issue: { code: 'custom', message: 'Write 2 to 40' } }),
  );

  it('returns a number, including fractions, and undefined when an optional number is omitted', () => {
    expect(numberRule('', { step: 0.1 })('0.3')).toEqual({ value: 0.3 });
    expect(numberRule('', { optional: true })('')).toEqual({ value: undefined, issue: undefined });
    expect(fits(numberRule('', { optional: true }), 'x')).toBe(false);
  });
});

describe('choicesRule', () => {
  const diets = choicesRule(['Vegan', 'Halal'], 'Choose', { optional: true });

  it('accepts one string or a list in any order, and removes duplicates', () => {
    expect(diets('Halal').value).toEqual(['Halal']);
    expect(diets(['Halal', 'Vegan', 'Halal']).value).toEqual(['Vegan', 'Halal']);
    expect(diets(undefined)).toEqual({ value: [], issue: undefined });
  });

  it.each(['Meat', ['Vegan', 'Meat'], [['Vegan']], [7], true])('rejects %j as a choice', (input) =>
    expect(fits(diets, input)).toBe(false),
  );

  it('requires at least one choice', () => expect(fits(choicesRule(['Vegan'], 'Choose'), [])).toBe(false));
});

describe('dateRule', () => {
  beforeEach(() => {
    // It is already Saturday in Nairobi, but still Friday in Los Angeles.
    vi.useFakeTimers({ now: Date.parse('2026-11-27T22:00:00Z') });
  });
  afterEach(() => void vi.useRealTimers());

  const rule = dateRule('Choose a day', {
    min: 0,
    max: 30,
    closedWeekdays: ['sunday'],
    closedDates: ['2026-12-25'],
    timeZone: 'Africa/Nairobi',
  });

  it.each(['2026-11-28', ' 2026-12-24 ', '2026-12-28'])('accepts %s as a date', (date) =>
    expect(fits(rule, date)).toBe(true),
  );

  it.each([
    '',
    '2026-11-27',
    '2026-11-29',
    '2026-12-25',
    '2026-12-29',
    '2026-13-01',
    '2026-02-30',
    '24.12.2026',
    7,
    ['2026-11-28'],
  ])('rejects %j as a date', (date) => expect(fits(rule, date)).toBe(false));

  it('determines the current date in its own time zone', () => {
    expect(fits(dateRule('', { min: 0, timeZone: 'America/Los_Angeles' }), '2026-11-27')).toBe(true);
    expect(dateIn('Pacific/Kiritimati')).toBe('2026-11-28');
  });
});

it('rejects calendar days that don’t exist', () => {
  expect(['2024-02-29', '2026-11-27', '1969-12-31'].map(weekdayOf)).toEqual(['thursday', 'friday', 'wednesday']);
  expect(['2025-02-29', '2026-1-1', ''].map(isDate)).toEqual([false, false, false]);
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
});

describe('a field with a condition', () => {
  const form = defineForm({
    name: 'table',
    title: 'Table',
    fields: {
      diets: { kind: 'checkboxes', label: 'Diets', options: ['Vegan', 'Other'], optional: true },
      other: { kind: 'text', label: 'Which', when: { field: 'diets', is: ['Other'] } },
      detail: { kind: 'number', label: 'How many', when: { field: 'other' } },
      name: { kind: 'text', label: 'Name' },
    },
  });
  const schema = createFormSchema(form);
  const issues = (values: object) =>
    schema.safeParse(values).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('can have no value, and its type says so', () => {
    expectTypeOf<FormValues<typeof form>>().toEqualTypeOf<{
      diets: readonly string[];
      other: string | undefined;
      detail: number | undefined;
      name: string;
    }>();
  });

  it('is omitted on the server unless its condition is met, even in a chain of conditions', () => {
    expect(schema.parse({ name: 'N', other: 'nuts', detail: 'x' })).toEqual({ name: 'N', diets: [] });
    expect(schema.parse({ name: 'N', diets: 'Other', other: ' nuts ', detail: '3' })).toEqual({
      name: 'N',
      diets: ['Other'],
      other: 'nuts',
      detail: 3,
    });
  });

  it('is required when its condition is met, and reported together with other fields’ errors', () => {
    expect(issues({ diets: ['Other'] })).toEqual(['name: Name is required', 'other: Which is required']);
    expect(issues({ diets: ['Other'], other: 'nuts', name: 'N', way: 1 })).toEqual([
      ': The form "table" has no field "way". Send only diets, other, detail, name.',
      'detail: How many: write a whole number',
    ]);
  });
});
