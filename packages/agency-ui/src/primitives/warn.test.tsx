// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ChatPanel } from '../chat/index.js';
import {
  BookingForm,
  ContactPageForm,
  defineForm,
  Form,
  type FormProps,
  NewsletterForm,
  QuoteForm,
} from '../forms/index.js';
import { deDE } from '../locales/de-DE.js';
import { enKE } from '../locales/en-KE.js';
import { Breadcrumbs, LanguageSwitch, SiteFooter, SiteHeader, SkipLink } from '../navigation/index.js';
import {
  ArticleFilter,
  ArticleList,
  BentoGrid,
  CallToActionBanner,
  ComparisonTable,
  ContactDetails,
  FaqSection,
  FeatureTabs,
  Gallery,
  HeroCarousel,
  HowItWorks,
  LogoWall,
  PageHero,
  Pagination,
  PriceList,
  PricingPlans,
  ProjectGrid,
  PullQuote,
  SectionNavigation,
  SiteMap,
  SiteSearch,
  Statistics,
  TeamGrid,
  Testimonials,
  Timeline,
} from '../sections/index.js';
import { tones } from '../theme/index.js';
import { AgencyLink } from './AgencyLink/index.js';
import { AgencyProvider, type LabelPack } from './AgencyProvider/index.js';
import { HalftoneFade } from './HalftoneFade/index.js';
import { Heading } from './Heading/index.js';
import { Section } from './Section/index.js';
import { logged } from './warn.js';

let said: Mock<typeof console.error>;

