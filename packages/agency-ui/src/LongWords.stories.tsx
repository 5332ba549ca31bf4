import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';
import { storyPicture } from './story-pictures.js';
import { findTextOutside } from './story-text.js';

const { CoreServicesGrid, ImpactCounters } = kit;

const languages = {
  de: ['Implantatprothetik und Zahnersatz', 'Kinderzahnheilkunde', 'Parodontitisbehandlung', 'Wurzelkanalbehandlung'],
  pt: ['Reabilitação oral', 'Branqueamento e estética dentária', 'Odontopediatria', 'Ortodontia invisível'],
  fi: ['Hammaslääkäripäivystys', 'Juurihoitotoimenpiteet', 'Suuhygienistipalvelut', 'Oikomishoito aikuisille'],
};

/**
 * The agency's typeface, a serif, and the widest typeface available on every system. Only the typeface changes, as it
 * would in a brand's own CSS.
 */
const typefaces = { agency: '"Bricolage Grotesque", sans-serif', serif: '"Fraunces", serif', wide: 'monospace' };

const numbers: kit.ImpactNumber[] = [
  { value: 1_284_650, label: 'Stunden' },
  { value: 24_650, unit: '+', label: 'Termine' },
  { value: 98, unit: '%', label: 'pünktlich' },
  { value: 100_000, label: 'Zähne' },
];

interface LongWordsProps {
  /** Language of the long words. */
  lang: keyof typeof languages;
  /** Value of `--agency-font-display`. */
  typeface: string;
}

/** Services with long names, and large figures. */
function LongWords({ lang, typeface }: LongWordsProps) {
  return (
    <div lang={lang} ref={(element) => element?.style.setProperty('--agency-font-display', typeface)}>
      <CoreServicesGrid
        heading={languages[lang][0] ?? ''}
        services={languages[lang].map((title, index) => ({
          id: `service-${index + 1}`,
          title,
          description: title,
          image: storyPicture(index + 1, ''),
          path: `/${index}`,
        }))}
      />
      <ImpactCounters heading={languages[lang][1] ?? ''} numbers={numbers} duration={0} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Long words',
  component: LongWords,
  args: { lang: 'de', typeface: typefaces.agency },
  tags: ['!autodocs'],
} satisfies Meta<typeof LongWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** German service names in the agency’s typeface. */
export const Default: Story = {};

/** Portuguese service names in a serif. */
export const Portuguese: Story = { args: { lang: 'pt', typeface: typefaces.serif } };

/** Finnish service names in a wide typeface. */
export const Finnish: Story = { args: { lang: 'fi', typeface: typefaces.wide } };

/** The number of lines of text in an element. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
}

const expectFit: Story['play'] = async ({ canvasElement, canvas }) => {
  const digits = canvas.getAllByRole('definition').map((figure) => figure.querySelector('span span span') as Element);
  await expect(digits).toHaveLength(4);
  await waitFor(() => expect(digits.map(linesOf)).toEqual([1, 1, 1, 1]));
  const titles = canvas.getAllByRole('heading');
  await expect(titles.length).toBeGreaterThan(5);
  await expect(titles.map((title) => getComputedStyle(title).hyphens)).toEqual(titles.map(() => 'auto'));
  await expect(titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/** German headings let the browser hyphenate, and numbers stay on one line. */
export const GermanFits: Story = { tags: ['test-only'], play: expectFit };

/** Portuguese headings in a serif let the browser hyphenate, and numbers stay on one line. */
export const PortugueseFits: Story = { ...Portuguese, tags: ['test-only'], play: expectFit };

/** Finnish headings in a wide typeface let the browser hyphenate, and numbers stay on one line. */
export const FinnishFits: Story = { ...Finnish, tags: ['test-only'], play: expectFit };

/** Whether a string is a name or a sentence, rather than a path, address, code or date. */
const isText = (value: string) => /^\p{Lu}.*\p{Ll}/u.test(value) && !/[/@:]/.test(value);

/** Substrings of another prop, whose translation wouldn't contain them. */
const partsOfText = new Set(['nameHighlight', 'highlightText']);

/** Keys whose values aren't displayed. */
const hidden = new Set(['id', 'contract', 'currency', 'glyph', 'timeZone']);

/**
 * Replaces text with words in a language, using the same replacement for equal strings, and replaces counts with large
 * numbers.
 */
function inLanguage(lang: LongWordsProps['lang']) {
  const words = languages[lang];
  const known = new Map<string, string>();
  const wordFor = (text: string) => {
    const word = words[known.size % words.length] ?? '';
    const unique = known.size < words.length ? word : `${word} ${known.size}`;
    const translated = unique + ` ${words.join(', ')}.`.repeat(text.length > 45 ? 2 : 0);
    known.set(text, translated);
    return translated;
  };
  const replace = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return !hidden.has(key) && isText(value) ? (known.get(value) ?? wordFor(value)) : value;
    if (typeof value === 'number') return key === 'value' || key === 'amount' ? 1_284_650 : value;
    if (Array.isArray(value)) return value.map((one) => replace(one, key));
    if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
    // Skips class instances, such as the result of `createConsent`.
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const entries = Object.entries(value).filter(([name]) => !partsOfText.has(name));
    return Object.fromEntries(entries.map(([name, one]) => [name, replace(one, name)]));
  };
  return replace;
}

