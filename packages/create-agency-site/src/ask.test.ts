import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from './ask.js';
import { complete, type Input, questionNames, questions } from './questions.js';

const enter = '\r';
const down = '\u001B[B';
const interrupt = '\u0003';

/** A terminal that types the given keys at each prompt, once the prompt is on the screen. */
function terminalOf(typed: Readonly<Record<string, readonly string[]>>) {
  let screen = '';
  const waiting = new Map(Object.entries(typed));
  const input = Object.assign(new Readable({ read() {} }), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        screen += chunk;
        for (const [message, keys] of waiting) {
          if (!String(chunk).includes(message)) continue;
          waiting.delete(message);
          setImmediate(() => {
            for (const key of keys) input.push(key);
          });
        }
        done();
      },
    }),
    { isTTY: true, columns: 100, rows: 40 },
  );
  return { input, output, shown: () => screen };
}

const answerAll = Object.fromEntries(questionNames.map((name) => [questions[name].message, [enter]]));

it('accepts every default on Enter', async () => {
  const given = await ask({}, terminalOf(answerAll));
  expect(complete(given ?? {})).toEqual(complete({}));
  expect(Object.keys(given ?? {})).toEqual(questionNames);
});

it('returns typed and selected answers', async () => {
  const input = await ask({}, terminalOf({ ...answerAll, Framework: [down, enter], 'Agency name': ['Bahari', enter] }));
  expect(input).toMatchObject({ framework: 'next', name: 'Bahari' });
});

it('skips questions that a flag has already answered', async () => {
  const given: Input = { ...complete({}), email: 'hello@bahari.example' };
  const terminal = terminalOf({});
  expect(await ask(given, terminal)).toEqual(given);
  expect(terminal.shown()).toBe('');
});

it('shows the error and asks again after an invalid answer', async () => {
  const { email: _email, ...given } = complete({});
  const terminal = terminalOf({
    'E-mail address': ['hello', enter],
    'is not an e-mail address': ['@bahari.example', enter],
  });
  expect(await ask(given, terminal)).toMatchObject({ email: 'hello@bahari.example' });
  expect(terminal.shown()).toContain('Write it like hello@jua.example.');
});

it('rejects a default with too little contrast with the previous colour', async () => {
  const { text: _text, ...given } = complete({});
  const terminal = terminalOf({ 'Text colour': [enter], 'needs 4.5:1': ['#ffffff', enter] });
  expect(await ask({ ...given, surface: '#101010' }, terminal)).toMatchObject({ text: '#ffffff' });
});

it('returns undefined when cancelled', async () => {
  expect(await ask({}, terminalOf({ Folder: [enter], Framework: [interrupt] }))).toBeUndefined();
});
