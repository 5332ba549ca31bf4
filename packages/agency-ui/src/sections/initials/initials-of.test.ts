import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.js';

it.each([
  ['Wanjiru Kamau', 'WK'],
  ['Maria do Carmo Silva', 'MS'],
  ['Öykü Ünal-Çelik', 'ÖÜ'],
  ['(Dr) anna o’Neill', 'DO'],
  ['王芳', '王'],
  ['Pelé', 'P'],
  [' ', ''],
])('derives %s’s initials as %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
