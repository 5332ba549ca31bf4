import { agency } from 'agency-content';
import { team } from 'agency-content/about/team';
import { assistantDocuments } from 'agency-content/assistant';
import { breakable } from 'agency-content/unbroken';
import { describe, expect, it } from 'vitest';
import { complaints } from './examples/complaints.js';
import { ordinary } from './examples/ordinary.js';
import { eighthSet } from './questions/eighth-set.js';
import { eighthVariants } from './questions/eighth-variants.js';
import { fifthSet } from './questions/fifth-set.js';
import { firstSet } from './questions/first-set.js';
import { fourthSet } from './questions/fourth-set.js';
import { converse, faultsOf } from './questions/judge.js';
import { ninthSet } from './questions/ninth-set.js';
import { ninthVariants } from './questions/ninth-variants.js';
import { secondSet } from './questions/second-set.js';
import { seventhSet } from './questions/seventh-set.js';
import { sixthSet } from './questions/sixth-set.js';
import { tenthSet } from './questions/tenth-set.js';
import { tenthVariants } from './questions/tenth-variants.js';
import { thirdSet } from './questions/third-set.js';
import { chatAnswerer } from './settings.js';

/** Reads the site's content once, for all sets. */
const answerChat = chatAnswerer({});

const people = team.staff.teams.map(({ lead }) => lead.name);
const siteText = breakable(
  assistantDocuments()
    .map(({ text }) => text)
    .join('\n'),
);

/**
 * Each set is judged separately. The first one guided the work. Each of the others was written by someone who hadn't
 * seen the assistant’s code, and its failures have since shown which kinds of question to improve. The problem
 * classifier is trained on the first seven sets, so their complaints prove only that it remembers them.
 * `trouble.test.ts` shows how it judges messages that it wasn't trained on.
 */
const sets = [
  { name: 'first', questions: firstSet, size: 150, passing: 148 },
  { name: 'second', questions: secondSet, size: 75, passing: 73 },
  { name: 'third', questions: thirdSet, size: 60, passing: 59 },
  { name: 'fourth', questions: fourthSet, size: 80, passing: 78 },
  { name: 'fifth', questions: fifthSet, size: 60, passing: 57 },
  { name: 'sixth', questions: sixthSet, size: 40, passing: 39 },
  { name: 'seventh', questions: seventhSet, size: 40, passing: 39 },
  { name: 'eighth', questions: eighthSet, size: 50, passing: 45 },
  { name: 'ninth', questions: ninthSet, size: 50, passing: 49 },
  { name: 'tenth', questions: tenthSet, size: 30, passing: 29 },
  { name: 'developer’s', questions: eighthVariants, size: 36, passing: 35 },
  { name: 'developer’s second', questions: ninthVariants, size: 44, passing: 43 },
  { name: 'developer’s third', questions: tenthVariants, size: 87, passing: 86 },
];

describe.each(sets)('the $name set of questions', ({ name, questions, size, passing }) => {
  const judged = Promise.all(
    questions.map(async (question) => {
      const answer = breakable(await converse(question.ask, answerChat));
      return { question, answer, faults: faultsOf(question, answer, { siteText, people }) };
    }),
  );

  const describeFaults = async () => {
    const wrong = (await judged).filter(({ faults }) => faults.length > 0);
    const right = questions.length - wrong.length;
    const report = wrong
      .map(({ question, answer, faults }) =>
        [`${question.kind}: ${[question.ask].flat().join(' → ')}`, `  ${faults.join(' ')}`, `  ${answer}`].join('\n'),
      )
      .join('\n');
    return { right, wrong, report: `${name} set: ${right} of ${questions.length} right.\n${report}` };
  };

  it(`has ${size} questions, each asked once`, () => {
    expect(new Set(questions.map(({ ask }) => [ask].flat().join('\n'))).size).toBe(size);
  });

  it(`gets at least ${passing} good answers`, async ({ annotate }) => {
    const { right, report } = await describeFaults();
    await annotate(report, 'score');
    // Logs the score, because not every reporter prints the annotations of passing tests.
    console.info(report);
    expect(right, report).toBeGreaterThanOrEqual(passing);
  });

  it('gets no sales line in reply to a complaint, and no invented price', async () => {
    const { wrong } = await describeFaults();
    const grave = wrong.filter(({ faults }) => faults.some((fault) => /sells|not on the site/.test(fault)));
    expect(grave.map(({ question, faults }) => `${[question.ask].flat().join(' → ')}: ${faults.join(' ')}`)).toEqual(
      [],
    );
  });

  it('gets every complaint and cancellation sent to a person, with name and number', async () => {
    const handovers = (await judged).filter(({ question }) => /complaint|cancellation|change/.test(question.kind));
    for (const { question, answer } of handovers) {
      expect(
        people.some((person) => answer.includes(person)) && answer.includes(agency.phone.slice(0, 12)),
        `${[question.ask].flat().join(' → ')}\n${answer}`,
      ).toBe(true);
    }
  });
});

// Both lists are examples for the classifier.
describe('the assistant on complaints and ordinary messages', () => {
  /** The messages that are handed to a person as problems. */
  const passedOn = async (messages: readonly string[]) => {
    const answers = await Promise.all(messages.map((message) => converse(message, answerChat)));
    return messages.filter((_, index) => /Main line|Simu kuu/.test(answers[index] ?? ''));
  };

  it('passes on complaints that use none of the usual words', async () => {
    const passed = await passedOn(complaints);
    const missed = complaints.filter((message) => !passed.includes(message));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
    expect(complaints.length).toBeGreaterThan(110);
  });

  it('answers ordinary messages', async () => {
    const passed = await passedOn(ordinary);
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(4);
    expect(ordinary.length).toBeGreaterThan(120);
  });
});
