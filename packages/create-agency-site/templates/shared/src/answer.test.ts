import { expect, it } from 'vitest';
import { answer } from './answer';
import { questions } from './content';

const ask = (content: string) => answer([{ role: 'user', content }], { signal: new AbortController().signal });

it('answers from the page’s own questions', async () => {
  expect(await ask('Can we pay by M-Pesa?')).toBe(questions.find(({ id }) => id === 'payment')?.answer);
});

it('gives contact details when it has no answer', async () => {
  expect(await ask('Hi')).toContain('call');
});
