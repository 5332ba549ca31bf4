import type { AssistantDocument } from 'agency-content/assistant';
import type { ChatClient } from 'agency-ui';
import MiniSearch, { type SearchResult } from 'minisearch';
import { fold, isFiller, isGreeting, isSelfQuestion, isThanks, questionsIn, stem } from './words.js';

export interface EmbeddedAssistantOptions {
  documents: readonly AssistantDocument[];
  contact: { name: string; phone: string; email: string };
  /** Path of the quote form. */
  quotePath: string;
}

export type Found = SearchResult & AssistantDocument;

/** Maximum length of an answer, in characters, without its links. */
const maxLength = 700;

/** Maximum number of questions answered per message. */
const maxQuestions = 3;

/** Distinguishes "book" as a verb from the noun, and treats "how much" as a price. */
const termsOf = (text: string) =>
  fold(text)
    .replace(/(?<=\b(?:to|i|we|you) )book\b|\bbookings?\b/g, 'reserve')
    .replace(/\bhow much\b(?! time)/g, 'price')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The terms of a question that carry meaning. Numbers do not: they only quantify other words. */
const contentTerms = (text: string) =>
  new Set(
    termsOf(text)
      .filter((word) => !isFiller(word) && !/^\p{N}+$/u.test(word))
      .map(stem),
  );

/**
 * Whether a result answers the question rather than sharing a word with it: it must match at least half of the
 * question's terms, one of them in a field other than the text. If all match in the text only, it must match most
 * terms.
 */
function isAnswer({ queryTerms, match }: Found, asked: ReadonlySet<string>): boolean {
  const share = new Set(queryTerms.filter((term) => asked.has(term))).size / asked.size;
  const about = Object.values(match).some((fields) => fields.some((field) => field !== 'text'));
  return about ? share >= 0.5 : share > 0.6 && asked.size > 1;
}

/** Full-text search over the documents, best first. */
export function createDocumentSearch(documents: readonly AssistantDocument[]): (text: string) => Found[] {
  const index = new MiniSearch<AssistantDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    storeFields: ['title', 'text', 'path'],
    tokenize: termsOf,
    processTerm: (term) => (isFiller(term) ? null : stem(term)),
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      // Allows prefix matches, and typos in longer words.
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (text) => index.search(text) as Found[];
}

/** Truncates to as many complete sentences as fit. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = text.slice(0, length).match(/^[\s\S]*[.!?](?=\s)/);
  return sentences?.[0] ?? `${text.slice(0, length)}…`;
}

/** Appends links to pages with more detail, unless the texts already mention them. */
function appendLinks(texts: readonly string[], documents: readonly AssistantDocument[]): string {
  const paths = [...new Set(documents.map(({ path }) => path))].filter(
    (path) => !texts.some((text) => text.includes(path)),
  );
  return [...texts, ...(paths.length > 0 ? [`More: ${paths.join(' and ')}`] : [])].join('\n\n');
}

/**
 * An assistant without a language model or network access. It answers the last message from the site's own content,
 * found by full-text search, and admits when it finds no answer.
 */
export function createEmbeddedAssistant({ documents, contact, quotePath }: EmbeddedAssistantOptions): ChatClient {
  const { name, phone, email } = contact;
  const ways = `Ask us at ${quotePath}, call ${phone} or write to ${email}: a person answers within 24 hours.`;
  const unknown = `I don’t know that, and I would rather not guess. ${ways}`;

  const search = createDocumentSearch(documents);

  /**
   * The documents that answer a question, best first. Close scores are ranked by the whole message, because "it" in
   * "How long does it take?" refers to an earlier sentence.
   */
  function answersTo(question: string, message: string): Found[] {
    const asked = contentTerms(question);
    const found = search(question).filter((result) => isAnswer(result, asked));
    const nearest = found.filter(({ score }) => score > (found[0]?.score ?? 0) * 0.6);
    const inContext = search(message).filter(({ id }) => nearest.some((result) => result.id === id));
    return [...inContext, ...found.filter(({ id }) => !inContext.some((result) => result.id === id))];
  }

  function answerOne(message: string): string {
    const [best, second] = search(message).filter((result) => isAnswer(result, contentTerms(message)));
    if (!best) return unknown;
    return appendLinks(
      [shorten(best.text, maxLength)],
      [best, ...(second && second.score > best.score * 0.8 ? [second] : [])],
    );
  }

  function answerEach(questions: readonly string[], message: string): string {
    const found = questions.map((question) => answersTo(question, message)[0]);
    const known = [...new Map(found.flatMap((best) => (best ? [[best.id, best]] : []))).values()];
    if (known.length === 0) return answerOne(message);
    const texts = known.map(({ text }) => shorten(text, maxLength / known.length));
    if (found.includes(undefined)) texts.push(`The rest I don’t know. ${ways}`);
    return appendLinks(texts, known);
  }

  const replyTo = (message: string): string => {
    const asked = contentTerms(message);
    if (isSelfQuestion(message)) {
      return `I am a program: the automated assistant of ${name}. I answer from the pages of this site. For a person, call ${phone} or write to ${email}.`;
    }
    if (asked.size === 0) {
      if (isThanks(message)) return `You are welcome. If you need anything else, ask me, or call ${phone}.`;
      if (isGreeting(message)) {
        return 'Hello! Ask me about our services, about printing and events, how far ahead to book, or how to get a quote.';
      }
      return unknown;
    }
    const questions = questionsIn(message).filter((question) => contentTerms(question).size > 0);
    return questions.length > 1 ? answerEach(questions.slice(0, maxQuestions), message) : answerOne(message);
  };

  return async (messages, { signal }) => {
    signal.throwIfAborted();
    return replyTo(messages.at(-1)?.content ?? '');
  };
}
