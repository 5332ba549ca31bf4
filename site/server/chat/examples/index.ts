/**
 * Messages from which the assistant learns to tell problems, which go to a person, from questions that it answers
 * itself.
 *
 * When it misjudges a message, add two or three different messages like it to the right list, in words that a visitor
 * would use, along with their opposite in `ordinary.ts` if there is one ("the tent leaked", "what if the tent leaks?").
 * Then run `npx vitest run --project unit site/server/chat`: `trouble.test.ts` shows whether messages that it hasn’t
 * learnt from are judged better than before.
 *
 * The first seven sets of test questions are examples as well. The eighth, the ninth and the tenth never are, because
 * they judge the others.
 */
import { fifthSet } from '../questions/fifth-set.js';
import { firstSet } from '../questions/first-set.js';
import { fourthSet } from '../questions/fourth-set.js';
import type { AssistantQuestion } from '../questions/question.js';
import { secondSet } from '../questions/second-set.js';
import { seventhSet } from '../questions/seventh-set.js';
import { sixthSet } from '../questions/sixth-set.js';
import { thirdSet } from '../questions/third-set.js';
import { cancellations } from './cancellations.js';
import { changes, postponements } from './changes.js';
import { complaints } from './complaints.js';
import { ordinary } from './ordinary.js';
import { praise } from './praise.js';
import { doublePayments, frauds, personRequests, stops } from './special-problems.js';

export type ExampleKind = 'complaint' | 'cancellation' | 'change' | 'praise' | 'ordinary';

export interface Example {
  text: string;
  kind: ExampleKind;
  /** The question set that the message comes from, or `own`. */
  source: string;
}

const isProblem = (kind: AssistantQuestion['kind']) =>
  kind === 'complaint' || kind === 'cancellation' || kind === 'change';

const sets = { firstSet, secondSet, thirdSet, fourthSet, fifthSet, sixthSet, seventhSet };

const fromSets = Object.entries(sets).flatMap(([source, questions]) =>
  questions.map(
    ({ ask, kind }): Example => ({
      text: [ask].flat().at(-1) ?? '',
      kind: isProblem(kind) ? kind : 'ordinary',
      source,
    }),
  ),
);

const own: Record<ExampleKind, readonly string[]> = {
  complaint: [...complaints, ...stops, ...doublePayments, ...frauds],
  cancellation: cancellations,
  change: [...changes, ...postponements],
  praise,
  ordinary: [...ordinary, ...personRequests],
};

export const examples: readonly Example[] = [
  ...fromSets,
  ...(Object.entries(own) as [ExampleKind, readonly string[]][]).flatMap(([kind, texts]) =>
    texts.map((text): Example => ({ text, kind, source: 'own' })),
  ),
];
