import { expect, it } from 'vitest';
import { monthsBefore } from './retention.js';

it.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2026-05-31', 1, '2026-04-30'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2028-02-29', 24, '2026-02-28'],
  ['2026-01-31', 2, '2025-11-30'],
  ['2026-11-27', 24, '2024-11-27'],
  ['2026-01-01', 1, '2025-12-01'],
  ['2026-03-30', 13, '2025-02-28'],
])('calculates that %s minus %i months is %s', (now, months, before) => {
  expect(monthsBefore(Date.parse(`${now}T12:30:00Z`), months).toISOString()).toBe(`${before}T12:30:00.000Z`);
});
