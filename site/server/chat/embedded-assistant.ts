import type { AssistantAspect, AssistantDocument, AssistantPerson, AssistantTopic } from 'agency-content/assistant';
import type { ChatClient, ChatMessage } from 'agency-ui';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Asked, asksHourOfJob, aspectsAsked, createDirectAnswers, isAfterthought } from './direct-answers.js';
import {
  isApplication,
  isBargain,
  isBereaved,
  isCallBack,
  isCorrection,
  isElliptical,
  isElsewhere,
  isForgery,
  isInjection,
  isLeastBudget,
  isMisfortune,
  isOffTopic,
  isShortNotice,
  isSmallBudget,
  isUnanswered,
  isUrgent,
  isUtility,
  mentionsOrder,
  nameIn,
  newQuantityIn,
} from './intents.js';
import { budgetFor, budgetIn, peopleIn, piecesIn, priceFor } from './people.js';
import { createReplies, type Handover } from './replies.js';
import {
  createServiceSearch,
  isAlwaysGiven,
  isFamilyCelebration,
  namesFamilyCelebration,
  namesFirst,
  namesMatter,
  namesOnlyGeneral,
  namesUnknown,
  serviceNames,
  topicOf,
  topicsIn,
  withoutAlternative,
} from './services.js';
import { createSpelling } from './spelling.js';
import { hasPaid, isReminder, reportIn, troubleWords } from './trouble.js';
import {
  aspects,
  aspectsIn,
  fold,
  isAgreement,
  isAnotherCase,
  isDemand,
  isFiller,
  isGreeting,
  isInsult,
  isQuestion,
  isSelfQuestion,
  isThanks,
  type Language,
  languageOf,
  questionsIn,
  stem,
  termsOf,
  vocabulary,
} from './words.js';

export interface EmbeddedAssistantOptions {
  documents: readonly AssistantDocument[];
  contact: { name: string; phone: string; email: string };
  /** The person to talk to about each field. */
  people: Readonly<Record<AssistantTopic, AssistantPerson>>;
  /** Path of the quote form. */
  quotePath: string;
  /** Path of the team page. */
  teamPath: string;
  /** Days after delivery within which a printing fault must be reported. */
  claimDays: number;
}

export type Found = SearchResult & AssistantDocument;

/** Context from the conversation so far. */
interface Context {
  /** The visitor's earlier words. */
  earlier?: string;
  topic?: AssistantTopic | undefined;
  language?: Language;
}

/** Maximum length of an answer, in characters, without its links. */
const maxLength = 700;

/** Maximum number of services described per question. */
const maxServices = 2;

/** Maximum number of prices given per message. */
const maxPrices = 4;

/** Maximum number of questions answered per message. */
const maxQuestions = 3;

/** The visitor's earlier messages that a question may refer to. */
const maxEarlier = 4;

/** Score factors for a document in the conversation's field, or in a different field. */
const topicBoost = { same: 1.8, other: 0.5 };

/** Score factor for the words that express what a question wants to know about something. */
const aspectBoost = 2.5;

/** A distinctive word occurs in the title or keywords of at most this many documents. */
const maxNamed = 4;

/**
 * Aspects whose answers are found only if the question asks for them. Answers about other aspects can be found by any
 * of their words.
 */
const isFigure: ReadonlySet<AssistantAspect | undefined> = new Set(['price', 'duration', 'included']);

/** Other aspects whose answers are found only if the question asks for them. */
const isOnRequest: ReadonlySet<AssistantAspect | undefined> = new Set(['storage', 'capacity']);

/** Problems after which the conversation may turn to any subject. */
const isPassing: ReadonlySet<Handover> = new Set(['change', 'postponement', 'person']);

/** Articles and people weigh less than this, because they aren't what a question names. */
const minNamedWeight = 0.7;

/** Whether a word carries meaning. Numbers don't, because they only quantify other words. */
const isContent = (word: string) => !isFiller(word) && !/^\p{N}+$/u.test(word);

/** The meaningful terms in a text. */
const contentTerms = (text: string) => new Set(termsOf(text).filter(isContent).map(stem));

/** Words that name a service, and so say nothing about its details. */
const serviceTerms = contentTerms(serviceNames);

