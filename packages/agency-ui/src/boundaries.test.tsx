// @vitest-environment jsdom
/** Invalid values from outside, such as a CMS, fall back with one warning in development and never blank a page. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
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
  Pagination,
} from './index.js';
import { logged } from './primitives/warn.js';

const card = fixtures.ArticleCard as unknown as ArticleCardProps;
const legal = fixtures.LegalDocument as unknown as LegalDocumentProps;
const chat = fixtures.ChatPanel as unknown as ChatPanelProps;
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
  ['a valid locale of a rare form', inLocale('sw-KE-u-nu-latn'), '12,500', 0],
  [
    'an invalid date',
    <ArticleCard key="card" {...card} article={{ ...card.article, date: '14/03/2025' }} />,
    '14/03/2025',
    1,
  ],
  [
    'an invalid date of a document',
    <LegalDocument key="legal" {...legal} document={{ ...legal.document, lastUpdated: 'spring' }} />,
    'spring',
    1,
  ],
  ['an invalid locale of a date', <LegalDocument key="legal" {...legal} dateLocale="en_US" />, 'April 18, 2025', 1],
  ['a phone number without digits', <ChatAppButton key="button" phone="call us" />, '', 1],
  [
    'a contact without phone and e-mail',
    <ChatPanel key="chat" {...chat} contact={{ ...chat.contact, phone: ' ', email: ' ' }} />,
    'Prefer a person?',
    0,
  ],
  ['no number of pages', <Pagination key="pages" count={Number.NaN} />, '', 0],
];

it.each(cases)('%s', (_name, page, shown, warnings) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToString(page)).toContain(shown);
  const { container } = render(page);
  expect(container.textContent).toContain(shown);
  expect(said.mock.calls.map(([text]) => text)).toHaveLength(warnings);
});
