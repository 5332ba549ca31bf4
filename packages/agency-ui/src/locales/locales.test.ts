/** Every pack is complete and entirely in its own language. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as kit from '../index.js';
import type { CompleteLabelPack } from '../primitives/index.js';
import { arAE } from './ar-AE.js';
import { enKE } from './en-KE.js';
import { frFR } from './fr-FR.js';
import { pseudo } from './pseudo.js';
import { ptPT } from './pt-PT.js';
import { swKE } from './sw-KE.js';

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : object;

/** Exported components that have labels. */
type Labelled = {
  [Name in keyof typeof kit]: Name extends Capitalize<Name>
    ? 'labels' extends keyof PropsOf<(typeof kit)[Name]>
      ? Name
      : never
    : never;
}[keyof typeof kit];

/** Components that pass labels on to a component with its own entry, or that use the whole pack. */
type Passing = 'AgencyProvider' | 'ArticleGrid' | 'TextField' | 'TextareaField' | 'SelectField' | 'ChoiceField';

/** Components that have labels but no prop for them. */
type Wordless = 'Field' | 'OpeningHours' | 'SkipLink';

it('has an entry for every component that has labels, and no others', () => {
  expectTypeOf<Exclude<keyof CompleteLabelPack, Wordless>>().toEqualTypeOf<Exclude<Labelled, Passing>>();
});

type Text<Label> = Label extends (...args: never[]) => infer Returned ? Returned : Label;

/** Whether a type is narrower than `string`, such as `'yes' | 'no'`. */
type IsLiteral<Type> = Type extends string ? (string extends Type ? false : true) : false;

/** Labels that accept only English. */
type Untranslatable = {
  [Name in keyof CompleteLabelPack]: {
    [Label in keyof CompleteLabelPack[Name]]: true extends IsLiteral<Text<CompleteLabelPack[Name][Label]>>
      ? `${Name}.${Label & string}`
      : never;
  }[keyof CompleteLabelPack[Name]];
}[keyof CompleteLabelPack];

it('accepts any string as a label', () => {
  expectTypeOf<Untranslatable>().toBeNever();
});

it('requires all of a component’s labels and accepts no others', () => {
  // @ts-expect-error "next" is missing.
  const missing: CompleteLabelPack['CaseStudy'] = { figures: 'Takwimu' };
  // @ts-expect-error "figure" is misspelt.
  const misspelt: CompleteLabelPack['CaseStudy'] = { figures: 'Takwimu', next: 'Mradi unaofuata', figure: '' };
  expectTypeOf(missing).toEqualTypeOf(misspelt);
});

/** Each label in a pack, with its path: a string or a function. */
function labelsOf(value: unknown, place = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) => labelsOf(inner, place ? `${place}.${key}` : key));
}

const details = { phone: '+1', email: 'a@b', hours: '…' };

/**
 * Sample arguments. Labels take names, counts and contact details in different positions, and one of these fits each.
 */
const samples = [
  [details, 1],
  ['1', '2', '3'],
  [1, 2, '3'],
  ['1', 2, 3],
];

/** The strings that a label produces. A function is called with each sample. */
const textsOf = (label: unknown, argumentLists: readonly unknown[][] = samples): string[] =>
  typeof label === 'function' ? argumentLists.map((list) => String(label(...list))) : [String(label)];

/** Each string in a pack, with its path. */
const wordsOf = (pack: CompleteLabelPack) =>
  labelsOf(pack).flatMap(([place, label]) =>
    textsOf(label).map((text, index): [string, string] => [
      typeof label === 'function' ? `${place}(${index})` : place,
      text,
    ]),
  );

const modules = import.meta.glob<Record<string, CompleteLabelPack>>(['./*.ts', '!./*.test.ts'], { eager: true });
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { eager: true, query: '?raw', import: 'default' });

const packs = Object.entries(modules).map(([path, exports]): [locale: string, pack: CompleteLabelPack] => [
  path.slice('./'.length, -'.ts'.length),
  Object.values(exports)[0] ?? enKE,
]);

/** The packs meant for visitors. */
const translations = packs.filter(([locale]) => !['en-KE', 'pseudo'].includes(locale));

it('finds every pack', () => {
  const locales = translations.map(([locale]) => locale);
  expect(locales).toEqual(['ar-AE', 'de-DE', 'es-ES', 'fr-FR', 'pt-PT', 'sw-KE']);
});