beforeEach(() => {
  // Test files share a worker, and another file may already have logged the same warning.
  logged.clear();
  said = vi.fn<typeof console.error>();
  vi.spyOn(console, 'error').mockImplementation(said);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const warnings = () =>
  said.mock.calls.map(([text]) => String(text)).filter((text) => !text.startsWith('Encountered two'));

const agency = {
  name: 'Bustani',
  tagline: 'Gardens for a weekend.',
  phone: '+254 700 000 000',
  email: 'hello@bustani.example',
  address: { street: 'Ngong Road', area: 'Kilimani', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: '8 am to 5 pm', weekend: 'Closed' },
  social: [],
};

const links = { quickLinks: [], services: [], legalLinks: [] };

const tents = defineForm({ name: 'tents', title: 'Tents', fields: { size: { kind: 'text', label: 'Size' } } });

const TentForm = (props: Partial<FormProps<typeof tents>>) => <Form definition={tents} {...props} />;

const siteSearch = { search: async () => [], action: '/search', siteMapPath: '/sitemap' };
const picture = { src: '/tent.jpg', width: 4, height: 3, alt: 'A tent on a hill' };
const link = { name: 'Tents', path: '/tents' };
const slide = {
  title: 'Small tents',
  highlightText: 'tents',
  description: 'For every crowd.',
  image: picture,
  servicePath: '/',
};
const article = {
  title: 'A roof',
  excerpt: 'First.',
  category: 'News',
  date: '2026-03-01',
  author: 'Ada',
  featured: false,
  image: picture,
};

/** The warnings about labels, but not those about forms that are not connected. */
const labelWarnings = () => warnings().filter((text) => !text.includes('"onSubmit"'));

/** An untyped value, as in JavaScript. */
const untyped = (value: unknown) => value as never;

describe('a development warning', () => {
  it('reports highlighted text that isn’t part of the title, but only once', () => {
    render(<PageHero title="Grow" highlightText="something" />);
    render(<PageHero title="Grow" highlightText="something" />);
    expect(warnings()).toEqual([
      'agency-ui: "something" does not occur in "Grow", so it is not highlighted. Copy the words from the title or name.',
    ]);
  });

  it('reports a picture passed as a string', () => {
    render(<PageHero title="Grow" picture={untyped('/garden.svg')} />);
    expect(warnings()).toEqual([
      expect.stringContaining('{ src: "/garden.svg", width: 1600, height: 900, alt: \'…\' }'),
    ]);
  });

  it.each([
    ['Section', <Section key="" tone={untyped('dark')} />],
    ['Section', <PageHero key="" title="Grow" tone={untyped('dim')} />],
    ['HalftoneFade', <HalftoneFade key="" tone={untyped('dark')} />],
  ])('reports an unknown tone on a %s, and lists the known tones', (component, part) => {
    render(part);
    expect(warnings()).toEqual([
      expect.stringMatching(
        `^${component}: "(dark|dim)" is not a tone, .* Write tone="paper", "white", "night" or "accent"\\.$`,
      ),
    ]);
  });

  it('does not report a known tone', () => {
    for (const tone of tones) render(<PageHero title="Grow" tone={tone} />);
    expect(warnings()).toEqual([]);
  });

  it('reports duplicate items in a list', () => {
    const step = { title: 'Nine', description: 'Gates open.' };
    render(<HowItWorks heading="A day" steps={[step, step]} />);
    expect(warnings()).toEqual([expect.stringMatching(/^HowItWorks: two items in "steps" have the same text "Nine"/)]);
  });

  it('reports questions with the same id', () => {
    const entry = { id: 'tickets', question: 'Tickets?', answer: 'No.' };
    render(<FaqSection categories={[{ name: 'Visit', entries: [entry, { ...entry, question: 'Dogs?' }] }]} />);
    expect(warnings()).toEqual([
      expect.stringMatching(/^FaqSection: two items in "categories\[0\]\.entries" have the same id "tickets"/),
    ]);
  });

  it('reports questions in two categories with the same id', () => {
    const groups = ['Visit', 'Shop'].map((name) => ({
      name,
      entries: [{ id: 'cards', question: `${name}?`, answer: 'No.' }],
    }));
    render(<FaqSection categories={groups} />);
    expect(warnings()).toEqual([
      'FaqSection: a question in "Visit" and one in "Shop" have the same id "cards", so a link can open only one of them. Give each ' +
        'question its own.',
    ]);
  });

  it('reports a focal point in percent', () => {
    render(<PageHero title="Grow" picture={{ ...picture, focus: { x: 0.7, y: 1 } }} />);
    expect(warnings()).toEqual([]);
    render(<PageHero title="Grow" picture={{ ...picture, focus: { x: 70, y: 50 } }} />);
    expect(warnings()).toEqual([
      'Picture: the focus is { x: 70, y: 50 }, which is not a point on the picture, so its middle is shown. Write fractions from 0 ' +
        'to 1, such as focus: { x: 0.7, y: 0.5 }.',
    ]);
  });

  const categories = [
    { name: 'Visit', entries: [{ id: 'tickets', question: 'Tickets?', answer: 'No.' }] },
    { name: 'Shop', entries: [{ question: 'Cards?', answer: 'Yes.' }] },
  ];
  const features = [
    { name: 'Beds', title: 'Raised beds', description: 'Oak.' },
    { name: 'Tools', title: 'Sharp tools', description: 'Steel.' },
  ];
  const languages = [
    { tag: 'en-KE', name: 'English', path: '/' },
    { tag: 'sw-KE', name: 'Kiswahili', path: '/sw' },
  ];

  it.each([
    [
      <FaqSection key="" categories={categories} defaultCategory="Shops" />,
      'FaqSection: "defaultCategory" is "Shops", which is not one of its values, so the first category is shown. Write "Visit" or "Shop".',
    ],
    [
      <FaqSection key="" categories={categories} defaultOpenQuestion="Tickets?" />,
      'FaqSection: "defaultOpenQuestion" is "Tickets?", which is not one of its values, so no question is open. Write "tickets" or "Cards?".',
    ],
    [
      <FeatureTabs key="" heading="Garden" features={features} defaultFeature="Pots" />,
      'FeatureTabs: "defaultFeature" is "Pots", which is not one of its values, so the first feature is shown. Write "Beds" or "Tools".',
    ],
    [
      <ArticleFilter key="" categories={['Soil', 'Seeds']} defaultValue="soil" />,
      'ArticleFilter: "defaultValue" is "soil", which is not one of its values, so no button is pressed. Write "all", "Soil" or "Seeds".',
    ],
    [
      <ArticleList key="" heading="Blog" articles={[]} categories={['Soil']} defaultCategory="soil" />,
      'ArticleList: "defaultCategory" is "soil", which is not one of its values, so all articles are shown. Write "all" or "Soil".',
    ],
    [
      <ComparisonTable
        key=""
        heading="Beds"
        caption="Beds"
        columns={[{ name: 'Oak' }]}
        groups={[{ rows: [{ name: 'Years', values: ['20'] }] }]}
        highlightedColumn="Pine"
      />,
      'ComparisonTable: "highlightedColumn" is "Pine", which is not one of its values, so no column is highlighted. Write "Oak".',
    ],
    [
      <LanguageSwitch key="" languages={languages} current="sw" />,
      'LanguageSwitch: "current" is "sw", which is not one of its values, so no language is marked as the current one. Write "en-KE" or "sw-KE".',
    ],
    [
      <Pagination key="" count={5} defaultPage={9} onPageChange={() => {}} />,
      'Pagination: the page 9 does not exist, so page 5 is the current one. Write a whole number from 1 to 5.',
    ],
    [
      <FaqSection
        key=""
        categories={['General', 'Events, Expos & Fairs', 'Print'].map((name) => ({ name, entries: [] }))}
        defaultCategory="Expos"
      />,
      'FaqSection: "defaultCategory" is "Expos", which is not one of its values, so the first category is shown. Write ' +
        '"General", "Events, Expos & Fairs" or "Print".',
    ],
    [
      <LanguageSwitch key="" languages={languages} current={untyped(Number.NaN)} />,
      'LanguageSwitch: "current" is NaN, which is not one of its values, so no language is marked as the current one. Write "en-KE" or "sw-KE".',
    ],
  ])('reports a choice that does not exist, and lists those that do: %#', (element, sentence) => {
    render(element);
    expect(warnings()).toEqual([sentence]);
  });

  it('does not report choices that exist', () => {
    render(<FaqSection categories={categories} defaultCategory="Shop" defaultOpenQuestion="tickets" />);
    render(<FeatureTabs heading="Garden" features={features} feature="Tools" />);
    render(<ArticleFilter categories={['Soil']} value="all" />);
    render(<LanguageSwitch languages={languages} current="sw-KE" />);
    render(<Pagination count={5} page={5} onPageChange={() => {}} />);
    expect(warnings()).toEqual([]);
  });

  it('shows the nearest page and all articles in place of those that do not exist', () => {
    render(<Pagination count={5} page={9} onPageChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
    const article = {
      title: 'Soil',
      excerpt: '',
      category: 'Soil',
      author: 'Ada',
      date: '2026-01-01',
      featured: false,
    };
    const image = { src: '/soil.svg', width: 4, height: 3, alt: '' };
    render(<ArticleList heading="Blog" articles={[{ ...article, image }]} categories={['Soil']} category="soil" />);
    expect(screen.getByRole('heading', { name: 'Soil' })).toBeTruthy();
  });

  it('reports items with the same key, although they differ', () => {
    const english = { tag: 'en-KE', name: 'English', path: '/' };
    render(<LanguageSwitch languages={[english, { ...english, path: '/en' }]} current="en-KE" />);
    const entry = { name: 'Tools', path: '/tools' };
    render(<SiteHeader logo="Bustani" entries={[entry, { ...entry, path: '/more-tools' }]} />);
    const reason = 'so React may duplicate or omit one. Give each item its own, or remove the duplicate.';
    expect(warnings()).toEqual([
      `LanguageSwitch: two items in "languages" have the same tag "en-KE", ${reason}`,
      `SiteHeader: two items in "entries" have the same name "Tools", ${reason}`,
    ]);
  });

  const member = { name: 'Ada', role: 'Printer', bio: 'Prints.' };

  it.each([
    [
      'testimonials by one person',
      <Testimonials
        key=""
        heading="Clients"
        testimonials={['Fast.', 'Kind.'].map((text) => ({ text, name: 'Ada', role: 'Owner' }))}
      />,
    ],
    [
      'milestones with the same title',
      <Timeline
        key=""
        heading="Years"
        milestones={['2020', '2024'].map((date) => ({ date, title: 'New press', description: 'It is large.' }))}
      />,
    ],
    [
      'numbers with the same label',
      <Statistics key="" heading="Numbers" statistics={['4', '5'].map((value) => ({ value, label: 'presses' }))} />,
    ],
    [
      'people with the same name',
      <TeamGrid key="" heading="Team" members={[member, { ...member, path: '/ada' }, { ...member, role: 'Driver' }]} />,
    ],
    [
      'profiles on the same network',
      <SiteFooter
        key=""
        {...links}
        agency={{ ...agency, social: ['one', 'two'].map((path) => ({ name: 'X', url: `https://x.example/${path}` })) }}
      />,
    ],
    [
      'groups with the same name',
      <PriceList
        key=""
        heading="Menu"
        groups={['lunch', 'dinner'].map((id) => ({ id, name: 'Soups', items: [{ name: 'Leek' }] }))}
      />,
    ],
  ])('does not report %s that differ, and neither does React', (_name, element) => {
    render(element);
    expect(said.mock.calls).toEqual([]);
  });

  it.each([
    [
      'the same person twice',
      <TeamGrid key="" heading="Team" members={[member, { ...member }]} />,
      'TeamGrid: two items in "members" have the same name "Ada" and role "Printer", so',
    ],
    [
      'groups of prices with the same name',
      <PriceList
        key=""
        heading="Menu"
        groups={['Leek', 'Pea'].map((name) => ({ name: 'Soups', items: [{ name }] }))}
      />,
      'PriceList: two items in "groups" have the same text "Soups", so',
    ],
  ])('reports %s', (_name, element, start) => {
    render(element);
    expect(warnings()).toEqual([expect.stringContaining(start)]);
  });

  it('reports a link to a section that the page does not have when it is pressed', () => {
    const sections = ['beds', 'tools', 'late'].map((id) => ({ id, name: id }));
    const page = (late: boolean) => (
      <>
        <SkipLink />
        <SectionNavigation sections={sections} />
        <section id="beds" />
        {late && <section id="late" />}
      </>
    );
    const { container, rerender } = render(page(false));
    // Keeps the fragment of the document, which test files share.
    container.addEventListener('click', (event) => event.preventDefault());
    rerender(page(true));
    for (const name of ['beds', 'late']) fireEvent.click(screen.getByRole('link', { name }));
    expect(warnings()).toEqual([]);
    for (const name of ['tools', 'tools', 'Skip to main content']) fireEvent.click(screen.getByRole('link', { name }));
    expect(warnings()).toEqual([
      'SectionNavigation: no element on the page has the id "tools", so the link "tools" leads nowhere. Write id="tools" on its ' +
        'target.',
      'SkipLink: no element on the page has the id "main", so the link "Skip to main content" leads nowhere. Write id="main" on its ' +
        'target.',
    ]);
  });

  it.each([
    ['www.bustani.example', 'https://www.bustani.example'],
    ['bustani.example/tools', 'https://bustani.example/tools'],
    ['bustani.com', 'https://bustani.com'],
    ['hello@bustani.example', 'mailto:hello@bustani.example'],
    ['+254 700 000-000', 'tel:+254700000000'],
    ['mailto:', 'mailto:info@example.com'],
    ['tel:undefined', 'tel:+254700000000'],
    ['mailto:undefined?subject=Tools', 'mailto:info@example.com'],
    ['bustani.co.ke', 'https://bustani.co.ke'],
    ['0700 000 000', 'tel:0700000000'],
    ['/tools/undefined', '/tools/…'],
    ['https://undefined/tools', 'https://www.example.com'],
  ])('reports the link "%s", which would lead to no page', (href, correction) => {
    render(<AgencyLink href={href}>Garden</AgencyLink>);
    expect(warnings()).toEqual([
      `AgencyLink: the address of a link is "${href}", which leads to no page. Write "${correction}"; a path on the site starts ` +
        'with a slash.',
    ]);
  });

  it('reports a link without an address', () => {
    render(<AgencyLink href={untyped(undefined)}>Garden</AgencyLink>);
    expect(warnings()).toEqual([
      'AgencyLink: the address of a link is undefined, so the link leads nowhere. Write a path on the site, such as "/contact", or a ' +
        'full URL.',
    ]);
  });

  it.each([
    '/',
    'tools',
    './tools.html',
    'plans.pdf',
    'v1.2/notes',
    '?page=2',
    '#beds',
    'http://old.example/x',
    'mailto:?subject=Tools',
    'docs.page/intro',
    'node.js/intro',
    'menu.pdf/download',
    'mentions@2x.png',
    'logo@dark.png',
    'react@19.2.0',
    '2027-12-11',
    '/undefined-behaviour',
    '?size=undefined',
    'https://docs.example/javascript/undefined',
    'https://bustani.example',
  ])('does not report the link "%s"', (href) => {
    render(<AgencyLink href={href}>Garden</AgencyLink>);
    expect(warnings()).toEqual([]);
  });

  it.each([
    [
      'a price that is a number',
      <PriceList key="" heading="Menu" groups={[{ items: [{ name: 'Tea', price: untyped(18) }] }]} />,
      'PriceList: the price of "Tea" is the number 18, so it has no currency. Write price: { amount: 18, currency: "KES" }, or a text.',
    ],
    [
      'a plan’s price under the wrong name',
      <PricingPlans key="" heading="Plans" plans={[untyped({ name: 'Small', price: 18 })]} />,
      'PricingPlans: the plan "Small" has the price 18, which is not shown. Write prices: [{ amount: 18, currency: "KES", unit: "per month" }].',
    ],
    [
      'a plan’s price that is a number',
      <PricingPlans key="" heading="Plans" plans={[untyped({ name: 'Small', prices: 18 })]} />,
      'PricingPlans: the plan "Small" has the price 18, which is not shown. Write prices: [{ amount: 18, currency: "KES", unit: "per month" }].',
    ],
    [
      'a plan’s price that is a text',
      <PricingPlans key="" heading="Plans" plans={[untyped({ name: 'Small', prices: ['5'] })]} />,
      'PricingPlans: the plan "Small" has the price "5", which is not shown. Write prices: [{ amount: 5, currency: "KES", unit: "per month" }].',
    ],
    [
      'a price that is not a number',
      <PriceList key="" heading="Menu" groups={[{ items: [{ name: 'Tea', price: untyped(Number.NaN) }] }]} />,
      'PriceList: the price of "Tea" is NaN, so "on request" is shown instead. Write price: { amount: 12500, currency: "KES" }, or omit ' +
        'the price.',
    ],
    [
      'a plan’s amount that is not a number',
      <PricingPlans
        key=""
        heading="Plans"
        plans={[{ name: 'Small', prices: [{ amount: Number.NaN, currency: 'KES' }] }]}
      />,
      'PricingPlans: the amount NaN is not a price, so "on request" is shown instead. Write a number of 0 or more, such as ' +
        'amount: 12500, or omit the price.',
    ],
    [
      'a picture under the wrong name in every item, once',
      <TeamGrid
        key=""
        heading="Team"
        members={[
          untyped({ name: 'Ada', photo: {}, url: 'https://cms.example/1' }),
          untyped({ name: 'Ben', photo: {} }),
        ]}
      />,
      'TeamGrid: "members[0]" has the field "photo", which is not shown. Its name is "image" here: write image: … in members[0].',
    ],
    [
      'a picture under the wrong name',
      <TeamGrid key="" heading="Team" members={[untyped({ name: 'Ada', photo: {} })]} />,
      'TeamGrid: "members[0]" has the field "photo", which is not shown. Its name is "image" here: write image: … in members[0].',
    ],
    [
      'a link under the wrong name',
      <BentoGrid key="" heading="Garden" tiles={[untyped({ title: 'Beds', href: '/beds' })]} />,
      'BentoGrid: "tiles[0]" has the field "href", which is not shown. Its name is "path" here: write path: … in tiles[0].',
    ],
    [
      'an agency’s address that is a text',
      <SiteFooter key="" {...links} agency={{ ...agency, address: untyped('Ngong Road, Nairobi') }} />,
      'SiteFooter: "agency.address" is the text "Ngong Road, Nairobi". Write its parts: { street: "14 Ring Road", postcode: "00100", ' +
        'city: "Nairobi", country: "Kenya" }.',
    ],
    [
      'an agency’s address without texts',
      <SiteFooter key="" {...links} agency={{ ...agency, address: { street: '', city: '', country: '' } }} />,
      'SiteFooter: "agency.address" is empty. Write its parts: { street: "14 Ring Road", postcode: "00100", city: "Nairobi", ' +
        'country: "Kenya" }.',
    ],
    [
      'an agency’s address with an empty city',
      <SiteFooter key="" {...links} agency={{ ...agency, address: { ...agency.address, city: '' } }} />,
      'SiteFooter: "agency.address" has only the parts street, area, country. Write its parts: { street: "14 Ring Road", postcode: ' +
        '"00100", city: "Nairobi", country: "Kenya" }.',
    ],
    [
      'an agency’s hours that are a list',
      <ContactDetails key="" heading="Contact" agency={{ ...agency, hours: untyped(['Daily, 9 to 5']) }} />,
      'agency.hours is ["Daily, 9 to 5"], but it must be an object. Write { lines: ["Daily, 9 to 5"] }, or the hours by weekday as ' +
        '{ week: { timeZone: …, weekly: … } }.',
    ],
    [
      'an agency’s lines of hours that are a text',
      <ContactDetails key="" heading="Contact" agency={{ ...agency, hours: { lines: untyped('Mon-Fri') } }} />,
      'agency.hours.lines is the text "Mon-Fri", but it must be a list of texts. Write { lines: ["Mon-Fri"] }, or the hours by ' +
        'weekday as { week: { timeZone: …, weekly: … } }.',
    ],
    [
      'a current path without its slash',
      <SiteHeader key="" logo="Bustani" entries={[{ name: 'Contact', path: '/contact' }]} currentPath="contact" />,
      'SiteHeader: "currentPath" is "contact", which is the path of no link. Write it as in the menu, with a slash: "/contact".',
    ],
    [
      'an agency’s hours that are a text',
      <ContactDetails key="" heading="Contact" agency={{ ...agency, hours: untyped('Daily, 9 to 5') }} />,
      'agency.hours is the text "Daily, 9 to 5", but it must be an object. Write { lines: ["Daily, 9 to 5"] }, or the hours by ' +
        'weekday as { week: { timeZone: …, weekly: … } }.',
    ],
  ])('reports %s', (_name, element, sentence) => {
    render(element);
    expect(warnings()).toEqual([sentence]);
  });

  it('shows a text in place of an address or of hours, and a number in place of a price', () => {
    render(<SiteFooter {...links} agency={{ ...agency, address: untyped('Ngong Road, Nairobi') }} />);
    expect(screen.getByText('Ngong Road, Nairobi')).toBeTruthy();
    render(<ContactDetails heading="Contact" agency={{ ...agency, hours: untyped('Daily, 9 to 5') }} />);
    expect(screen.getByText('Daily, 9 to 5')).toBeTruthy();
    render(<PriceList heading="Menu" groups={[{ items: [{ name: 'Tea', price: untyped(18) }] }]} />);
    expect(screen.getByText('18')).toBeTruthy();
    cleanup();
    render(<ContactDetails heading="Contact" agency={{ ...agency, hours: untyped(['Daily, 10 to 6']) }} />);
    expect(screen.getByText('Daily, 10 to 6')).toBeTruthy();
    render(<ContactDetails heading="Contact" agency={{ ...agency, hours: { lines: untyped('Mon-Fri') } }} />);
    expect(screen.getByText('Mon-Fri')).toBeTruthy();
    render(<PriceList heading="Menu" groups={[{ items: [{ name: 'Tea', price: untyped(Number.NaN) }] }]} />);
    expect(screen.getByText('On request')).toBeTruthy();
  });

  it('reports an unknown component name in a label pack', () => {
    render(<AgencyProvider labels={untyped({ HeroCarrousel: {} })}>{null}</AgencyProvider>);
    expect(warnings()).toEqual([expect.stringContaining('has labels for "HeroCarrousel", which is not a component')]);
  });

  it('reports a misspelt label in a pack', () => {
    const pack = untyped({ SkipLink: { skipp: 'Ruka' } });
    render(
      <AgencyProvider labels={pack}>
        <SkipLink />
      </AgencyProvider>,
    );
    expect(warnings()).toEqual([
      expect.stringMatching(/^SkipLink: there is no label "skipp", .* Use one of its labels: skip\.$/),
    ]);
  });

  it('accepts a hint for any of a form’s fields in a pack', () => {
    render(
      <AgencyProvider labels={untyped({ ContactPageForm: { interestHint: 'Choose one.' } })}>
        <ContactPageForm />
      </AgencyProvider>,
    );
    expect(screen.queryAllByText('Choose one.')).toHaveLength(1);
    expect(labelWarnings()).toEqual([]);
  });

  it.each([
    [
      'HeroCarousel',
      <HeroCarousel
        key=""
        heading="Hema"
        slides={[slide]}
        primaryAction={link}
        labels={untyped({ nextSlid: 'Onwards' })}
      />,
      'nextSlid',
    ],
    ['SiteSearch', <SiteSearch key="" {...siteSearch} labels={untyped({ retri: 'Again' })} />, 'retri'],
    ['QuoteForm', <QuoteForm key="" labels={untyped({ emial: 'Barua pepe' })} />, 'emial'],
    ['Form', <TentForm key="" action="/api" labels={untyped({ sise: 'Ukubwa' })} />, 'sise'],
  ])('reports a misspelt label in the labels prop of %s', (component, element, label) => {
    render(element);
    expect(labelWarnings()).toEqual([
      expect.stringMatching(new RegExp(`^${component}: there is no label "${label}", .* Use one of its labels: `)),
    ]);
  });

  it('reports text instead of labels', () => {
    render(<Breadcrumbs items={[link]} current="Small tents" labels={untyped('Ulipo')} />);
    expect(warnings()).toEqual([
      'Breadcrumbs: the labels are the text "Ulipo", so they are not shown. Pass an object with any of the labels: name.',
    ]);
  });

  it('does not report labels that a component passes on to its parts', () => {
    const search = { found: () => '2', label: 'Tafuta', search: 'Tafuta' };
    render(<SiteSearch {...siteSearch} labels={search} />);
    expect(screen.queryAllByRole('button', { name: 'Tafuta' })).toHaveLength(1);
    render(
      <ArticleList
        heading="News"
        articles={[article]}
        categories={[article.category]}
        labels={{ all: 'Zote', readMore: 'Soma' }}
      />,
    );
    expect(screen.queryAllByRole('button', { name: /Zote/ })).toHaveLength(1);
    render(<QuoteForm action="/api" labels={{ email: 'Barua pepe', submit: 'Tuma' }} />);
    render(<BookingForm action="/api" times={['12:00']} labels={{ closedOn: () => '', submit: 'Weka' }} />);
    render(<ContactPageForm action="/api" labels={{ interestHint: 'Choose one.' }} />);
    render(<NewsletterForm action="/api" labels={{ succeeded: ({ email }) => email }} />);
    render(
      <TentForm action="/api" labels={untyped({ size: 'Ukubwa', sizeHint: 'In metres', succeededDetail: 'Soon.' })} />,
    );
    expect(warnings()).toEqual([]);
  });

  it.each([
    [
      <AgencyProvider key="" labels={untyped({ Gallery: { enlarge: 'Kuza picha' } })}>
        <Gallery heading="Our tents" pictures={[{ id: 'hill', picture }]} />
      </AgencyProvider>,
      'Gallery: the label "enlarge" must be a function, but it is "Kuza picha". Write enlarge: (…) => \'…\', with the ' +
        'parameters listed in docs/components.',
    ],
    [
      <Breadcrumbs key="" items={[link]} current="Small tents" labels={untyped({ name: () => 'Ulipo' })} />,
      'Breadcrumbs: the label "name" must be text, but it is a function. Write name: \'…\'.',
    ],
    [
      <TentForm key="" action="/api" labels={untyped({ tooLong: 'Ndefu mno' })} />,
      'Form: the label "tooLong" must be a function, but it is "Ndefu mno". Write tooLong: (…) => \'…\', with the ' +
        'parameters listed in docs/components.',
    ],
  ])('fails for a label of the wrong kind: %#', (element, sentence) => {
    expect(() => render(element)).toThrow(new TypeError(sentence));
  });

  it.each([
    ['fr-FR', 'frFR', 'fr-FR'],
    ['fr', 'frFR', 'fr-FR'],
    ['sw_TZ', 'swKE', 'sw-KE'],
    ['français', 'frFR', 'fr-FR'],
  ])('reports the text %s instead of a label pack, and says which one to import', (text, name, pack) => {
    render(
      <AgencyProvider labels={untyped(text)}>
        <SkipLink />
      </AgencyProvider>,
    );
    expect(screen.queryAllByRole('link', { name: 'Skip to main content' })).toHaveLength(1);
    expect(warnings()).toEqual([
      `AgencyProvider: "labels" is "${text}", but it must be a label pack, so components keep their English labels. Write ` +
        `labels={${name}}, with import { ${name} } from 'agency-ui/locales/${pack}'.`,
    ]);
  });

  it('knows every label pack', () => {
    const packs = readdirSync(join(import.meta.dirname, '../locales')).flatMap(
      (file) => /^(\w\w-\w\w)\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(packs.length).toBeGreaterThan(5);
    for (const pack of packs) render(<AgencyProvider labels={untyped(pack)}>{null}</AgencyProvider>);
    expect(warnings()).toEqual(packs.map((pack) => expect.stringContaining(`from 'agency-ui/locales/${pack}'`)));
  });

  it.each(['french', 'xx-YY'])('reports the locale %s, which no language has', (locale) => {
    render(<AgencyProvider locale={locale}>{null}</AgencyProvider>);
    expect(warnings()).toEqual([
      `AgencyProvider: "locale" is "${locale}", a language that Intl has no data for, so numbers and dates follow the ` +
        'system’s settings. Write a language code and a region, such as "fr-FR".',
    ]);
  });

  it.each([
    ['de-AT', "Write labels={deDE}, with import { deDE } from 'agency-ui/locales/de-DE'; or labels={{}} if"],
    ['fi-FI', 'Write labels={…}, with your own label pack (docs/labels.md, "Another language"); or labels={{}} if'],
  ])('reports the locale %s without labels', (locale, write) => {
    render(<AgencyProvider locale={locale}>{null}</AgencyProvider>);
    expect(warnings()).toEqual([
      `AgencyProvider: "locale" is "${locale}", but there are no labels, so components keep their English ones. ${write} ` +
        'English is right.',
    ]);
  });

  it('does not report an English locale, or one whose labels come from an outer provider or are English on purpose', () => {
    render(<AgencyProvider locale="en-GB">{null}</AgencyProvider>);
    render(
      <AgencyProvider locale="fr-FR" labels={{ SkipLink: { skip: 'Passer' } }}>
        <AgencyProvider locale="fr-BE">{null}</AgencyProvider>
      </AgencyProvider>,
    );
    render(
      <AgencyProvider locale="de-DE" labels={{}}>
        {null}
      </AgencyProvider>,
    );
    expect(warnings()).toEqual([]);
  });

  it.each([
    [
      <AgencyProvider key="" labels={deDE}>
        {null}
      </AgencyProvider>,
      'en-KE',
    ],
    [
      <AgencyProvider key="" labels={{ ...deDE, SiteFooter: {} }} locale="en-GB">
        {null}
      </AgencyProvider>,
      'en-GB',
    ],
    [
      <AgencyProvider key="" labels={deDE} locale="de-DE">
        <AgencyProvider locale="fr-FR">{null}</AgencyProvider>
      </AgencyProvider>,
      'fr-FR',
    ],
  ])('reports labels in another language than the locale: %#', (element, locale) => {
    render(element);
    expect(warnings()).toEqual([
      `AgencyProvider: the labels are those of deDE, but numbers and dates are in the locale "${locale}", so the page mixes two ` +
        'languages. Write locale="de-DE".',
    ]);
  });

  it('does not report labels in the language of the locale, English ones, or a few written by hand', () => {
    render(
      <AgencyProvider locale="de-AT" labels={{}}>
        <AgencyProvider labels={deDE}>{null}</AgencyProvider>
      </AgencyProvider>,
    );
    render(
      <AgencyProvider labels={enKE} locale="de-DE">
        {null}
      </AgencyProvider>,
    );
    render(<AgencyProvider labels={{ SkipLink: { skip: 'Zum Inhalt' } }}>{null}</AgencyProvider>);
    expect(warnings()).toEqual([]);
  });

  it('recognises the language of every label pack', async () => {
    const modules = import.meta.glob<Record<string, LabelPack>>('../locales/??-??.ts');
    const packs = Object.entries(modules).filter(([path]) => !path.includes('en-'));
    expect(packs.length).toBeGreaterThan(4);
    for (const [path, load] of packs) {
      const [pack = {}] = Object.values(await load());
      said.mockClear();
      render(<AgencyProvider labels={pack}>{null}</AgencyProvider>);
      expect(warnings()).toEqual([expect.stringContaining(`Write locale="${path.slice(11, 16)}".`)]);
    }
  });

  it('says how to write a locale with an underscore', () => {
    render(
      <AgencyProvider locale="de_DE" labels={deDE}>
        {null}
      </AgencyProvider>,
    );
    expect(warnings()).toEqual([
      'AgencyProvider: "locale" is "de_DE", which is not a BCP 47 language tag, so "en-KE" is used. Set a language and a region, ' +
        'such as "de-DE".',
    ]);
  });

  it('reports a form that sends nothing, unless its button says so', () => {
    render(<TentForm action="/api/enquiries" />);
    render(<TentForm onSubmit={async () => {}} />);
    render(<TentForm withoutDestination="disable" />);
    expect(warnings()).toEqual([]);
    render(<TentForm />);
    expect(warnings()).toEqual([
      expect.stringMatching(
        /^Form "tents": neither "onSubmit" nor "action" is set.* Set onSubmit={createEnquirySender.*'tents'/,
      ),
    ]);
  });

  it('reports a missing stylesheet in a browser that loads stylesheets', () => {
    render(<AgencyProvider>{null}</AgencyProvider>);
    expect(warnings()).toEqual([]);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/150.0');
    document.documentElement.style.setProperty('--agency-space-hair', '0.25rem');
    render(<AgencyProvider>{null}</AgencyProvider>);
    expect(warnings()).toEqual([]);
    document.documentElement.removeAttribute('style');
    render(<AgencyProvider>{null}</AgencyProvider>);
    expect(warnings()).toEqual([expect.stringContaining("Write import 'agency-ui/styles.css';")]);
  });

  it('is not logged in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    render(<PageHero title="Grow" highlightText="vegetables" picture={untyped('/beans.svg')} />);
    render(<Section tone={untyped('faint')} />);
    render(<QuoteForm budgets={[]} />);
    expect(warnings()).toEqual([]);
  });
});

describe('a thrown error', () => {
  it('reports a category without entries', () => {
    expect(() => render(<FaqSection categories={[untyped({ name: 'Visit' })]} />)).toThrow(
      'FaqSection: "categories[0].entries" is undefined, but it must be an array. Write entries: […] in categories[0], or ' +
        'entries: [] while there is nothing to show.',
    );
  });

  it('reports an agency without social', () => {
    const { social: _, ...incomplete } = agency;
    expect(() => render(<SiteFooter {...links} agency={untyped(incomplete)} />)).toThrow(
      'SiteFooter: "agency.social" is undefined, but it must be an array. Write social: […] in agency, or social: [] while ' +
        'there is nothing to show.',
    );
  });

  it('reports an agency without opening hours', () => {
    const { hours: _, ...incomplete } = agency;
    expect(() => render(<ContactDetails heading="Contact" agency={untyped(incomplete)} />)).toThrow(
      'ContactDetails: "agency.hours" is missing. Add hours: … to agency. It has "name", "tagline", "phone", "email", ' +
        '"address", "social".',
    );
  });

  it('reports a level passed as a string', () => {
    expect(() => render(<Heading level={untyped('2')} />)).toThrow(
      'Heading: the level is the string "2", but it must be a number. Write level={2}, or headingLevel={2} on ' +
        'a section.',
    );
  });

  it.each([
    [
      'a testimonial with the wrong keys',
      <Testimonials key="" heading="Clients" testimonials={[untyped({ quote: 'Good.', author: 'Ada' })]} />,
      'Testimonials: "testimonials[0].text" is missing. Add text: … to testimonials[0]. It has "quote", "author".',
    ],
    [
      'a project without a picture',
      <ProjectGrid key="" heading="Work" projects={[untyped({ id: 1, title: 'Roof garden', picture: {} })]} />,
      'ProjectGrid: "projects[0].image" is missing. Add image: … to projects[0]. It has "id", "title", "picture".',
    ],
    [
      'a link with the wrong keys in the menu',
      <SiteHeader key="" logo="Bustani" entries={[untyped({ name: 'Tools', href: '/tools' })]} />,
      'SiteHeader: "entries[0].path" is missing. Add path: … to entries[0]. It has "name", "href".',
    ],
    [
      'a link with the wrong keys in the sitemap',
      <SiteMap key="" groups={[{ title: 'Shop', links: [untyped({ label: 'Tools', path: '/tools' })] }]} />,
      'SiteMap: "groups[0].links[0].name" is missing. Add name: … to groups[0].links[0]. It has "label", "path".',
    ],
    [
      'a question without an answer',
      <FaqSection key="" categories={[{ name: 'Visit', entries: [untyped({ question: 'Tickets?', text: 'No.' })] }]} />,
      'FaqSection: "categories[0].entries[0].answer" is missing. Add answer: … to categories[0].entries[0]. It has "question", "text".',
    ],
    [
      'a team member under the wrong key',
      <TeamGrid key="" heading="Team" members={[untyped({ title: 'Ada' })]} />,
      'TeamGrid: "members[0].name" is missing. Add name: … to members[0].',
    ],
    [
      'names instead of clients',
      <LogoWall key="" heading="Clients" clients={untyped(['Mlima Bank'])} />,
      'LogoWall: "clients[0]" is "Mlima Bank", but it must be an object. Write { name: … }.',
    ],
    [
      'a quotation passed as a string',
      <PullQuote key="" quote={untyped('They came on a Sunday.')} />,
      'PullQuote: "quote" is "They came on a Sunday.", but it must be an object. Write { text: …, name: … }.',
    ],
    [
      'a link with the wrong keys',
      <CallToActionBanner key="" heading="Free" action={untyped({ label: 'Book', href: '/book' })} />,
      'CallToActionBanner: "action.name" is missing. Add name: … to action.',
    ],
    [
      'branches passed as booking locations',
      <BookingForm key="" times={['09:00']} locations={[untyped({ name: 'Karen' })]} />,
      'BookingForm: "locations[0].value" is missing. Add value: … to locations[0].',
    ],
  ])('reports %s', (_name, element, sentence) => {
    expect(() => render(element)).toThrow(sentence);
  });

  it('reports a chat without a send function', () => {
    expect(() => render(<ChatPanel contact={agency} send={untyped(undefined)} />)).toThrow(
      'ChatPanel: the prop "send" is undefined, but it is required.',
    );
  });
});