/** Shown in a section's column, whose gutters have room for anything painted outside the component's box. */
const inColumn = ['FormCard', 'LeadTimeChart'];

/** This component fits its numbers one frame later, so the stories above wait before testing it. */
const fitsLater = 'ImpactCounters';

/** Ornaments and charts may bleed. */
const decoration = '[aria-hidden="true"], [role="img"]';

/** Lists, for every component, text outside its element or the page, and numbers that take several lines. */
function faultsOfAll({ lang, typeface }: LongWordsProps): string[] {
  const replace = inLanguage(lang);
  const components = Object.entries(kit).filter(([name]) => Object.hasOwn(fixtures, name) && name !== fitsLater) as [
    keyof typeof fixtures,
    ComponentType<Record<string, unknown>>,
  ][];
  return components.flatMap(([name, Component]) => {
    const container = document.createElement('div');
    container.lang = lang;
    container.style.setProperty('--agency-font-display', typeface);
    document.body.append(container);
    const root = createRoot(container);
    const element = createElement(Component, replace(fixtures[name]) as Record<string, unknown>);
    flushSync(() => root.render(inColumn.includes(name) ? createElement(kit.Container, null, element) : element));
    const wrapped = [...container.querySelectorAll('*')].filter(
      (element) =>
        /^[\d.,\s\u202f]{5,}$/.test(element.textContent) && !element.childElementCount && linesOf(element) > 1,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = [
      ...findTextOutside(container, decoration),
      ...wrapped.map(({ textContent }) => `${textContent} has several lines`),
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth} px wide`] : []),
    ];
    flushSync(() => root.unmount());
    container.remove();
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

const expectAllFit: Story['play'] = async ({ args }) => {
  await document.fonts.ready;
  await expect(faultsOfAll(args)).toEqual([]);
};

const onPhone = { globals: { viewport: { value: 'phone' } }, play: expectAllFit };

/** On a phone, German words in the agency’s typeface stay inside every component. */
export const GermanFitsOnPhones: Story = { tags: ['test-only'], ...onPhone };

/** On a phone, German words in a serif stay inside every component. */
export const GermanSerifFitsOnPhones: Story = { args: { typeface: typefaces.serif }, tags: ['test-only'], ...onPhone };

/** On a phone, German words in a wide typeface stay inside every component. */
export const GermanWideFitsOnPhones: Story = { args: { typeface: typefaces.wide }, tags: ['test-only'], ...onPhone };

/** On a phone, Portuguese words in the agency’s typeface stay inside every component. */
export const PortugueseAgencyFitsOnPhones: Story = { args: { lang: 'pt' }, tags: ['test-only'], ...onPhone };

/** On a phone, Portuguese words in a serif stay inside every component. */
export const PortugueseFitsOnPhones: Story = { ...Portuguese, tags: ['test-only'], ...onPhone };

/** On a phone, Portuguese words in a wide typeface stay inside every component. */
export const PortugueseWideFitsOnPhones: Story = {
  args: { lang: 'pt', typeface: typefaces.wide },
  tags: ['test-only'],
  ...onPhone,
};

/** On a phone, Finnish words in the agency’s typeface stay inside every component. */
export const FinnishAgencyFitsOnPhones: Story = { args: { lang: 'fi' }, tags: ['test-only'], ...onPhone };

/** On a phone, Finnish words in a serif stay inside every component. */
export const FinnishSerifFitsOnPhones: Story = {
  args: { lang: 'fi', typeface: typefaces.serif },
  tags: ['test-only'],
  ...onPhone,
};

/** On a phone, Finnish words in a wide typeface stay inside every component. */
export const FinnishFitsOnPhones: Story = { ...Finnish, tags: ['test-only'], ...onPhone };

/** On a wide page, Finnish words in a wide typeface stay inside every component’s columns. */
export const FinnishFitsInColumns: Story = { ...Finnish, tags: ['test-only'], play: expectAllFit };