/** Network names, which stay the same in Latin script. */
const networks = /\.whatsApp$|\.linkedIn$|^TeamGrid\.profile$|\.fallbackWhatsApp$/;

/** Words that are the same in English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'de-DE': [
    'ChatAppButton.region',
    'ContactMessageForm.name',
    'ContactPageForm.optional',
    'Field.optional',
    'FileField.optional',
    'JobPosting.team',
    'QuoteForm.optional',
    'ServiceContactForm.name',
  ],
  'fr-FR': [
    'ChatPanel.conversation',
    'ContactMessageForm.message',
    'ContactPageForm.message',
    'Pagination.name',
    'Pagination.page',
    'ProjectDetail.client',
    'ProjectDetail.date',
    'ServiceContactForm.message',
    'SiteFooter.contact',
    'SiteHeader.menu',
    'TeamMemberDetail.contact',
    'ToastProvider.region',
    'ToastProvider.toast',
  ],
  'pt-PT': ['SiteHeader.menu'],
};

describe.each(packs.filter(([locale]) => locale !== 'en-KE'))('%s', (locale, pack) => {
  const english = new Map(wordsOf(enKE));

  it('has every English label', () => {
    expect(english.size).toBeGreaterThan(200);
    expect(
      wordsOf(pack)
        .map(([place]) => place)
        .sort(),
    ).toEqual([...english.keys()].sort());
  });

  it('differs from English', () => {
    const same = wordsOf(pack).flatMap(([place, words]) =>
      /[a-z]{3}/i.test(words.replace('[object Object]', '')) && words === english.get(place)
        ? [place.replace(/\(\d\)$/, '')]
        : [],
    );
    expect([...new Set(same)].filter((place) => locale === 'pseudo' || !networks.test(place))).toEqual(
      shared[locale] ?? [],
    );
  });
});

/** English words that exist in none of the other languages. */
const englishWords =
  /\b(the|and|this|that|of|to|is|are|has|have|your?|we|our|please|with|without|not|yet|from|choose|send|close|next|previous|all|call|write|read|more|field|file|picture)\b/i;

/** Numbers for each plural form of the languages. */
const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101];

