/** Finds numbers in the copy that have no source in `facts.ts` or a different unit there, wrong counts, and clichés. */
import { describe, expect, it } from 'vitest';
import { assistantDocuments, assistantPrompt } from './assistant.js';
import { content } from './content.js';
import * as facts from './facts.js';
import { retention } from './legal/retention.js';
import { breakable } from './unbroken.js';

interface Text {
  path: string;
  text: string;
}

function* strings(value: unknown, path = 'content'): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* strings(child, `${path}.${key}`);
  }
}

const notDisplayed =
  /\.(src|srcSet|media|type|placeholder|paper|path|servicePath|allProjectsPath|url|email|id|d|action|viewBox|alt|lastUpdated|date)$/;

/** Modules whose copy has its own numbers. */
const withOwnNumbers = [
  // Each file marks its figures as sample content; `content.test.ts` checks that.
  /^content\.(projects|projectStories)\./,
  /^content\.(home\.recentWork|caseStudies)\.projects\./,
  /^content\.services\.\w+\.proof\./,
  // Articles give worked examples and advice rather than facts about the agency.
  /^content\.articleBodies\./,
  // Opening hours as data, which the copy states too.
  /\.openingHours\./,
  // Figures and scales of charts, whose bars are sample content.
  /\.(figureBand\.(figure|scale)|runLength\.ticks|runLength\.rulerDescription)\b/,
];

const displayed = [...strings(content)].filter(
  ({ path }) => !notDisplayed.test(path) && !withOwnNumbers.some((rule) => rule.test(path)),
);

/** The assistant's answers, and the rest of its prompt. */
const answered = [
  ...assistantDocuments().flatMap(({ title, text, path, language }, index) => {
    // Excluded, because answers that link to an article repeat its excerpt.
    const isArticle = path.startsWith('/blog/');
    const where = `assistant.${index}`;
    return isArticle
      ? []
      : [title, text].map((one) => ({ path: where, text: language === 'sw' ? inEnglishOrder(one) : one }));
  }),
  { path: 'assistant.prompt', text: assistantPrompt([]) },
];

/** Kiswahili puts the unit before the number: "wiki 8-12" becomes "8-12 weeks". */
function inEnglishOrder(text: string): string {
  const units: Record<string, string> = {
    saa: 'hours',
    siku: 'days',
    wiki: 'weeks',
    miezi: 'months',
    miaka: 'years',
    watu: 'people',
    wageni: 'guests',
    nakala: 'copies',
    vitabu: 'books',
    kurasa: 'pages',
    mita: 'm',
    mm: 'mm',
    dpi: 'dpi',
    'kadi za biashara': 'business cards',
    'vipeperushi vya A5': 'A5 fliers',
    'vijitabu vya A5': 'A5 booklets',
  };
  return withPlainAmounts(text)
    .replace(/milioni/g, 'million')
    .replace(
      new RegExp(`\\b(${Object.keys(units).join('|')}) (\\d[\\d,.-]*\\d|\\d)((?: × \\d+)?)( za kazi)?`, 'gi'),
      (_whole, unit: string, number: string, width: string, isWorking?: string) =>
        `${number}${width} ${isWorking ? 'working ' : ''}${units[unit] ?? units[unit.toLowerCase()]}`,
    );
}

/** Numbers that make no claim about the agency. */
const harmless = [
  // Years, and the 2019 act.
  /\b(19|20)\d\d\b/g,
  // Times of day: 9:00 AM, 8 to 10 AM.
  /\b\d{1,2}(:\d\d)?( to \d{1,2})? ?[AP]M\b/g,
  // Telephone numbers.
  /\+254[\d\s]+/g,
  // Lengths, resolutions and formats: 3 mm, 3 × 3 m, 300 dpi, A5, SRA3, 3D, 200 pages, a 200-page book.
  /(?<![\d.,])(\d+ × )?\d+[- ]?(mm|m|dpi|pages?)\b(?!²)|\b(A|B|SRA)\d\b|\b3D\b/g,
  // The street, the claim "Kenya's No 1", and the page for an unknown address.
  /\b14th Ring Road\b|\bNo 1\b|^404$/g,
];

