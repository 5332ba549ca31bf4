/**
 * Answers that follow directly from a question's field and aspect, such as the price of a billboard, without a search.
 */
import type { AssistantAspect, AssistantDocument, AssistantTopic } from 'agency-content/assistant';
import { isApplication, isPartnership, isUrgent } from './intents.js';
import { copiesIn, peopleIn } from './people.js';
import { namesMatter, topicOf, topicsIn } from './services.js';
import { aspectsIn, aspects as aspectTerms, isFiller, isQuestion, type Language, stem, termsOf } from './words.js';

/** A question, with the visitor's earlier messages, oldest first. */
export interface Asked {
  question: string;
  /** The message that contains the question. */
  message: string;
  earlier: readonly string[];
  language: Language;
}

/** The question that a later statement refers to: "How much?", then "It’s for 30 people". */
const narrowed: ReadonlySet<AssistantAspect> = new Set(['price', 'duration', 'ahead']);

const stemsOf = (text: string) => new Set(termsOf(text).map(stem));

/** What a question says apart from the aspect it asks about. */
const thingsOf = (text: string) =>
  termsOf(text)
    .filter((term) => !isFiller(term) && !/^\p{N}+$/u.test(term) && !aspectTerms.has(stem(term)))
    .map(stem);

/** The fields that a message's parts belong to: "a conference and printed programmes" has two. */
function topicsOf(message: string): AssistantTopic[] {
  const parts = message.split(/\b(?:and|na|also|plus)\b|[,;&]/i).map(topicOf);
  return [...new Set(parts.filter((topic) => topic !== undefined))];
}

/** Adds to the conversation rather than asking something new. */
export const isAfterthought = (message: string) =>
  !isQuestion(
    message.replace(/^\s*(?:(?:and|so|ok|okay|sawa|na|if|what about|how about)\b[\s,]*)+/i, '').replace(/\?\s*$/, ''),
  );

/** Asks what time we do something, such as building a stage. */
export const asksHourOfJob = (question: string) =>
  aspectsIn(question).includes('open') &&
  topicsIn(question).length > 0 &&
  !/\b(?:open|office|ofisi|shop|mko|collect|pick|come|visit|kuja|kuchukua)/i.test(question);

/** Lists what a question asks about, without false friends: a stage's set-up time is not an opening hour, and a tax certificate is not VAT. */
export const aspectsAsked = (question: string): AssistantAspect[] =>
  aspectsIn(question).filter((aspect) => {
    if (aspect === 'vat') return !namesMatter(question) || /\b(?:vat|etims)\b/i.test(question);
    return aspect !== 'open' || !asksHourOfJob(question);
  });

/** "Who is in charge of the books?" */
const asksForLead = (question: string) =>
  termsOf(question).includes('lead') ||
  /\bwho (?:handles|heads|leads|runs|manages|deals with|is responsible for)\b/i.test(question);

/** The subject of a question, alone or as a follow-up to the previous question. */
function aspectsOf({ question, message, earlier }: Asked): AssistantAspect[] {
  // The whole message counts: "I’m a journalist. Who do I talk to?"
  if (isApplication(message)) return ['jobs'];
  // Documents for a tender have their own page.
  if (isPartnership(message) && !namesMatter(message)) return ['partners'];
  const own = aspectsAsked(question);
  if (own.length === 0 && asksForLead(question) && !namesMatter(message)) {
    // Without a field, the question is about whoever leads the company.
    if ([message, ...earlier].some(topicOf)) return ['person'];
  }
  if (own.length > 0 || !isAfterthought(question)) return own;
  // "And delivery to Kisumu?" asks something else.
  if (question.includes('?') && termsOf(question).some((term) => aspectTerms.has(stem(term)))) return [];
  // "For Thursday" is a deadline, not a question about how long something takes.
  const isAsked = (text: string) => (aspect: AssistantAspect) =>
    narrowed.has(aspect) && (aspect !== 'duration' || !isUrgent(text));
  const before = earlier.slice(-2).map((text) => aspectsIn(text).filter(isAsked(text)));
  return before.findLast((aspects) => aspects.length > 0) ?? [];
}

