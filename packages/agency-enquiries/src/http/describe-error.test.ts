import { expect, it } from 'vitest';
import { describeError, nameOfError } from './describe-error.js';

it('names an error’s class, code and location, but never its message', () => {
  const error = Object.assign(new TypeError('Wanjiru\n    at x (/tmp/wanjiru.js:1:1)'), { code: 'ERR_WANJIRU_1' });
  expect(nameOfError(error)).toBe('TypeError ERR_WANJIRU_1');
  expect(describeError(error)).toMatch(/^TypeError ERR_WANJIRU_1 at \S+describe-error\.test\.ts:\d+:\d+$/);
});

it('omits everything except identifiers', () => {
  const error = Object.assign(new Error('Wanjiru'), { name: 'Wanjiru Kamau', code: 'w@westlands.example' });
  error.stack = 'Something else';
  expect(describeError(error)).toBe('unknown');
  expect(describeError('Wanjiru')).toBe('unknown');
});