/** Undoes the formatting of `unbroken`: "6-12 months". */
function withPlainAmounts(text: string): string {
  return breakable(text).replaceAll('–', '-');
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const withoutHarmless = (text: string) =>
  harmless.reduce((rest, rule) => rest.replace(rule, ' '), withPlainAmounts(text)).replace(/ +/g, ' ');

/** A number or range, with a currency or "Weeks" before it, and the text that follows. */
const quantity =
  /(?<before>\bKES |\$|\bweeks? )?(?<number>\d+(?:[.,]\d+)*(?:(?:-| to | and )\d+(?:[.,]\d+)*)*)(?<million> million\b)?/gi;

interface Quantity {
  /** Normalised, with the unit: "kes 1.2-3.6 million", "3-5 weeks", "50%". */
  amount: string;
  /** The text that follows the number. */
  rest: string;
  text: string;
}

/** The quantities in a string. `unitOf` finds the unit at the start of the text that follows a number. */
function quantitiesIn(text: string, unitOf: (rest: string) => string): Quantity[] {
  return withoutHarmless(text)
    .split(/(?<=[.?!])\s|\n/)
    .flatMap((sentence) => {
      // "6-12 months for large events, 3-6 for medium ones": the second range is in months too.
      let previous = '';
      return [...sentence.matchAll(quantity)].map((match) => {
        const { before = '', number = '', million = '' } = match.groups ?? {};
        const rest = sentence.slice(match.index + match[0].length);
        const own = unitOf(rest.toLowerCase());
        const isRepeat = /^(,|\.?$| (for|if) )/.test(rest);
        const unit = own || (before || million || !isRepeat ? '' : previous);
        previous = unit;
        const range = number.replace(/ (to|and) /g, '-');
        return { amount: `${before}${range}${million}${unit}`.toLowerCase(), rest, text: sentence.trim() };
      });
    });
}

const sources = Object.values(facts);

/** In a fact, the unit is everything up to the next number. */
const unitOfFact = (rest: string) => /^(%|[+-]?[^\d,$]*)/.exec(rest)?.[0].trimEnd() ?? '';

const knownQuantities = sources.map(({ value, ...fact }) => {
  const forms = 'forms' in fact ? fact.forms : [];
  return {
    stated: quantitiesIn(value, unitOfFact),
    all: [value, ...forms].flatMap((form) => quantitiesIn(form, unitOfFact)),
  };
});
const known = new Set([
  ...knownQuantities.flatMap(({ all }) => all).map(({ amount }) => amount),
  // The server uses this number to decide what to delete.
  `${retention.enquiryMonths} months`,
]);

const units = [...new Set(knownQuantities.flatMap(({ all }) => all).map(({ rest }) => unitOfFact(rest.toLowerCase())))]
  .filter((unit) => unit !== '')
  .sort((a, b) => b.length - a.length);

/** The longest unit from a fact that follows a number, or else the word that follows it. */
const unitInText = (rest: string) =>
  units.find((unit) => rest.startsWith(unit) && !/^\w/.test(rest.slice(unit.length))) ??
  /^(%|\+| (people|guests|staff|copies|books|hours|days|weeks|months|years|clients|projects|events)\b)/.exec(
    rest,
  )?.[0] ??
  '';

describe('facts.ts', () => {
  it('gives every fact a value, a source and a note', () => {
    expect(sources.length).toBeGreaterThan(30);
    for (const { value, source, note } of sources) {
      expect(value).toMatch(/\d/);
      expect(['specification', 'sample']).toContain(source);
      expect(note).not.toBe('');
    }
  });

  it('prices a gala for 300 at 300 times the price per guest', () => {
    const [low = 0, high = 0] = numbersIn(facts.guestPrice.value).map((number) => Number(number.replace(',', '')));
    expect(numbersIn(facts.galaPrice.value).map(Number)).toEqual([(300 * low) / 1e6, (300 * high) / 1e6]);
  });

  it('states budgets in shillings that match those in dollars at the exchange rate', () => {
    const rate = Number(numbersIn(facts.dollar.value)[0]);
    for (const [value, label] of Object.entries(content.inquiries.quoteLabels.budgetOptions)) {
      const dollars = [...new Set(numbersIn(value))].map(Number);
      const [shillings = '', specified = ''] = label.split(' (');
      const unit = shillings.includes('million') ? 1e6 : 1;
      const amounts = numbersIn(shillings).map((number) => Math.round(Number(number.replace(',', '')) * unit));
      expect(amounts, label).toEqual(dollars.map((amount) => amount * rate));
      expect(
        numbersIn(specified).map((number) => Number(number.replace(',', ''))),
        label,
      ).toEqual(dollars);
    }
  });

  it.each([
    ['the party, from its number of guests,', 1, 'Guests', facts.guestPrice],
    ['the activation, from its number of evenings,', 3, 'evenings', facts.streetPrice],
    ['the book, from its number of copies,', 6, 'Copies', facts.hardbackPrice],
  ])('keeps the budget for %s within the price guide', (_name, project, counted, price) => {
    const amount = (number: string) => Number(number.replaceAll(',', ''));
    const { facts: known = [], figures = [] } = content.projectStories.stories[project] ?? {};
    const count = amount(
      known.find(({ term }) => term === counted)?.detail ??
        figures.find(({ label }) => label.startsWith(counted))?.value ??
        '',
    );
    const budget = known.find(({ term }) => term === 'Budget')?.detail ?? '';
    const [from = 0, to = 0] = numbersIn(budget).map((number) => amount(number) * 1e6);
    const [low = 0, high = 0] = numbersIn(price.value).map((number) => amount(number) * count);
    expect(count).toBeGreaterThan(1);
    expect(from).toBeGreaterThanOrEqual(low);
    expect(to).toBeLessThanOrEqual(high);
  });

  it('uses every fact somewhere in the copy', () => {
    const stated = new Set(
      [
        ...displayed.flatMap(({ text }) => quantitiesIn(text, unitInText)),
        ...content.home.impact.numbers.flatMap(({ value, unit = '', label }) =>
          quantitiesIn(`${value}${unit} ${label}`, unitInText),
        ),
      ].map(({ amount }) => amount),
    );
    const missing = knownQuantities.filter(({ all }) => !all.some(({ amount }) => stated.has(amount)));
    expect(missing.map(({ stated: amounts }) => amounts.map(({ amount }) => amount))).toEqual([]);
  });
});

describe('the copy’s numbers', () => {
  const unknown = (texts: readonly Text[]) =>
    texts.flatMap(({ path, text }) =>
      quantitiesIn(text, unitInText)
        .filter(({ amount }) => !known.has(amount))
        .map(({ amount, text: sentence }) => ({ path, amount, sentence })),
    );

  it('takes every number on the pages from the facts', () => {
    expect(displayed.flatMap(({ text }) => quantitiesIn(text, unitInText)).length).toBeGreaterThan(80);
    expect(unknown(displayed)).toEqual([]);
  });

  it('takes every number in the assistant’s answers from the facts, in both languages', () => {
    expect(answered.flatMap(({ text }) => quantitiesIn(text, unitInText)).length).toBeGreaterThan(80);
    expect(unknown(answered)).toEqual([]);
  });

  it.each([
    ['a deposit that is a fact about something else', 'Usually, yes: 30% when you accept the quote.'],
    ['a percentage given as days', 'Allow 16 days.'],
    ['weeks instead of months', 'Book large events 6-12 weeks ahead.'],
    ['dollars instead of shillings', 'A guest costs $4,000-12,000.'],
    ['millions instead of thousands', 'A stand costs KES 250,000-900,000 million.'],
    ['a second range in the same unit as the first', 'It takes 6-12 months for large events, 4-6 for medium ones.'],
    ['weeks instead of working days, in Kiswahili', inEnglishOrder('Kazi za digital huchukua wiki 1-2 za kazi.')],
  ])('detects a wrong number or unit: %s', (_name, text) => {
    expect(unknown([{ path: 'text', text }])).toHaveLength(1);
  });
});

it('takes every price range word for word from the facts', () => {
  const values = sources.map(({ value }) => withPlainAmounts(value));
  const prices = displayed.flatMap(({ path, text }) =>
    (withPlainAmounts(text).match(/KES [\d,.]*\d-[\d,.]*\d( million)?/g) ?? []).map((price) => ({ path, price })),
  );
  expect(prices.length).toBeGreaterThan(8);
  expect(prices.filter(({ price }) => !values.includes(price))).toEqual([]);
});

describe('the copy’s amounts', () => {
  const all = [
    ...[...strings(content)].filter(({ path }) => !notDisplayed.test(path) && !/\.openingHours\./.test(path)),
    ...assistantDocuments().map(({ title, text }) => ({ path: title, text })),
  ];
  const found = (rule: RegExp, texts: readonly Text[] = all) =>
    texts.filter(({ text }) => rule.test(text)).map(({ path, text }) => `${path}: ${text}`);

  /** A hyphen between digits, except in a date or a certificate number. */
  const hyphen = /(?<![\d-])(?!(?:19|20)\d\d-\d\d-\d\d|0+-0)\d[\d,.]*-\d/;

  it('uses an en dash in a range, not a hyphen', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(found(/\d–\u2060\d/).length).toBeGreaterThan(40);
    expect(found(hyphen)).toEqual([]);
  });

  it('never breaks a line after the dash, or between a number and “KES” or “million”', () => {
    expect(found(/KES\u00a0\d/).length).toBeGreaterThan(20);
    expect(found(/\d–\d|KES \d|\d mil(li|i)oni?\b/)).toEqual([]);
  });

  it('never breaks a line within a size', () => {
    expect(found(/3\u00a0×\u00a03\u00a0m/).length).toBeGreaterThan(2);
    expect(found(/\d ×|× \d|×\s[\d.]+ mm?\b/)).toEqual([]);
  });

  it.each(['6-12 months', 'KES 4,000-12,000', '$4,000-12,000', 'wiki 8-12'])('detects the hyphen in %s', (text) => {
    expect(found(hyphen, [{ path: 'text', text }])).toHaveLength(1);
  });
});

