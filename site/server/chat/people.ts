/** The number of people that a message mentions, and what they would cost. */
import { unbroken } from 'agency-content/unbroken';
import { fold, type Language, stem, termsOf } from './words.js';

/** Kiswahili numbers from one to nine, and from ten to ninety. */
const digits = ['moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa'];
const englishDigits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const tens = ['kumi', 'ishirini', 'thelathini', 'arobaini', 'hamsini', 'sitini', 'sabini', 'themanini', 'tisini'];

const multiples: Record<string, number> = { mia: 100, elfu: 1000, laki: 100_000 };

/** Kiswahili hundreds and thousands in figures: "watu mia mbili" are 200, and "elfu hamsini" is 50000. */
export const inFigures = (text: string) =>
  // "Price 4 500 cards" are 500.
  fold(text)
    .replace(/\b4 (?=\d)/g, 'for ')
    .replace(/\b(mia|elfu|laki) (\p{L}+)\b/gu, (words, unit: string, number: string) => {
      const count = digits.indexOf(number) + 1 || (tens.indexOf(number) + 1) * 10;
      return count ? String(count * (multiples[unit] ?? 1)) : words;
    });

const persons =
  '(?:guests?|people|persons?|pax|ppl|staff|delegates?|attendees?|employees|members|participants|workers|wageni|watu|wafanyakazi|wanachama)';
const patterns = [
  new RegExp(String.raw`\b(\d[\d,]*)(?: \p{L}+)? ${persons}\b`, 'u'),
  new RegExp(
    String.raw`\b${persons}(?: (?:kama|about|around|like|ni))? (\d[\d,]*)\b(?! ?(?:k|kes|ksh|bob|days?|siku|m)\b)`,
    'u',
  ),
  // "A gala dinner for 200".
  /\b(?:gala|dinner|lunch|party|bash|cocktail|launch|conference|agm|retreat|hafla|sherehe)(?: \p{L}+)? (?:for|of) (\d[\d,]*)\b(?! ?(?:k|kes|ksh|bob|days?|hours?|m)\b)/u,
  // "Tuko 60", "we are 60".
  /\b(?:tuko|tutakuwa|tukiwa|we are|were|well be)(?: kama| about| around)? (\d[\d,]*)\b(?! ?(?:k|kes|ksh|bob|na)\b)/u,
];

/** "And for 60?" adds a number to a conversation about people. */
const bare = /^\W*(?:\p{L}+ ){0,3}(\d[\d,]*)\W*$/u;

/** The price per person differs for fewer or more people than this. */
const range = { from: 20, to: 5000 };

/** The number of guests, staff or other people in a message, within the range to which per-person prices apply. */
export function peopleIn(message: string): number | undefined {
  const text = inFigures(message);
  return [...patterns, bare]
    .map((pattern) => Number(text.match(pattern)?.[1]?.replaceAll(',', '')))
    .find((people) => people >= range.from && people <= range.to);
}

/** The number of copies in a message: "and if it’s only 80 of them?" */
export function copiesIn(message: string): number | undefined {
  const found = inFigures(message).match(
    /(?<!\p{L}|[\d.,])(\d[\d,]*)(?! ?(?:%|k\b|kes|ksh|bob|pages?|kurasa|days?|weeks?|siku|wiki|gsm|x|by|am|pm|people|guests|chapters?|photos?|pictures?|colou?rs?|picha|years?|miaka))\b/u,
  )?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

/** Amounts of money: "80 bob", "KES 900". */
const sums = /\b(?:kes|ksh|shs?)\.? ?\d[\d,]*|\b\d[\d,]* ?(?:k|bob|kes|ksh|shillings|\/=)(?!\p{L})/gu;

/** The number of pieces of something in a message: "3 roll-up banners", "kadi za biashara 100". */
export function piecesIn(message: string, thing: string, language: Language): number | undefined {
  const things = new Set(termsOf(thing).map(stem));
  const terms = termsOf(
    inFigures(message)
      .replace(sums, ' ')
      .replace(/(?<=\d),(?=\d{3})/g, ''),
  );
  const found = terms.flatMap((term, index) => {
    if (!things.has(stem(term))) return [];
    const before = terms.slice(Math.max(0, index - 3), index).toReversed();
    // Kiswahili counts after the noun and its attributes.
    const after = terms.slice(index + 1, index + (language === 'sw' ? 4 : 2));
    return [...before, ...after].map((other) => {
      const number = Math.max(digits.indexOf(other), englishDigits.indexOf(other)) + 1;
      return /^\d+$/.test(other) ? Number(other) : number;
    });
  });
  return found.find((number) => number > 0);
}

const units: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  elfu: 1000,
  m: 1_000_000,
  million: 1_000_000,
  milioni: 1_000_000,
};

/** The budget that a message mentions: "We have about 800k", "budget ya elfu 500". */
export function budgetIn(message: string): number | undefined {
  const text = inFigures(message);
  const [, unitBefore, digits, unitAfter] =
    text.match(
      /\b(?:budget|bajeti|is|have|got|tuko na|niko na|tuna|nina|with|for)\b[^.?!\d]{0,25}?(?:(?:kes|ksh|sh)\.? ?)?(elfu |milioni )?(\d[\d,.]*) ?(k|thousand|m|million|elfu|milioni)?\b(?! ?(?:people|guests?|pax|staff|of us|watu|wageni|employees|members))/u,
    ) ?? [];
  const sum = Number(digits?.replaceAll(',', '')) * (units[(unitBefore ?? unitAfter ?? '').trim()] ?? 1);
  return sum >= 10_000 ? sum : undefined;
}

/** A budget in this part of a price range, from its lower end, buys only the simplest. The price comes without VAT, too. */
const lowShare = 0.25;

/** Where a budget falls within the per-person price range for a number of people. */
export function budgetFor(people: number, price: string, budget: number): 'below' | 'low' | 'within' | 'above' {
  const [from = 0, to = 0] = (price.match(/\d[\d,]*/g) ?? []).map((sum) => Number(sum.replaceAll(',', '')) * people);
  if (budget < from) return 'below';
  if (budget < from + (to - from) * lowShare) return 'low';
  return budget > to ? 'above' : 'within';
}

/** Multiplies a price, such as "KES 4,000–12,000", by a number of people or pieces: "KES 800,000–2.4 million". */
export function priceFor(people: number, price: string, language: Language): string {
  const million = language === 'sw' ? 'milioni' : 'million';
  const sums = (price.match(/\d[\d,]*/g) ?? []).map((sum) => Number(sum.replaceAll(',', '')) * people);
  const inMillions = (sum: number) => String(Math.round(sum / 10_000) / 100);
  const isLarge = (sum: number) => sum >= 1_000_000;
  const amounts = sums.every(isLarge)
    ? `${sums.map(inMillions).join('-')} ${million}`
    : sums.map((sum) => (isLarge(sum) ? `${inMillions(sum)} ${million}` : sum.toLocaleString('en-GB'))).join('-');
  return unbroken(`KES ${amounts}`);
}