describe.each(translations)('%s', (locale, pack) => {
  it('contains no English words', () => {
    expect(wordsOf(enKE).filter(([, words]) => englishWords.test(words)).length).toBeGreaterThan(100);
    expect(wordsOf(pack).filter(([, words]) => englishWords.test(words))).toEqual([]);
  });

  it('uses each label’s arguments', () => {
    const argumentLists = [[11, 42, 73], ['11', '42', '73'], [{ phone: '11', email: '42', hours: '73' }]];
    const repeated = (label: unknown) =>
      textsOf(label, argumentLists).map((text) => (text.match(/\d+/g) ?? []).toSorted());
    const english = labelsOf(enKE).filter(([, label]) => typeof label === 'function');
    const functions = new Map(labelsOf(pack));
    expect(english.length).toBeGreaterThan(70);
    for (const [place, label] of english) {
      const texts = repeated(label).map((numbers) => expect.arrayContaining(numbers));
      expect(repeated(functions.get(place)), place).toEqual(texts);
    }
  });

  it('uses the same words for every number with the same plural form', () => {
    const rules = new Intl.PluralRules(locale);
    for (const [place, label] of labelsOf(pack)) {
      // Hours and minutes aren't counted.
      if (typeof label !== 'function' || /^(Locations|OpeningHours)\.time$/.test(place)) continue;
      const words = new Map<string, string>();
      for (const count of counts) {
        // A category with entries, so that it differs from 0.
        const other = count || '0';
        const text = String(label(count, other, other)).replace(/\d+/g, '#');
        const form = rules.select(count);
        expect(text, `${place}(${count})`).toBe(words.get(form) ?? text);
        words.set(form, text);
      }
    }
  });

  it('uses its own language’s punctuation', () => {
    const wrong: Readonly<Record<string, RegExp>> = {
      // The comma, semicolon and question mark are mirrored, except in numbers.
      ar: /["';?]|,(?!\d)/,
      de: /["'«»’]/,
      // Expects a narrow no-break space, except in times and after a sentence's opening mark.
      fr: /["'“”]|[^\u202f\d][;:!?»]|«[^\u202f]/,
    };
    const pattern = wrong[locale.slice(0, 2)] ?? /["']/;
    // Excludes the arguments, which have their own punctuation.
    const argumentLists = [['1', '2', '3'], [{ phone: '1', email: '2', hours: '3' }]];
    const texts = labelsOf(pack).flatMap(([place, label]) =>
      textsOf(label, argumentLists).map((text) => [place, text]),
    );
    expect(texts.filter(([, text = '']) => pattern.test(text.replace('[object Object]', '1')))).toEqual([]);
  });

  it('imports only types, so that it adds nothing but its strings to a page', () => {
    expect(sources[`./${locale}.ts`]).not.toMatch(/^import (?!type )/m);
  });
});

it.each([
  [
    'ar-AE',
    [
      'لم يتم اختيار أي ملف.',
      'تم اختيار ملف واحد.',
      'تم اختيار ملفين.',
      'تم اختيار 3 ملفات.',
      'تم اختيار 11 ملفًا.',
      'تم اختيار 100 ملف.',
    ],
  ],
  [
    'de-DE',
    [
      '0 Dateien sind ausgewählt.',
      'Eine Datei ist ausgewählt.',
      '2 Dateien sind ausgewählt.',
      '3 Dateien sind ausgewählt.',
      '11 Dateien sind ausgewählt.',
      '100 Dateien sind ausgewählt.',
    ],
  ],
  [
    'es-ES',
    [
      '0 archivos elegidos.',
      'Un archivo elegido.',
      '2 archivos elegidos.',
      '3 archivos elegidos.',
      '11 archivos elegidos.',
      '100 archivos elegidos.',
    ],
  ],
  [
    'fr-FR',
    [
      '0 fichier choisi.',
      '1 fichier choisi.',
      '2 fichiers choisis.',
      '3 fichiers choisis.',
      '11 fichiers choisis.',
      '100 fichiers choisis.',
    ],
  ],
  [
    'pt-PT',
    [
      '0 ficheiros escolhidos.',
      'Um ficheiro escolhido.',
      '2 ficheiros escolhidos.',
      '3 ficheiros escolhidos.',
      '11 ficheiros escolhidos.',
      '100 ficheiros escolhidos.',
    ],
  ],
  [
    'sw-KE',
    [
      'Faili 0 zimechaguliwa.',
      'Faili moja imechaguliwa.',
      'Faili 2 zimechaguliwa.',
      'Faili 3 zimechaguliwa.',
      'Faili 11 zimechaguliwa.',
      'Faili 100 zimechaguliwa.',
    ],
  ],
])('counts files correctly: %s', (locale, sentences) => {
  const pack = new Map(translations).get(locale);
  expect([0, 1, 2, 3, 11, 100].map((count) => pack?.FileField.count(count))).toEqual(sentences);
});

it.each([
  ['ar-AE', 'مفتوح الآن، يغلق الساعة 1:00 ص', 'مغلق الآن، يفتح يوم الجمعة الساعة 1:30 م'],
  ['de-DE', 'Geöffnet, schließt um 1:00 Uhr', 'Geschlossen, öffnet am Freitag um 13:30 Uhr'],
  ['es-ES', 'Abierto, cierra a la 1:00', 'Cerrado, abre el viernes a las 13:30'],
  ['fr-FR', 'Ouvert, ferme à 1\u00a0h', 'Fermé, ouvre vendredi à 13\u00a0h\u00a030'],
  ['pt-PT', 'Aberto, fecha à 1h00', 'Encerrado, abre na sexta-feira às 13h30'],
  ['sw-KE', 'Iko wazi sasa, inafungwa saa 01:00', 'Imefungwa sasa, inafunguliwa Ijumaa saa 13:30'],
])('says when a place opens and closes: %s', (locale, closes, opens) => {
  const { time, openUntil, opensOn } = new Map(translations).get(locale)?.Locations ?? enKE.Locations;
  const friday = new Date('2026-11-27').toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
  expect([openUntil(time('01', '00')), opensOn(friday, time('13', '30'))]).toEqual([closes, opens]);
});

describe('Arabic', () => {
  it('has six plural forms', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arAE.Form.summary(count).replace(/\d+/, ''));
    expect(new Set(forms).size).toBe(6);
  });

  it('reads from right to left, because each string starts with an Arabic letter', () => {
    const texts = wordsOf(arAE).map(
      ([, text]) => text.replace(/\u2068.*?\u2069|\[object Object\]/g, '').match(/\p{L}/u)?.[0],
    );
    const first = texts.filter((letter) => letter !== undefined);
    expect(first.length).toBeGreaterThan(200);
    expect(first.filter((letter) => !/\p{Script=Arabic}/u.test(letter))).toEqual([]);
  });

  it('isolates names, files and phone numbers from the surrounding text', () => {
    const phone = '+971 4 000 0000';
    const person = arAE.ChatPanel.person({ phone, email: 'info@marsa.example', hours: '9–6' });
    expect(person).toContain(`\u2068${phone}\u2069`);
    expect(arAE.FileField.removed('menu (2).pdf')).toContain('\u2068menu (2).pdf\u2069');
    expect(arAE.SiteFooter.copyright(2026, 'Marsa & Co.')).toContain('\u2068Marsa & Co.\u2069');
  });

  it('uses the 12-hour clock', () => {
    const times = ['00', '09', '11', '12', '23'].map((hour) => arAE.Locations.time(hour, '15'));
    expect(times).toEqual(['12:15 ص', '9:15 ص', '11:15 ص', '12:15 م', '11:15 م']);
  });
});

it('gives the time and day of opening as Portuguese and French speakers do', () => {
  expect(['sábado', 'quinta-feira', '3 de dezembro'].map((day) => ptPT.Locations.opensOn(day, '9h00'))).toEqual([
    'Encerrado, abre no sábado às 9h00',
    'Encerrado, abre na quinta-feira às 9h00',
    'Encerrado, abre a 3 de dezembro às 9h00',
  ]);
  expect(frFR.Locations.opensOn('3 décembre', frFR.Locations.time('09', '00'))).toBe(
    'Fermé, ouvre le 3 décembre à 9\u00a0h',
  );
  expect(frFR.Locations.openUntil(frFR.Locations.time('00', '00'))).toBe('Ouvert, ferme à minuit');
});

it('writes weekdays with their article in French, and calls a booking a request', () => {
  expect(frFR.BookingForm.closedAt('Kilimani', 'dimanche')).toBe('Kilimani\u202f: fermé le dimanche.');
  expect(frFR.BookingForm.dayBetween('1er mai', '9 mai', 'dimanche')).toMatch(/, sauf le dimanche$/);
  expect(frFR.BookingForm.sentAgain).toBe('Envoyer une autre demande');
});

describe('Kiswahili', () => {
  it('uses Kiswahili plural forms', () => {
    expect(swKE.QuoteForm.summary(1)).toBe('Sehemu moja inahitaji kuangaliwa tena');
    expect(swKE.QuoteForm.summary(3)).toBe('Sehemu 3 zinahitaji kuangaliwa tena');
    expect(swKE.ArticleFilter.shown(1)).toBe('Makala 1');
    expect(swKE.ArticleFilter.shown(9)).toBe('Makala zote 9');
    expect(swKE.ArticleFilter.shown(2, 'Hafla')).toBe('Makala 2 katika Hafla');
    expect(swKE.LeadTimeChart.sentence('Hafla ndogo', 0, 1)).toBe('Hafla ndogo: mwezi 0 hadi 1 mapema.');
    expect(swKE.LeadTimeChart.bar(6, 12)).toBe('miezi 6–12');
  });
});

describe('the pseudo-language', () => {
  it('puts an accent on every letter and brackets around the text', () => {
    expect(pseudo.ServiceSection.learnMore).toMatch(/^\[[^a-z]+ [^a-z]+\]$/i);
  });

  it('keeps names, addresses and numbers', () => {
    const reach = { phone: '+254 700 000 000', email: 'info@shangwe.example' };
    const said = pseudo.ChatPanel.connectionError(reach);
    expect(said).toContain(reach.phone);
    expect(said).toContain(reach.email);
    expect(pseudo.HeroCarousel.slideName(3, 12, 'Offset')).toBe('[3 ôôôƒ 12: Offset]');
    expect(pseudo.NotFound.code).toBe('404');
  });

  it('is 30 to 40 % longer than English', () => {
    const english = wordsOf(enKE).filter(([, words]) => words.length > 12);
    const disguised = new Map(wordsOf(pseudo));
    const letters = (all: string[]) => all.join('').length;
    const growth =
      letters(english.map(([place]) => disguised.get(place) ?? '')) / letters(english.map(([, words]) => words));
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.4);
  });
});