describe('the copy’s counts', () => {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

  const { commitments } = content.about.values.commitments;
  const counts: Record<string, number> = {
    services: content.services.index.serviceIndex.services.length,
    teams: content.about.team.team.staff.teams.length,
    'specialist teams': content.about.team.team.staff.teams.length,
    values: content.about.values.values.values.length,
    promises: commitments.flatMap(({ items }) => items).length,
    'of our 50 projects': content.projects.projects.length,
    'finished jobs': content.projects.projects.length,
    milestones: content.about.ourStory.timeline.milestones.length,
  };

  it.each(Object.entries(counts))('gives the right number of: %s', (thing, count) => {
    const rule = new RegExp(`\\b(${words.join('|')}|\\d+) (${thing})\\b`, 'gi');
    const claims = displayed.flatMap(({ path, text }) =>
      [...text.matchAll(rule)].map(([, number = '']) => ({ path, number: number.toLowerCase() })),
    );
    expect(claims.length).toBeGreaterThan(0);
    // The printing showcase counts its own cards.
    const own = claims.filter(({ path }) => !path.startsWith('content.home.printingShowcase.'));
    expect(own.filter(({ number }) => number !== words[count] && number !== String(count))).toEqual([]);
  });
});

describe('across pages, the copy', () => {
  it('asks for one number only: the quote’s or the invoice’s', () => {
    const numbers = [...displayed, ...answered].flatMap(({ path, text }) =>
      [...text.matchAll(/\byour ((?:\w+ or )?\w+) number\b/gi)].map(([, name = '']) => ({ path, name })),
    );
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter(({ name }) => !/^(quote or invoice|phone)$/i.test(name))).toEqual([]);
  });

  // If an article retells a client's job, it soon diverges from the job's own page.
  it('describes a client’s job only on that job’s own page', () => {
    const clients = content.projects.projects.flatMap(({ client, title }) =>
      [client ?? title, title.replace(/^.* for /, '')].map((name) => name.replace(/^an? /i, '').toLowerCase()),
    );
    const told = [...strings(content.articleBodies)].filter(({ text }) =>
      clients.some((client) => text.toLowerCase().includes(client)),
    );
    expect(clients).toContain('coffee roaster');
    expect(told).toEqual([]);
  });
});

