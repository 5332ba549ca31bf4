/**
 * Decides whether a message only reports something that has happened with us. People who report without asking for
 * anything are rarely happy, and must never be sold to: their message goes to a person.
 *
 * Lists of negative words can’t tell complaints from questions: "the navy came out purple" has none, and "what if the
 * tent leaks" has one. So `narrationIn` makes six checks, and the first that applies decides:
 *
 * 1. It’s angry with us: trouble, even if it’s phrased as a question.
 * 2. It asks for something: not a report.
 * 3. It praises, without "but" and without waiting: praise, if it’s about something past.
 * 4. It’s about waiting in vain, or names a defect: trouble.
 * 5. It’s about something past, and ours: trouble, unless it introduces the visitor ("a friend recommended you") or
 *    only says that something arrived.
 * 6. It describes goods that we delivered ("the mugs have no handles"): trouble.
 *
 * The words behind each check are in `narration-words.ts`. A tagger finds English past tenses, because the spelling of
 * "put", "left" or "cut" doesn’t reveal them.
 */
import tagger from 'compromise/two';
import {
  contrast,
  defects,
  descriptive,
  introductions,
  kiswahiliPast,
  ours,
  ourWork,
  papers,
  praise,
  reminders,
  reproaches,
  requests,
  rhetoric,
  states,
  waiting,
} from './narration-words.js';
import { topicsIn } from './services.js';
import { fold } from './words.js';

const some = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** Whether a message asks for something, such as a service, a price or an explanation. */
export const isAsking = (text: string) => some(requests, text.replace(rhetoric, ' '));

/** Whether a message is about something past. */
export const isPast = (message: string) => hasEnglishPast(message) || kiswahiliPast.test(fold(message));

function hasEnglishPast(message: string): boolean {
  const verbs: string[] = tagger(message.toLowerCase()).match('#PastTense').terms().out('array');
  const happened = verbs
    .map((verb) => verb.replace(/[^\p{L}]/gu, ''))
    .filter((verb) => verb && !descriptive.test(verb));
  return happened.length > 0 || /\b(?:was|were) \p{L}+ing\b|\b(?:have|has|ive|weve) been\b/u.test(fold(message));
}

/** Says that it is not the first message about the same. */
export const isReminder = (message: string) => reminders.test(fold(message));

/** Only says that something came: "The cards arrived yesterday." */
const isArrival = (text: string) =>
  /^\W*(?:\p{L}+ ){1,4}(?:arrived|\p{L}*(?:li|me)fika)(?: \p{L}+){0,2}\W*(?:\p{L}+)?\W*$/u.test(text);

/** What a message reports, if it only reports: trouble or praise. */
export function narrationIn(message: string, isFollowUp = false): 'trouble' | 'praise' | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  if (some(reproaches, text)) return 'trouble';
  if (isAsking(text)) return undefined;

  const isWaiting = some(waiting, text) || reminders.test(text);
  const isContrary = isWaiting || contrast.test(text);
  const isTold = isPast(message);
  if (praise.test(text) && !isWaiting && !/\b(?:but|yet|lakini)\b/.test(text)) {
    return !isContrary && (isTold || /\b(?:work|job|kazi)\b/.test(text)) ? 'praise' : undefined;
  }
  if (isWaiting || defects.test(text)) return 'trouble';

  if (isTold && !introductions.test(text) && (isContrary || !isArrival(text))) {
    // "The arch fell": a definite article points at something of ours. Later in a conversation, the past tense only
    // adds details.
    const isOurs = ours.test(text) || ourWork.test(text) || /\bthe (?!company|business)\p{L}{3,}/u.test(text);
    return isOurs && (!isFollowUp || isContrary) ? 'trouble' : undefined;
  }
  const isState =
    states.test(text) &&
    (papers.test(text) || topicsIn(text).includes('printing')) &&
    !/\b(?:is|are) (?:for|about|called)\b/.test(text);
  return isState && !isFollowUp ? 'trouble' : undefined;
}
