import { describe, expect, it } from 'vitest';
import { type Example, type ExampleKind, examples } from './examples/index.js';
import { doublePayments, frauds, personRequests, stops } from './examples/special-problems.js';
import { eighthSet } from './questions/eighth-set.js';
import { ninthSet } from './questions/ninth-set.js';
import { tenthSet } from './questions/tenth-set.js';
import { createReportReader, reportIn } from './trouble.js';

const isProblem = (kind: ExampleKind) => !['ordinary', 'praise'].includes(kind);

/** Groups of examples, each held out once: each question set, and each tenth of the developer’s own examples. */
const groupOf = ({ source }: Example, index: number) => (source === 'own' ? `own ${index % 10}` : source);

/**
 * Holds out each question set once, and each tenth of the developer’s own examples, and judges the messages held out.
 * In the first measurement, 71 of the sets’ 77 problems and 13 of their 428 other messages were passed to a person.
 * Some of the developer's examples were written later to fix the classifier's mistakes, so only the eighth, ninth and tenth sets are
 * truly unseen. The minimums are just below the latest results.
 */
describe('the classifier on messages it was not trained on', () => {
  const groups = [...new Set(examples.map(groupOf))];
  const judged = groups.flatMap((group) => {
    const isLeftOut = (example: Example, index: number) => groupOf(example, index) === group;
    const read = createReportReader(examples.filter((example, index) => !isLeftOut(example, index)));
    return examples.filter(isLeftOut).map((example) => {
      const report = read(example.text);
      return { ...example, isPassedOn: report !== undefined && report !== 'praise', isThanked: report === 'praise' };
    });
  });
  const fromSets = judged.filter(({ source }) => source !== 'own');
  const own = judged.filter(({ source }) => source === 'own');
  const textsOf = (messages: typeof judged) => messages.map(({ text }) => text).join('\n');

  it('passes on problems from the question sets', () => {
    const problems = fromSets.filter(({ kind }) => isProblem(kind));
    const missed = problems.filter(({ isPassedOn }) => !isPassedOn);
    expect(problems.length).toBeGreaterThan(70);
    expect(missed.length, textsOf(missed)).toBeLessThanOrEqual(5);
  });

  it('answers other messages from the question sets', () => {
    const others = fromSets.filter(({ kind }) => !isProblem(kind));
    const disturbed = others.filter(({ isPassedOn }) => isPassedOn);
    expect(others.length).toBeGreaterThan(400);
    expect(disturbed.length, textsOf(disturbed)).toBeLessThanOrEqual(8);
  });

  it('distinguishes most messages that were written to look alike', () => {
    const problems = own.filter(({ kind }) => isProblem(kind));
    const ordinary = own.filter(({ kind }) => kind === 'ordinary');
    const missed = problems.filter(({ isPassedOn }) => !isPassedOn);
    const disturbed = ordinary.filter(({ isPassedOn }) => isPassedOn);
    expect(missed.length / problems.length, textsOf(missed)).toBeLessThan(0.24);
    expect(disturbed.length / ordinary.length, textsOf(disturbed)).toBeLessThan(0.19);
  });

  it('rarely thanks someone for a complaint', () => {
    const complaints = judged.filter(({ kind }) => kind === 'complaint');
    const thanked = complaints.filter(({ isThanked }) => isThanked);
    expect(complaints.length).toBeGreaterThan(250);
    expect(thanked.length, textsOf(thanked)).toBeLessThanOrEqual(5);
  });

  it('rarely mistakes praise for a complaint', () => {
    const praise = judged.filter(({ kind }) => kind === 'praise');
    const blamed = praise.filter(({ isPassedOn }) => isPassedOn);
    expect(blamed.length / praise.length, textsOf(blamed)).toBeLessThan(0.34);
  });
});

describe.each([
  { name: 'eighth', questions: eighthSet, count: 12 },
  { name: 'ninth', questions: ninthSet, count: 7 },
  { name: 'tenth', questions: tenthSet, count: 6 },
])('the $name question set, which is not used for training', ({ questions, count }) => {
  const lastOf = (ask: string | readonly string[]) => [ask].flat().at(-1) ?? '';
  const isReported = (ask: string | readonly string[]) => ![undefined, 'praise'].includes(reportIn(lastOf(ask)));
  const problems = questions.filter(({ kind }) => /complaint|cancellation|change/.test(kind));

  it('shares no messages with the training examples', () => {
    const learnt = new Set(examples.map(({ text }) => text));
    expect(questions.filter(({ ask }) => learnt.has(lastOf(ask)))).toEqual([]);
  });

  it('has its problems passed on', () => {
    const missed = problems.filter(({ ask }) => !isReported(ask));
    expect(problems.length).toBe(count);
    expect(missed.length, missed.map(({ ask }) => ask).join('\n')).toBeLessThanOrEqual(1);
  });

  it('has its other messages answered', () => {
    const disturbed = questions.filter((question) => !problems.includes(question) && isReported(question.ask));
    expect(disturbed.length, disturbed.map(({ ask }) => ask).join('\n')).toBeLessThanOrEqual(1);
  });
});

it.each(['Nataka 60 na mfuko wake', '300 with white envelopes'])(
  'does not mistake "%s", which adds to a question, for a changed order',
  (message) => {
    expect(reportIn(message)).toBeUndefined();
  },
);

it('still recognises "make it 300 instead, we ordered 250" as a changed order', () => {
  expect(reportIn('make it 300 instead, we ordered 250')).toBe('change');
});

it.each([
  ['somebody called Otis texted me a till number and says I should pay the deposit there', 'fraud'],
  ['mko juu sana, mugs zilibamba', 'praise'],
])('recognises "%s" as %s', (message, report) => {
  expect(reportIn(message)).toBe(report);
});

// Training takes about 40 ms, and classifying a message 0.2 ms.
it('trains and classifies quickly', () => {
  const started = performance.now();
  const read = createReportReader(examples);
  const ready = performance.now();
  for (const { text } of examples) read(text);
  expect(ready - started).toBeLessThan(1000);
  expect((performance.now() - ready) / examples.length).toBeLessThan(50);
});

it.each([
  ['fraud', frauds, 8],
  ['stop', stops, 9],
  ['payment', doublePayments, 7],
  ['person', personRequests, 6],
])('distinguishes the rarer kinds of problem: %s', (problem, messages, least) => {
  const recognised = messages.filter((message) => reportIn(message) === problem);
  const missed = messages.filter((message) => !recognised.includes(message));
  expect(recognised.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
});
