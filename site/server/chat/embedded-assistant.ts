import type { AssistantDocument } from 'agency-content/assistant';
import type { ChatClient } from 'agency-ui';
import MiniSearch, { type SearchResult } from 'minisearch';
import { fold, isFiller, isGreeting, isSelfQuestion, isThanks, stem } from './words.js';

export interface EmbeddedAssistantOptions {
  documents: readonly AssistantDocument[];
  contact: { name: string; phone: string; email: string };
  /** Path of the quote form. */
  quotePath: string;
}

type Found = SearchResult & AssistantDocument;

/** Longest answer, in characters, before its link. */
const longest = 700;

const termsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a question is about; a number only says how many of them. */
const meaningful = (text: string) =>
  new Set(
    termsOf(text)
      .filter((word) => !isFiller(word) && !/^\p{N}+$/u.test(word))
      .map(stem),
  );

/**
 * Whether a find answers the question rather than shares a word with it: at least half of the question's words must
 * be in it, one of them in what the document is about. A question of words that stand only in running text needs most
 * of them.
 */
function answers({ queryTerms, match }: Found, asked: ReadonlySet<string>): boolean {
  const share = new Set(queryTerms.filter((term) => asked.has(term))).size / asked.size;
  const about = Object.values(match).some((fields) => fields.some((field) => field !== 'text'));
  return about ? share >= 0.5 : share > 0.6 && asked.size > 1;
}

/** As many whole sentences as fit. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const sentences = text.slice(0, longest).match(/^[\s\S]*[.!?](?=\s)/);
  return sentences?.[0] ?? `${text.slice(0, longest)}…`;
}

/**
 * An assistant without a language model: it answers the last message with the site's own words, found by a search over
 * them, and says so when it finds none. It works on a machine that reaches nobody.
 */
export function createEmbeddedAssistant({ documents, contact, quotePath }: EmbeddedAssistantOptions): ChatClient {
  const index = new MiniSearch<AssistantDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    storeFields: ['title', 'text', 'path'],
    tokenize: termsOf,
    processTerm: (term) => (isFiller(term) ? null : stem(term)),
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      // A word's beginning finds the whole; a slip of the finger is forgiven in longer ones.
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  const { name, phone, email } = contact;
  const unknown = `I don’t know that, and I would rather not guess. Ask us at ${quotePath}, call ${phone} or write to ${email}: a person answers within 24 hours.`;

  const replyTo = (question: string): string => {
    const asked = meaningful(question);
    if (isSelfQuestion(question)) {
      return `I am a program: the automated assistant of ${name}. I answer from the pages of this site. For a person, call ${phone} or write to ${email}.`;
    }
    if (asked.size === 0) {
      if (isThanks(question)) return `You are welcome. If you need anything else, ask me, or call ${phone}.`;
      if (isGreeting(question)) {
        return 'Hello! Ask me about our services, about printing and events, how far ahead to book, or how to get a quote.';
      }
      return unknown;
    }
    const found = index.search(question) as Found[];
    const [best, second] = found.filter((result) => answers(result, asked));
    if (!best) return unknown;
    const text = shortened(best.text);
    const more = [best, ...(second && second.score > best.score * 0.8 ? [second] : [])]
      .map(({ path }) => path)
      .filter((path, position, all) => all.indexOf(path) === position && !text.includes(path));
    return more.length > 0 ? `${text}\n\nMore: ${more.join(' and ')}` : text;
  };

  return async (messages, { signal }) => {
    signal.throwIfAborted();
    return replyTo(messages.at(-1)?.content ?? '');
  };
}
