import { expect, it } from 'vitest';
import { idPrefixOf, referenceOf } from './reference.js';

const id = '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63';

it('uses the first characters of an id as its reference, in two groups', () => {
  expect(referenceOf(id)).toBe('7F3A-92C1');
});

it.each(['ORDER-0042', '1f0c', 'enquiry-1', ''])(
  'uses an id in any other format as its own reference: "%s"',
  (other) => {
    expect(referenceOf(other)).toBe(other);
  },
);

it.each(['7F3A-92C1', '7f3a-92c1', '7f3a-9', '7F3A-'])('turns "%s" back into the id', (reference) => {
  expect(id.startsWith(idPrefixOf(reference))).toBe(true);
});

it.each([id, id.slice(0, 13), '7f3a', 'Otieno', '24-11-2026'])('leaves other text unchanged: "%s"', (text) => {
  expect(idPrefixOf(text)).toBe(text);
});
