/** Every pack is complete and entirely in its own language. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as kit from '../index.js';
import type { CompleteLabelPack } from '../primitives/index.js';
import { enKE } from './en-KE.js';
import { pseudo } from './pseudo.js';
import { swKE } from './sw-KE.js';

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : object;

/** Exported components with labels. */
type Labelled = {
  [Name in keyof typeof kit]: Name extends Capitalize<Name>
    ? 'labels' extends keyof PropsOf<(typeof kit)[Name]>
      ? Name
      : never
    : never;
}[keyof typeof kit];

/** Components that pass labels on to a component with its own entry, or that use the whole pack. */
type Passing = 'AgencyProvider' | 'ArticleGrid' | 'TextField' | 'TextareaField' | 'SelectField' | 'ChoiceField';

/** Components that have labels, but no prop for them. */
type Wordless = 'Field' | 'SkipLink';

it('has an entry for each component with labels, and no other', () => {
  expectTypeOf<Exclude<keyof CompleteLabelPack, Wordless>>().toEqualTypeOf<Exclude<Labelled, Passing>>();
});

type Text<Label> = Label extends (...args: never[]) => infer Returned ? Returned : Label;

/** Whether a type is narrower than `string`, such as `'yes' | 'no'`. */
type IsLiteral<Type> = Type extends string ? (string extends Type ? false : true) : false;

/** Labels that only accept English. */
type Untranslatable = {
  [Name in keyof CompleteLabelPack]: {
    [Label in keyof CompleteLabelPack[Name]]: true extends IsLiteral<Text<CompleteLabelPack[Name][Label]>>
      ? `${Name}.${Label & string}`
      : never;
  }[keyof CompleteLabelPack[Name]];
}[keyof CompleteLabelPack];

it('accepts any text for a label', () => {
  expectTypeOf<Untranslatable>().toBeNever();
});

it('requires every label of a component, and no other', () => {
  // @ts-expect-error "next" is missing.
  const missing: CompleteLabelPack['CaseStudy'] = { figures: 'Takwimu' };
  // @ts-expect-error "figure" is misspelt.
  const misspelt: CompleteLabelPack['CaseStudy'] = { figures: 'Takwimu', next: 'Mradi unaofuata', figure: '' };
  expectTypeOf(missing).toEqualTypeOf(misspelt);
});

/** Each label of a pack by its path. Functions are called with sample values. */
function wordsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const reach = { phone: '+1', email: 'a@b', hours: '…' };
    // Labels take names, counts and contact details in different positions: one of these fits each.
    const samples = [
      [reach, 1],
      ['1', '2', '3'],
      [1, 2, '3'],
      ['1', 2, 3],
    ];
    return samples.map((args, index) => [`${place}(${index})`, String(value(...args))]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => wordsOf(inner, place ? `${place}.${key}` : key));
}

/** Labels that are the same in both languages: the names of networks. */
const shared =
  /^ArticleDocument\.(whatsApp|linkedIn)$|^TeamGrid\.profile$|^TeamMemberDetail\.linkedIn$|\.fallbackWhatsApp$/;

describe.each([
  ['sw-KE', swKE],
  ['pseudo', pseudo],
])('%s', (name, pack) => {
  const english = new Map(wordsOf(enKE));

  it('has every label of English', () => {
    expect(english.size).toBeGreaterThan(200);
    expect(
      wordsOf(pack)
        .map(([place]) => place)
        .sort(),
    ).toEqual([...english.keys()].sort());
  });

  it('differs from English', () => {
    const same = wordsOf(pack).filter(
      ([place, words]) =>
        /[a-z]{3}/i.test(words.replace('[object Object]', '')) &&
        words === english.get(place) &&
        !(name === 'sw-KE' && shared.test(place)),
    );
    expect(same).toEqual([]);
  });
});

describe('Kiswahili', () => {
  it('has the plural forms of Kiswahili', () => {
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
  it('accents every letter and adds brackets', () => {
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

  it('is longer than English by 30 to 40 %', () => {
    const english = wordsOf(enKE).filter(([, words]) => words.length > 12);
    const disguised = new Map(wordsOf(pseudo));
    const letters = (all: string[]) => all.join('').length;
    const growth =
      letters(english.map(([place]) => disguised.get(place) ?? '')) / letters(english.map(([, words]) => words));
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.4);
  });
});
