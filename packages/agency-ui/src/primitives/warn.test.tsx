// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ChatPanel } from '../chat/index.js';
import { BookingForm, defineForm, Form, type FormProps, QuoteForm } from '../forms/index.js';
import { SiteFooter, SkipLink } from '../navigation/index.js';
import {
  CallToActionBanner,
  FaqSection,
  HowItWorks,
  LogoWall,
  PageHero,
  PullQuote,
  TeamGrid,
} from '../sections/index.js';
import { tones } from '../theme/index.js';
import { AgencyProvider } from './AgencyProvider/index.js';
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
    expect(() => render(<SiteFooter {...links} agency={untyped(incomplete)} />)).toThrow(
      'SiteFooter: "agency.hours" is missing. Add hours: … to agency.',
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
