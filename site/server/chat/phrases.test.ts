import { expect, it } from 'vitest';
import { phrases } from './phrases.js';

it.each([
  ['a phrase, as whole words', 'wrong, late', 'the date is wrong', 'the plate is there'],
  ['any letters for a star', 'complain*', 'we complained twice', 'we explained twice'],
  ['one of several words', '(my|our) order', 'about our order', 'about your order'],
  ['a word or none', 'advise (me|us|) on', 'please advise on this', 'please advise them on this'],
  ['a gap within a sentence', 'no … reply', 'no news or reply', 'no. We reply soon'],
])('finds %s', (_notation, list, found, other) => {
  expect(phrases(list).test(found)).toBe(true);
  expect(phrases(list).test(other)).toBe(false);
});