/** Creates a function that returns the documents that directly answer a question: one for each thing it asks. */
export function createDirectAnswers<Document extends AssistantDocument>(documents: readonly Document[]) {
  const subjects = new Map(documents.map((document) => [document, stemsOf(document.subject ?? '')]));
  const wordsOf = ({ title, text, keywords = '', subject = '' }: Document) =>
    stemsOf([title, text, keywords, subject].join('\n'));

  return (asked: Asked): Document[] => {
    const { question, message, earlier, language } = asked;
    const aspects = aspectsOf(asked);
    if (aspects.length === 0) return [];
    const before = earlier.findLast((text) => topicOf(text));
    // "Does that include the print?" is still about the billboard.
    const isAboutBefore = aspects.includes('included') && before !== undefined;
    const own = topicOf(question);
    const named = own ? [own] : topicsOf(message);
    const here = isAboutBefore ? [] : named;
    const topics = here.length > 0 ? here : [before === undefined ? undefined : topicOf(before)];
    const isOwn = here.length > 0 && aspectsIn(question).length > 0;
    const isSameField = (text: string) => before !== undefined && topicOf(text) === topicOf(before);
    // A subject counts only if it is in the question, or in the message that the topic comes from.
    const ownWords = stemsOf([question, message].join('\n'));
    const words = isOwn ? ownWords : stemsOf([question, message, ...earlier.filter(isSameField)].join('\n'));
    const things = thingsOf(question);
    const copies = [question, message, ...earlier.toReversed()].map(copiesIn).find((number) => number !== undefined);
    const people = peopleIn(message);
    // "And a matatu?" after a billboard names another product in the same field. "In colour?" after a book doesn't.
    const isAnother = (document: Document) =>
      before !== undefined &&
      here[0] === topicOf(before) &&
      things.length > 0 &&
      !things.some((thing) => wordsOf(document).has(thing));

    const answerTo = (aspect: AssistantAspect, topic: AssistantTopic | undefined) => {
      const rank = (document: Document) => {
        const subject = subjects.get(document);
        const names = (said: ReadonlySet<string>) => [...(subject ?? [])].some((word) => said.has(word));
        const isNamed = names(ownWords) || (names(words) && !isAnother(document));
        const isFew = document.below !== undefined && copies !== undefined && copies < document.below;
        if (document.below !== undefined && !isFew) return Number.NaN;
        // "A dinner for 250 with an MC" is a dinner. "An MC" alone isn't.
        const isForPeople = document.perPerson !== undefined && people !== undefined;
        const named = isNamed ? 2 * (document.weight ?? 1) : Number.NaN;
        return (isFew ? 1 : 0) + (isForPeople ? 1.5 : 0) + (document.subject ? named : 0) + (document.topic ? 1 : 0);
      };
      return documents
        .filter(
          (document) =>
            document.aspect === aspect &&
            (document.language ?? 'en') === language &&
            (!document.topic || document.topic === topic) &&
            !Number.isNaN(rank(document)),
        )
        .sort((one, other) => rank(other) - rank(one))[0];
    };
    const answersOn = (about: readonly (AssistantTopic | undefined)[]) => {
      const found = aspects.flatMap((aspect) => about.slice(0, 2).map((topic) => answerTo(aspect, topic)));
      return [...new Set(found.filter((document) => document !== undefined))];
    };
    const found = answersOn(topics);
    // "How long does a video take?", then "It’s for a wedding", is still about the video.
    const isOccasion =
      here.every((topic) => topic === 'events') && aspectsIn(question).every((aspect) => aspect === 'capacity');
    return found.length === 0 && before && isOccasion ? answersOn([topicOf(before)]) : found;
  };
}