/** Words for things that are read on the site rather than ordered. */
const readings = contentTerms('article');

/** Asks for advice, which an article may give. */
const asksToRead =
  /\b(?:how (?:do (?!you\b)|can|should|to|would)|what makes|tips?|advice|advise|articles?|blog|read|guide|ideas?|choos\w*|pick|recommend|should|best|better|difference|checklist)\b/i;

/** Words for the place where a job is done. */
const places = contentTerms('upcountry abroad');

export interface DocumentSearch {
  /** The documents that share words with a text, best first. */
  find: (text: string, context?: Context) => Found[];
  /** The documents that answer a question, best first. */
  answers: (question: string, context?: Context) => Found[];
  /** Whether a result is about a detail that the question names, such as the foil of a cover. */
  isDetail: (found: Found) => boolean;
}

/** Full-text search over the documents. */
export function createDocumentSearch(documents: readonly AssistantDocument[]): DocumentSearch {
  const fields = ['title', 'keywords', 'text'] as const;
  const siteTerms = new Set(
    documents.flatMap((document) => fields.flatMap((field) => [...contentTerms(document[field] ?? '')])),
  );
  const index = new MiniSearch<AssistantDocument & { id: number }>({
    fields: [...fields],
    storeFields: [
      'title',
      'text',
      'keywords',
      'path',
      'next',
      'topic',
      'aspect',
      'subject',
      'perPerson',
      'perRun',
      'named',
      'below',
      'language',
      'weight',
    ],
    tokenize: termsOf,
    processTerm: (term) => (isContent(term) ? stem(term) : null),
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  function find(text: string, { topic, language }: Context = {}): Found[] {
    return index.search(text, {
      // Messages to an external service aren't spell-checked first.
      fuzzy: (term) => (term.length > 7 && !siteTerms.has(term) ? 1 : false),
      boost: { title: 3, keywords: 2 },
      boostTerm: (term) => (aspects.has(term) ? aspectBoost : 1),
      filter: (found) => !language || (found['language'] ?? 'en') === language,
      boostDocument: (_id, _term, stored) => {
        const weight = (stored?.['weight'] as number | undefined) ?? 1;
        if (!topic || !stored?.['topic']) return weight;
        return weight * (stored['topic'] === topic ? topicBoost.same : topicBoost.other);
      },
    }) as Found[];
  }

  /** Words that name few things on the site, such as "foil" or "caps". A visitor who uses one means that thing. */
  const documentsWith = new Map<string, number>();
  const inLanguage = (term: string, language: Language = 'en') => `${language} ${term}`;
  for (const { title, keywords = '', language } of documents) {
    for (const term of contentTerms(`${title} ${keywords}`)) {
      const key = inLanguage(term, language);
      documentsWith.set(key, (documentsWith.get(key) ?? 0) + 1);
    }
  }
  const isDistinctive = (term: string, language?: Language) =>
    (documentsWith.get(inLanguage(term, language)) ?? 0) <= maxNamed;

  /**
   * Weight of a word in a question. A word that the site never uses counts double, because it probably names the
   * subject.
   */
  const weightOf = (term: string) => (aspects.has(term) || !siteTerms.has(term) ? 2 : 1);
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);

  /** The words of a question that occur in a result's title or keywords. */
  const namingTerms = ({ queryTerms, match, weight = 1 }: Found) =>
    queryTerms.filter((term) => weight >= minNamedWeight && match[term]?.some((field) => field !== 'text'));

  /** Whether a result is about a thing that the question names, rather than only mentioning it. */
  const isNamed = (found: Found) => namingTerms(found).some((term) => isDistinctive(term, found.language));

  function isDetail(found: Found): boolean {
    const terms = namingTerms(found);
    return terms.length > 1 || terms.some((term) => isDistinctive(term, found.language) && !serviceTerms.has(term));
  }

  /**
   * Whether a result answers the question rather than just sharing a word with it. It must match at least half of the
   * question, with at least one word outside the body text; if all words match only in the body text, it must match
   * most of the question. If the result is about something that the question names, a quarter is enough, because the
   * rest of the question often only describes the occasion.
   */
  function isAnswer(found: Found, asked: ReadonlySet<string>): boolean {
    const { queryTerms, match } = found;
    const share = weigh(new Set(queryTerms.filter((term) => asked.has(term)))) / weigh(asked);
    const about = Object.values(match).some((fields) => fields.some((field) => field !== 'text'));
    if (isNamed(found)) return share >= 0.25;
    return about ? share >= 0.5 : share > 0.6 && asked.size > 1;
  }

  function answers(question: string, context?: Context): Found[] {
    const asked = contentTerms(question);
    const figures = aspectsIn(question).filter((aspect) => isFigure.has(aspect));
    const named = topicsIn(question);
    const topics = named.length > 0 || !context?.topic ? named : [context.topic, ...topicsIn(context.earlier ?? '')];
    const mentioned = new Set([...asked, ...contentTerms(context?.earlier ?? '')]);
    // The price or duration of something else would be wrong, however well the rest matches.
    const fits = ({ topic, aspect, subject, match }: Found) => {
      if (topic !== undefined && topics.length > 0 && !topics.includes(topic)) return false;
      if (figures.length > 0 && topics.length > 0 && topic === undefined) return false;
      const isAbout = (figure: string) => match[stem(figure)]?.some((field) => field !== 'text');
      if (figures.length > 0 && !figures.some(isAbout)) return false;
      if (isOnRequest.has(aspect)) return false;
      // "Our gala is on a Saturday" does not ask for our hours.
      if (aspect === 'open' && named.length > 0 && !isAbout('open')) return false;
      const subjectTerms = [...contentTerms(subject ?? '')];
      if (isFigure.has(aspect) && aspect && !figures.includes(aspect))
        return subjectTerms.some((term) => asked.has(term));
      return subjectTerms.length === 0 || subjectTerms.some((term) => mentioned.has(term));
    };
    const wantsReading = asksToRead.test(question);
    const isReading = ({ path }: Found) => path.startsWith('/blog');
    const found = find(question, context).filter(
      (result) => isAnswer(result, asked) && fits(result) && (wantsReading || !isReading(result)),
    );
    const ofAspect = found.filter(({ queryTerms }) => queryTerms.some((term) => aspects.has(term)));
    return ofAspect.length > 0 ? ofAspect : found;
  }

  return { find, answers, isDetail };
}

/** What a message reports, if anything, after what was said before it. */
function reportAfter(message: string, before: readonly string[]): ReturnType<typeof reportIn> {
  const report = reportIn(message);
  if (before.length === 0 || report === undefined) return report;
  if (newQuantityIn(message)) {
    if (![...before, message].some(mentionsOrder)) return undefined;
    return report === 'cancellation' ? 'change' : report;
  }
  return isElliptical(message) ? undefined : report;
}

/** A question about another quantity than before: "Can you print 600 copies?", then "make it 200". */
function withQuantity(question: string, quantity: string): string {
  const number = /(?<![\p{L}\d.,])\d[\d,]*(?![\p{L}\d])/u;
  return number.test(question) ? question.replace(number, quantity) : `${question} ${quantity}`;
}

/** The parts of a list: "2,000 fliers and 3 roll-up banners". */
const listedIn = (message: string) => message.split(/\b(?:and|na|also|plus|pia)\b|[&+;\n]|[,.?!](?!\d)/i);

/** Asks whether there is still time. */
const isTooLate = (question: string) => /\btoo late\b|\b(?:tume|nime)chelewa\b/i.test(question);

/** Only says when something happens, and asks nothing. */
const isDeadline = (message: string) =>
  !message.includes('?') && isAfterthought(message) && topicsIn(message).every((topic) => topic === 'events');

/** Truncates to as many complete sentences as fit. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = text.slice(0, length).match(/^[\s\S]*[.!?](?=\s)/);
  return sentences?.[0] ?? `${text.slice(0, length)}…`;
}

/** Asks for a detail, such as a size or a difference, rather than whether we do something. */
const isDetailQuestion = (question: string) =>
  /^\W*(?:(?:and|so|hi|hello)\W+)?(?:how (?!do (?:you|we|i)\b)|which\b|why\b|whats?\b(?! (?:do|can|does) (?:you|it)\b)|(?:tofauti|difference)\b)/i.test(
    question,
  );

/** "You take photos, and photos take how long?" asks about a service and a time. Only the comma separates them. */
function partsOf(question: string): string[] {
  const parts = question.split(/[,;](?!\d)\s*(?:(?:and|na|pia|also)\s)?/i).filter((part) => part.trim());
  const isTime = (part: string) => aspectsIn(part).length > 0;
  const isWhole = !parts.some(isTime) || !parts.every((part) => isTime(part) || topicsIn(part).length > 0);
  return parts.length < 2 || isWhole || parts.every(isTime) ? [question] : parts;
}

/**
 * An assistant without a language model or network access. It answers the last message from the site's own content,
 * found by full-text search with the conversation as context. Complaints and cancellations go to a person.
 */
export function createEmbeddedAssistant({
  documents,
  contact,
  people,
  quotePath,
  teamPath,
  claimDays,
}: EmbeddedAssistantOptions): ChatClient {
  const { name, phone, email } = contact;
  const replies = createReplies({ name, phone, email, quotePath, teamPath, claimDays });
  const { answers, isDetail } = createDocumentSearch(documents);
  const directAnswers = createDirectAnswers(documents);
  const siteTerms = contentTerms(
    documents.map(({ title, text, keywords = '' }) => `${title} ${text} ${keywords}`).join('\n') +
      serviceNames +
      vocabulary,
  );
  /** Asks whether we do something that no page mentions, such as repairing a banner. */
  const isOtherWork = (question: string) => {
    const verb = question.match(
      /\b(?:do|can|could|will|would) (?:you|we|i) (?:also |please |even |guys )*(\p{L}{3,})/iu,
    )?.[1];
    return verb !== undefined && [...contentTerms(verb)].some((term) => !siteTerms.has(term));
  };
  const textsIn = (languages: readonly (string | undefined)[]) =>
    documents.flatMap(({ title, text, keywords = '', language }) =>
      languages.includes(language) ? [title, text, keywords] : [],
    );
  const corrections: Record<Language, (message: string) => string> = {
    en: createSpelling([...textsIn([undefined]), vocabulary, serviceNames, troubleWords]),
    sw: createSpelling([...textsIn([undefined, 'sw']), vocabulary, serviceNames], { slips: false }),
  };
  const servicesIn = createServiceSearch(documents);

  /** Who handles a problem: the lead for that field, or the leads of the two largest fields. */
  const peopleFor = (topic: AssistantTopic | undefined) => (topic ? [people[topic]] : [people.printing, people.events]);

  const unknownReply = (language: Language, topic: AssistantTopic | undefined) =>
    replies[language].unknown(topic && people[topic]);

  const titled = (en: string, sw: string, language: Language) =>
    documents.filter(({ title }) => title === (language === 'en' ? en : sw));

  /** An answer's text, with a price for the number of people mentioned in the conversation. */
  function textOf(document: AssistantDocument, said: readonly string[], language: Language): string {
    const { text, perPerson, perRun, named, subject = '' } = document;
    const about = named?.find(({ name: client }) => fold(said[0] ?? '').includes(fold(client)));
    if (about) return about.text;
    const pieces = perRun && said.map((words) => piecesIn(words, subject, language)).find((number) => number);
    if (perRun && pieces && pieces !== perRun.pieces) {
      return perRun.pieces === 1
        ? text.replace(
            perRun.price,
            `${perRun.price}${replies[language].forPieces(pieces, priceFor(pieces, perRun.price, language))}`,
          )
        : `${text} ${replies[language].otherRun(pieces)}`;
    }
    const people = perPerson && said.map((words) => peopleIn(words)).find((number) => number !== undefined);
    if (!people) return text;
    const price = replies[language].forPeople(people, priceFor(people, perPerson.price, language), perPerson);
    const budget = said.map((words) => budgetIn(words)).find((sum) => sum !== undefined);
    return budget ? `${replies[language].budget[budgetFor(people, perPerson.price, budget)]} ${price}` : price;
  }

  /**
   * The prices in a list of goods: of each that has one, and for the others what it depends on. Empty if the message
   * lists no goods.
   */
  function pricesOf(message: string, language: Language): { document: AssistantDocument; part: string }[] {
    if (!aspectsAsked(message).includes('price') || namesFirst(message) || namesUnknown(message)) return [];
    const found = listedIn(message).flatMap((part) => {
      const isThing = topicOf(part) && aspectsAsked(part).every((aspect) => aspect === 'price');
      const [document] = isThing
        ? directAnswers({ question: `${part} price`, message: part, earlier: [], language })
        : [];
      const isPrice = document?.aspect === 'price' && (document.subject || /\d/.test(part));
      return isPrice ? [{ document, part }] : [];
    });
    const prices = [...new Map(found.map((price) => [price.document.text, price])).values()].slice(0, maxPrices);
    return prices.length > 1 && prices.some(({ document }) => document.perRun) ? prices : [];
  }

  /** Appends links to pages with more detail, unless the answer already mentions them. */
  function appendLinks(texts: readonly string[], found: readonly AssistantDocument[], language: Language): string {
    const paths = [...new Set(found.flatMap(({ path, next }) => (next ? [path, next] : [path])))].filter(
      (path) => !texts.some((text) => text.includes(path)),
    );
    const { more, and } = replies[language];
    const links = paths.length > 2 ? [...paths.slice(0, -2), paths.slice(-2).join(and)].join(', ') : paths.join(and);
    return [...texts, ...(links ? [more(links)] : [])].join('\n\n');
  }

  /** The answers to one question: a fact, the services that it names, or whatever the search finds. */
  function answersTo(asked: Asked, context: Context): readonly AssistantDocument[] {
    const { question, message, language } = asked;
    const asksFigure = aspectsAsked(question).some((aspect) => isFigure.has(aspect));
    if (namesUnknown(question) || (asksFigure && namesUnknown(message))) return [];
    if (namesFirst(question, message)) return servicesIn(question, language, message).slice(0, maxServices);
    const isPrice = aspectsAsked(question).includes('price');
    // "We have 300k for 200 guests, is it enough?"
    if (budgetIn(message) && peopleIn(message)) {
      const price = directAnswers({ ...asked, question: `${message} price` }).filter(({ perPerson }) => perPerson);
      if (price.length > 0) return price;
    }
    if (isLeastBudget(question)) return titled('The lowest budget', 'Bajeti ya chini kabisa', language);
    if (isSmallBudget(message) && !namesFamilyCelebration(message))
      return titled('A small budget', 'Bajeti ndogo', language);
    if (isPrice && namesFamilyCelebration(message)) return servicesIn(message, language).slice(0, 1);
    if (
      (isShortNotice(message) ? topicOf(message) : isTooLate(question) && (topicOf(message) ?? context.topic)) ===
        'events' &&
      aspectsAsked(question).every((aspect) => aspect === 'ahead')
    ) {
      return titled('An event at short notice', 'Hafla ya haraka', language);
    }
    // The site doesn't say when a stage will be ready.
    if (asksHourOfJob(question)) return [];
    const direct = directAnswers(asked);
    if (direct.length > 0) return direct;
    const before = message.slice(0, Math.max(0, message.indexOf(question)));
    const earlier = [context.earlier, before].filter(Boolean).join('\n');
    const topic = topicOf(question) ?? topicOf(message) ?? context.topic;
    const services = servicesIn(question, language);
    if (namesMatter(question)) return services.slice(0, maxServices);
    const always = services.filter(({ title }) => isAlwaysGiven(title));
    if (always.length > 0 && aspectsAsked(question).length === 0) return always;
    if (namesFamilyCelebration(question) && aspectsAsked(question).length === 0) return services.slice(0, 1);
    // "We have an event, can you …" only mentions the occasion.
    if (services.length > 0 && namesOnlyGeneral(question) && !isQuestion(question) && question !== message) return [];
    const [found] = answers(question, { language, earlier, topic });
    // "We need your tax certificate. Who do I email?"
    const isAboutPerson = !found || found.path === teamPath;
    if (isAboutPerson && topicsIn(question).length === 0 && namesMatter(message)) {
      return servicesIn(message, language).slice(0, 1);
    }
    if (aspectsAsked(question).length > 0) return found ? [found] : [];
    const others = services.filter(({ text }) => text !== found?.text);
    if (!found) return services.slice(0, maxServices);
    if (services.length === 0 || found.queryTerms.some((term) => readings.has(term))) return [found];
    if (namesOnlyGeneral(question)) return [found];
    if (others.length < services.length) return [found, ...others].slice(0, maxServices);
    // "A conference in Kisumu" asks about the conference and the place.
    if (found.queryTerms.some((term) => places.has(term))) return [...services.slice(0, 1), found];
    return found.aspect === undefined && isDetail(found) ? [found] : services.slice(0, maxServices);
  }

  function answerEach(
    questions: readonly string[],
    message: string,
    earlier: readonly string[],
    context: Context,
    language: Language,
  ): string {
    // "It’s on Sunday, aren’t you closed? So who is on site" ends with the question that counts.
    const isFirstOpen = namesFirst(message) && !questions.some((question) => namesFirst(question, message));
    const parts = isFirstOpen ? [message] : questions.map(withoutAlternative).flatMap(partsOf);
    const found = parts.map((question) => answersTo({ question, message, earlier, language }, context));
    const whole = found.flat().length > 0 ? [] : answersTo({ question: message, message, earlier, language }, context);
    const celebration = namesFamilyCelebration(message)
      ? found.flat().find(({ title }) => isFamilyCelebration(title))
      : undefined;
    // "We need a photographer and 250 reports. One invoice?" wants to hear that we do both.
    const wanted = message.slice(0, Math.max(0, message.indexOf(parts[0] ?? message)));
    const answeredTopics = found.flat().map(({ topic }) => topic);
    const alsoWanted =
      found.flat().length > 0 && found.flat().length < maxQuestions && topicsIn(wanted).length > 1
        ? servicesIn(wanted, language)
            .filter(({ topic, path }) => !answeredTopics.includes(topic) && path.startsWith('/services'))
            .slice(0, 1)
        : [];
    const known = celebration
      ? [...new Set([...found.flat().filter(({ title }) => isAlwaysGiven(title)), celebration])]
      : [...new Map([...alsoWanted, ...found.flat(), ...whole].map((document) => [document.text, document])).values()];
    // A statement after a question gives more details of the job, for whoever prices it. An article isn't an answer to
    // that.
    const asks = message.includes('?') || parts.some(isQuestion) || !isAfterthought(message);
    const isRemark = earlier.length > 0 && !asks && topicsIn(message).length === 0;
    const isOnMatter = namesFirst(earlier.at(-1) ?? '') && !namesFirst(message);
    const isVague = context.topic && known.every(({ weight = 1 }) => weight < minNamedWeight);
    if (isRemark && (isOnMatter || isVague)) {
      return replies[language].correction(context.topic && people[context.topic]);
    }
    if (known.length === 0) return unknownReply(language, context.topic);
    const said = [message, ...earlier.toReversed()];
    const texts = known.map((document) => shorten(textOf(document, said, language), maxLength / known.length));
    // A statement before a question is context and needs no separate answer. Nor does a question that repeats the
    // previous one in other words.
    const answered = contentTerms(
      known.map(({ title, text, keywords = '' }) => `${title} ${text} ${keywords}`).join('\n'),
    );
    const isAnswered = (question: string) => [...contentTerms(question)].every((term) => answered.has(term));
    const isOpen = parts.some(
      (question, index) =>
        isQuestion(question) &&
        !isAnswered(question) &&
        (found[index]?.length === 0 ||
          ((isDetailQuestion(question) || isOtherWork(question)) &&
            !namesMatter(question) &&
            found[index]?.every(({ aspect }) => !aspect))),
    );
    const lead = context.topic && people[context.topic];
    const isWantedTogether = [...found, whole].some(
      (answer) => answer.length > 1 && answer.every(({ aspect }) => !aspect),
    );
    if (isOpen && !celebration) texts.push(replies[language].rest(lead));
    else if (isWantedTogether && lead) texts.push(replies[language].together(lead));
    return appendLinks(texts, known, language);
  }

  function replyTo(message: string, earlier: readonly string[]): string {
    const language =
      languageOf(message) ??
      earlier
        .toReversed()
        .map(languageOf)
        .find((said) => said) ??
      'en';
    const { handover, demand, insult, self, welcome, greeting, condolence, correction, bargain } = replies[language];
    const topic = [message, ...earlier.toReversed()].map(topicOf).find((about) => about);

    const troubleBefore = earlier
      .toReversed()
      .map((text, index) => reportAfter(text, earlier.slice(0, earlier.length - 1 - index)))
      .filter((before) => before !== 'praise')
      .find((before) => before && !isPassing.has(before));
    if (isForgery(message)) return replies[language].forgery;
    if (isInjection(message)) {
      return /discount|price|free|refund|pay|bei|bure|punguz/i.test(message) ? demand : replies[language].offTopic;
    }
    if (isElsewhere(message)) return replies[language].elsewhere;
    if (isUtility(message)) return `${replies[language].utility} ${replies[language].offTopic}`;
    // A football match is in the past tense too, but it says nothing about us.
    if (isOffTopic(message) && !/\b(?:you|your|yours|my|our|\p{L}{1,2}enu)\b/iu.test(message))
      return replies[language].offTopic;
    const trouble = reportAfter(message, earlier);
    if (trouble === 'praise') return replies[language].praised;
    const isMourning = isBereaved(message);
    const sorry = isMourning ? `${condolence} ` : isMisfortune(message) ? `${replies[language].sympathy} ` : '';
    // "Can I change the date once they’re printed?" and "Can we use the photos?" ask what would happen.
    const isHypothetical = trouble === 'change' && (namesFirst(message) || aspectsIn(message).includes('rights'));
    if (trouble && !isHypothetical) {
      const isOurFault = ['complaint', 'goods', 'payment'].includes(trouble);
      const kindly = isMourning && trouble !== 'stop' && !isOurFault ? 'bereavement' : trouble;
      const isRepeated =
        (troubleBefore !== undefined && !isPassing.has(trouble)) || isReminder(message) || isUnanswered(message);
      const isPaid = ['complaint', 'goods'].includes(trouble) && hasPaid(message);
      return `${isOurFault ? '' : sorry}${handover(kindly, peopleFor(topic), isRepeated, isPaid)}`;
    }
    if (isSelfQuestion(message)) return self;
    if (isInsult(message)) return insult;
    if (isDemand(message)) return demand;
    if (isOffTopic(message)) return replies[language].offTopic;
    if (isCallBack(message) && !troubleBefore)
      return `${sorry}${replies[language].callBack(nameIn(message), topic && people[topic])}`;

    const questions = questionsIn(message, (said) => namesFirst(said)).filter(
      (question) => contentTerms(question).size > 0 || aspectsAsked(question).length > 0,
    );
    const context = { earlier: earlier.join('\n'), topic, language };

    if (troubleBefore && !isThanks(message)) {
      // After a complaint, it never sells anything and only says where and when to reach us.
      const best = answers(message, { language })[0];
      if (best?.path === '/contact' && !best.text.startsWith('Call')) {
        return appendLinks([shorten(best.text, maxLength)], [best], language);
      }
      return handover(troubleBefore, peopleFor(topic), !isQuestion(message), false);
    }

    const quantity = newQuantityIn(message);
    const asked = earlier.findLastIndex((text) => topicOf(text) ?? aspectsIn(text).length > 0);
    if (quantity && asked >= 0 && aspectsIn(message).length === 0 && topicsIn(message).length === 0) {
      return replyTo(withQuantity(earlier[asked] ?? '', quantity), earlier.slice(0, asked));
    }
    // "That’s too long, we launch in 5 weeks" is still about the logo.
    const topicBefore = earlier
      .toReversed()
      .map(topicOf)
      .find((about) => about);
    if (topicBefore && topicBefore !== 'events' && isShortNotice(message) && isDeadline(message)) {
      return replies[language].urgent(people[topicBefore]);
    }

    if (isUrgent(message) && aspectsIn(message).every((aspect) => isFigure.has(aspect))) {
      const time = directAnswers({ question: message, message, earlier, language }).filter(
        ({ aspect }) => aspect === 'duration' || aspect === 'price',
      );
      const call = replies[language].urgent(topic && people[topic]);
      const others = questions.filter(
        (question) => questions.length > 1 && !isUrgent(question) && topicsIn(question).length > 0,
      );
      const also = others.flatMap((question) => answersTo({ question, message, earlier, language }, context));
      // The time is for the same person to say.
      const isRepetition = ({ aspect, text }: AssistantDocument) =>
        aspect === 'duration' && topic !== undefined && text.includes(people[topic].phone);
      const prices = pricesOf(message, language);
      const known = [...new Set([...(prices.length > 0 ? [] : time), ...also])]
        .filter((answer) => !isRepetition(answer))
        .slice(0, maxServices);
      return appendLinks(
        [
          `${sorry}${call}`,
          ...prices.map(({ document, part }) => textOf(document, [part], language)),
          ...known.map((document) => shorten(textOf(document, [message], language), maxLength / 2)),
        ],
        [...prices.map(({ document }) => document), ...known],
        language,
      );
    }
    if (isBargain(message) && !isApplication(message)) {
      const price = directAnswers({ question: 'price?', message, earlier, language });
      return appendLinks(
        [
          ...price.map((document) => shorten(textOf(document, [message], language), maxLength / 2)),
          bargain(topic && people[topic]),
        ],
        price,
        language,
      );
    }
    const prices = pricesOf(message, language);
    if (prices.length > 0) {
      const others = questions
        .filter((question) => aspectsAsked(question).some((aspect) => aspect !== 'price'))
        .flatMap((question) => directAnswers({ question, message, earlier, language }))
        .filter(({ aspect }) => aspect !== 'price')
        .slice(0, 1);
      const texts = [
        ...prices.map(({ document, part }) => textOf(document, [part], language)),
        replies[language].total,
        ...others.map(({ text }) => text),
      ];
      return appendLinks(texts, [...prices.map(({ document }) => document), ...others], language);
    }
    if (isThanks(message) && questions.length === 0 && topicsIn(message).length === 0) return welcome;
    if (isCorrection(message) && earlier.length > 0) {
      // "The 40 after delivery, I mean" is still about paying in instalments.
      const matter = earlier.slice(-2).findLast((text) => namesFirst(text));
      if (matter && !namesFirst(message)) return answerEach([matter], matter, earlier, context, language);
      return correction(topic && people[topic]);
    }

    if (contentTerms(message).size === 0) {
      if (isGreeting(message)) return greeting;
      const direct = directAnswers({ question: message, message, earlier, language });
      if (direct.length > 0) return answerEach([message], message, earlier, context, language);
      // "And for 150?" repeats the previous question with a different number.
      const before = earlier.findLast((text) => contentTerms(text).size > 0);
      if (before && isAnotherCase(message)) {
        const rest = earlier.slice(0, earlier.lastIndexOf(before));
        const number = message.match(/^\D*(\d[\d,]*)\D*$/)?.[1];
        const answerBefore = replyTo(before, rest);
        const answerNow = number && /\d/.test(before) ? replyTo(withQuantity(before, number), rest) : answerBefore;
        return answerNow === answerBefore ? `${replies[language].same} ${answerBefore}` : answerNow;
      }
      if (isAgreement(message)) return welcome;
      return unknownReply(language, topic);
    }
    const answer = answerEach(
      questions.length > 0 ? questions.slice(0, maxQuestions) : [message],
      message,
      earlier,
      context,
      language,
    );
    const isAnonymous =
      sorry !== '' && topic !== undefined && !Object.values(people).some(({ phone: line }) => answer.includes(line));
    return `${sorry}${answer}${isAnonymous ? `\n\n${replies[language].talk(people[topic])}` : ''}`;
  }

  return async (messages: readonly ChatMessage[], { signal }) => {
    signal.throwIfAborted();
    const written = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    // A message as short as "weka 90" shows its language only in its conversation.
    const said = written.map((content, index) => {
      const language = languageOf(content) ?? written.slice(0, index).map(languageOf).findLast(Boolean) ?? 'en';
      return corrections[language](content);
    });
    return replyTo(said.at(-1) ?? '', said.slice(0, -1).slice(-maxEarlier));
  };
}
