// @vitest-environment jsdom
/**
 * Invalid values from an outside source, such as a CMS, fall back with one warning in development and never blank a
 * page.
 */
import { render } from '@testing-library/react';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';
import {
  AgencyProvider,
  ArticleCard,
  type ArticleCardProps,
  ChatAppButton,
  ChatPanel,
  type ChatPanelProps,
  ContactMessageForm,
  ImpactCounters,
  type ImpactCountersProps,
  LegalDocument,
  type LegalDocumentProps,
  Locations,
  type LocationsProps,
  Pagination,
} from './index.js';
import { logged } from './primitives/warn.js';

const card = fixtures.ArticleCard as unknown as ArticleCardProps;
const legal = fixtures.LegalDocument as unknown as LegalDocumentProps;
const chat = fixtures.ChatPanel as unknown as ChatPanelProps;
const places = fixtures.Locations as unknown as LocationsProps;
const counters = fixtures.ImpactCounters as unknown as ImpactCountersProps;

beforeEach(() => {
  logged.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const inLocale = (locale: string) => (
  <AgencyProvider locale={locale}>
    <ArticleCard {...card} />
    <LegalDocument {...legal} />
    <ImpactCounters {...counters} numbers={[{ value: 12_500, label: 'Tents' }]} />
    <ContactMessageForm onSubmit={() => {}} />
  </AgencyProvider>
);

const cases: [name: string, page: ReactNode, shown: string, warnings: number][] = [
  ...['en_KE', '', 'english (Kenya)', '-'].map((locale): (typeof cases)[number] => [
    `the locale "${locale}"`,
    inLocale(locale),
    '12,500',
    1,
  ]),
  ['a valid locale of a rare form', inLocale('en-KE-u-nu-latn'), '12,500', 0],
  [
    'an invalid date',
    <ArticleCard key="card" {...card} article={{ ...card.article, date: '14/03/2025' }} />,
    '14/03/2025',
    1,
  ],
  [
    'an invalid document date',
    <LegalDocument key="legal" {...legal} document={{ ...legal.document, lastUpdated: 'spring' }} />,
    'spring',
    1,
  ],
  ['an invalid date locale', <LegalDocument key="legal" {...legal} dateLocale="en_US" />, 'April 18, 2025', 1],
  ['a phone number without digits', <ChatAppButton key="button" phone="call us" />, '', 1],
  [
    'a contact without a phone number or e-mail address',
    <ChatPanel key="chat" {...chat} contact={{ ...chat.contact, phone: ' ', email: ' ' }} />,
    'Prefer a person?',
    1,
  ],
  ...['maps.example/frame', '/frame', 'https://', '%'].map((embed): (typeof cases)[number] => [
    `the map address "${embed}"`,
    <Locations
      key="places"
      {...places}
      locations={places.locations.map((place) => ({ ...place, map: place.map && { ...place.map, embed } }))}
    />,
    'The yard',
    1,
  ]),
  ['a page count that isn’t a number', <Pagination key="pages" count={Number.NaN} />, '', 0],
];

it.each(cases)('renders despite invalid input: %s', (_name, page, shown, warnings) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToString(page)).toContain(shown);
  const { container } = render(page);
  expect(container.textContent).toContain(shown);
  expect(said.mock.calls.map(([text]) => text)).toHaveLength(warnings);
});

/** How to recognise each kind of value in the fixtures, and what a CMS may send instead. */
const kinds = {
  addresses: {
    is: (value: unknown) => typeof value === 'string' && /^(https?:\/\/|\/)/.test(value),
    invalid: ['maps.example/frame', 'https://', '\ud800'],
  },
  dates: {
    is: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value),
    invalid: ['14/03/2025', '2026-13-45', ''],
  },
  times: {
    is: (value: unknown) => typeof value === 'string' && /^\d\d:\d\d$/.test(value),
    invalid: ['25:99', '5 pm'],
  },
  numbers: {
    is: (value: unknown) => typeof value === 'number',
    invalid: [Number.NaN, Number.POSITIVE_INFINITY, -1.5],
  },
};

/** The props with every value of one kind replaced, or the same object if there are none. */
function withInvalid(props: unknown, is: (value: unknown) => boolean, invalid: unknown): unknown {
  if (is(props)) return invalid;
  if (typeof props !== 'object' || props === null || isValidElement(props)) return props;
  const entries = Object.entries(props).map(([name, value]) => [name, withInvalid(value, is, invalid)] as const);
  if (entries.every(([name, value]) => value === (props as Record<string, unknown>)[name])) return props;
  return Array.isArray(props) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const components = kit as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** Components whose props include a value of each kind. */
const affected = Object.entries(kinds).flatMap(([kind, { is, invalid }]) =>
  Object.entries(fixtures)
    .filter(([, props]) => withInvalid(props, is, undefined) !== props)
    .map(([name, props]) => ({ name, kind, variants: invalid.map((value) => withInvalid(props, is, value)) })),
);

it.each(affected)('$name renders with invalid $kind', ({ name, variants }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { [name]: Component } = components;
  if (!Component) throw new Error(`There is no component ${name}.`);
  // Includes content that appears only after hydration.
  for (const props of variants) render(<Component {...(props as Record<string, unknown>)} />).unmount();
});
