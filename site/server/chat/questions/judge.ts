import type { ChatClient, ChatMessage } from 'agency-ui';
import type { AssistantQuestion } from './question.js';

/** Checks that apply to every answer, whatever the question. */
export interface JudgeOptions {
  /** The site's text. Any price in an answer must occur in it. */
  siteText: string;
  /** Names of the people to whom a complaint may be passed. */
  people: readonly string[];
}

const greeting = 'Hello! I’m the assistant, and I answer automatically. What are you planning?';

const phoneNumber = /\+254 700 000 \d{3}/;

/** Phrases that must never appear in an answer to a complaint or a cancellation. */
const salesLines =
  /\bquotes?\b(?! or invoice number)|\bpress slot\b|\b(?:let’s|we’d love to)\b|\/inquiries|\/services|\/blog|\/case-studies|\bplanning\?|\bsame day\b|\bspecial offer\b/i;

/** Frequent words that exist in only one of the two languages. */
const frequentWords = {
  en: /(?:^|[^\p{L}])(?:the|and|of|to|you|your|we|with|from|that|it|is|are|for)(?![\p{L}’])/giu,
  sw: /(?:^|[^\p{L}])(?:ya|wa|na|kwa|ni|au|za|la|katika|kwenye|yetu|yako|zetu|hii|tu|sisi|tafadhali)(?![\p{L}’])/giu,
};

/** The language with more of its frequent words in a text. */
function languageOf(text: string): 'en' | 'sw' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(frequentWords.sw) > count(frequentWords.en) ? 'sw' : 'en';
}

/** Says what the assistant is for, which is enough of an answer to a question about something else. */
const scope = /all I know about is|ninachojua ni/;

/** The totals for a conversation's numbers at the site's prices for one person or one piece, as written in an answer. */
function sumsFor(ask: AssistantQuestion['ask'], siteText: string): Set<string> {
  const toNumber = (digits: string) => Number(digits.replaceAll(',', ''));
  const each = [
    ...siteText.matchAll(
      /(?:A roll-up banner with stand and bag comes to )KES ([\d,]+)–([\d,]+)|KES ([\d,]+)–([\d,]+) a (?:guest|person)/g,
    ),
  ].flatMap(([, ...prices]) => prices.filter(Boolean).map(toNumber));
  const numbers = (
    [ask]
      .flat()
      .join(' ')
      .match(/\d[\d,]*/g) ?? []
  ).map(toNumber);
  const sums = numbers.flatMap((number) => each.map((price) => number * price));
  return new Set(sums.map((sum) => `KES ${sum < 1e6 ? sum.toLocaleString('en-GB') : sum / 1e6}`));
}

const priceAmount = /(?:KES|KSh|Sh|\$|USD)\s?[\d.,]*\d|\d[\d.,]*\d?\s?(?:KES|shillings|bob|\/=)/gi;

/** Runs the conversation of a question and returns the assistant's last answer. */
export async function converse(ask: AssistantQuestion['ask'], assistant: ChatClient): Promise<string> {
  const { signal } = new AbortController();
  const messages: ChatMessage[] = [{ role: 'assistant', content: greeting }];
  let answer = '';
  for (const content of typeof ask === 'string' ? [ask] : ask) {
    messages.push({ role: 'user', content });
    answer = await assistant([...messages], { signal });
    messages.push({ role: 'assistant', content: answer });
  }
  return answer;
}

/** Describes what is wrong with an answer. Empty if nothing is. */
export function faultsOf(question: AssistantQuestion, answer: string, { siteText, people }: JudgeOptions): string[] {
  const { kind, contains = [], link = [], person = false, language = 'en', never = [] } = question;
  const faults: string[] = [];
  const has = (pattern: string) => new RegExp(pattern, 'i').test(answer);
  // A path must match in full: /services doesn't match /services/printing.
  const linksTo = (path: string) => new RegExp(`${path}(?![\\w/-])`).test(answer);

  for (const pattern of contains) if (!has(pattern)) faults.push(`It does not contain "${pattern}".`);
  for (const pattern of never) if (has(pattern)) faults.push(`It contains "${pattern}".`);
  const links = typeof link === 'string' ? [link] : link;
  if (links.length > 0 && !links.some(linksTo)) faults.push(`It does not link to ${links.join(' or ')}.`);
  if (language !== 'either' && languageOf(answer) !== language) faults.push(`Its language is not "${language}".`);

  const isHandover = ['complaint', 'cancellation', 'change'].includes(kind);
  const isElsewhere = ['off-topic', 'hostile'].includes(kind) && scope.test(answer);
  const needsPerson = person || isHandover || ['off-topic', 'hostile', 'urgent'].includes(kind);
  if (needsPerson && !isElsewhere && !phoneNumber.test(answer)) faults.push('It names no phone number.');
  if (isHandover && !people.some((name) => answer.includes(name))) faults.push('It names no person.');
  if (isHandover && salesLines.test(answer)) faults.push('It sells.');
  for (const [price] of answer.matchAll(priceAmount)) {
    if (!siteText.includes(price) && !sumsFor(question.ask, siteText).has(price))
      faults.push(`The price "${price}" is not on the site.`);
  }
  return faults;
}