describe('clichés', () => {
  const everywhere = [...strings(content)].filter(
    ({ path }) =>
      !notDisplayed.test(path) &&
      // Ignores the same object on another page, and the same quotation.
      !/^content\.(services\.\w+\.proof|home\.recentWork\.projects|caseStudies\.projects|projectStories\.stories\.\d+\.quote|blog\.featuredArticles|meta\.(project|article)Meta)\./.test(
        path,
      ),
  );

  const opening = (start: string) => new RegExp(`^${start}\\b`);

  it.each<[string, RegExp, number?]>([
    ['first … to last …', /\bfirst \w+( \w+){0,3} to (the )?last\b|\bfirst in, last out\b/i],
    ['last song', /\blast song\b/i],
    ['People forget the …', /\bpeople forget the\b/i],
    ['itemised quote', /\bitemised\b/i],
    ['a person reads', /\ba person (reads|answers)\b/i],
    ['for nothing else', /\bfor nothing else\b/i],
    [
      'every cost is in the quote',
      /\b(every (cost|fee)|(every|each) line has|quote lists?|(quote|price) (listed|shows?)|price for each part)\b/i,
    ],
    [
      'studio and press are neighbours',
      /\b(share a wall|(press|studio|workshop) next door|down the corridor|across town)\b/i,
    ],
    ['one crew', /\b(one|single) crew\b/i, 4],
    ['from brief to result', /\bfrom brief to result\b/i, 2],
    ['Four more …', opening('Four more')],
    ['Six …', opening('Six [a-z]+'), 3],
    ['From … to …, as a heading', /^From [\w ]+ to [\w ]+$/, 2],
    ['one contact, one person, one producer', /\b(one|single) (contact|person|producer)\b/i, 3],
    ['the designer at the press', /\bdesigner\b[^.]*\bpress\b/i],
    ['nobody', /\bnobody\b/i, 4],
    ['clap once', /\bclap once\b/i],
    ['eleven', /\beleven\b/i, 3],
  ])('uses the phrase "%s" at most once, or as often as allowed', (_name, rule, most = 1) => {
    const found = everywhere.filter(({ text }) => rule.test(text)).map(({ path, text }) => `${path}: ${text}`);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
  });

  it('keeps itemised quotes out of the assistant’s answers', () => {
    expect(answered.filter(({ text }) => /\bitemised\b|\b(lists|shows) every cost\b/i.test(text))).toEqual([]);
  });

  it('starts each enquiry form section differently', () => {
    const openings = everywhere
      .filter(({ path }) => path.endsWith('.contactBand.lead'))
      .map(({ text }) => text.split(' ').slice(0, 2).join(' '));
    expect(openings).toHaveLength(8);
    expect(new Set(openings).size).toBe(8);
  });

  it('never names the same person as a team member and a client', () => {
    const team = content.about.team.team.staff.teams.map(({ lead }) => lead.name);
    const clients = [
      ...content.caseStudies.testimonials.testimonials.map(({ name }) => name),
      ...Object.values(content.projectStories.stories).map(({ quote }) => quote?.name),
    ];
    expect(clients.length).toBeGreaterThan(4);
    expect(clients.filter((name) => name && team.includes(name))).toEqual([]);
  });

  it('never shows a raw path', () => {
    expect(everywhere.filter(({ text }) => /(^|\s)\/[a-z]+/.test(text))).toEqual([]);
  });
});
