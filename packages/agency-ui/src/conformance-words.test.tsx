// @vitest-environment jsdom
/**
 * All component text comes from labels. With the pseudo pack, no unaccented letter remains in any fixture or state, and
 * every label in the pack is rendered.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorSentences } from './entities/form-definitions/field-errors.js';
import { jobContracts, salaryPeriods, weekdays } from './entities/index.js';
import { fixtures } from './fixtures.js';
import { chooseFiles, createFile, DataTransferOfTests } from './forms/choose-files.js';
import * as kit from './index.js';
import { enKE } from './locales/en-KE.js';
import { pseudo } from './locales/pseudo.js';
import type { LabelledComponent } from './primitives/index.js';

type Props = Record<string, unknown>;

const components = kit as unknown as Record<string, ComponentType<Props>>;

/** Props containing letters that aren't displayed: URLs, keys and machine-readable values. */
const notDisplayed =
  /^(.*path|href|.*url|linkedin|id|glyph|icon|sizes|sources?|src|email|picture|image|images|pictures|kind|timeZone|date|opens|closes|directions|embed|field|by|group|firstDay|lastDay|closedWeekdays|layout|contract|period|start|end|calendarHref)$/i;

/** Full-width Latin letters mark content, because they are legible and distinct from component text. */
const toFullWidth = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

function markContent<Value>(value: Value, name = ''): Value {
  if (name.match(notDisplayed) && (typeof value === 'string' || name === 'icon')) return value;
  if (typeof value === 'string') return toFullWidth(value) as Value;
  if (Array.isArray(value)) return value.map((item) => markContent(item, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const isPicture = 'src' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isPicture && key !== 'alt' ? inner : markContent(inner, /^\d+$/.test(key) ? name : key),
    ]),
  ) as Value;
}

/** Attributes that are announced or displayed. */
const textAttributes = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'aria-description',
  'placeholder',
  'title',
  'alt',
];

/** All text on a page, whether visible or for assistive technology. */
function textsOf(page: ParentNode): string[] {
  const pageTexts: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    for (const name of textAttributes) pageTexts.push(element.getAttribute(name) ?? '');
    if (element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type))
      pageTexts.push(element.value);
    if (element.matches('script, style')) continue;
    // The text of a prefilled message.
    if (element.matches('[href*="?"]'))
      pageTexts.push(...new URL(element.getAttribute('href') ?? '').searchParams.values());
    for (const child of element.childNodes) if (child instanceof Text) pageTexts.push(child.data);
  }
  return pageTexts.filter((text) => text.trim());
}

/** The server's HTML as a browser without JavaScript parses it: `noscript` content becomes elements. */
function serverPage(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element).replace(/<(\/?)noscript>/g, '<$1div>');
  return page;
}

const email = 'hello@hema.example';

/**
 * Unaccented letters, meaning text that doesn't come from a pack. Exceptions: addresses are content, possibly split
 * into parts; F8 is the toast region's key; company names, file types, units and time zones are the same in all of the
 * kit's languages.
 */
const unlabelledTexts = (pageTexts: readonly string[]) =>
  pageTexts.filter(
    (text) =>
      /[a-z]/i.test(
        text
          .replaceAll(email, '')
          .replaceAll('https://tents.example/pitch', '')
          .replaceAll('maps.example', '')
          .replace(/F8|GMT|Vimeo|PDF|PNG|JPEG|WebP|TIFF|AI|EPS|Word|PowerPoint|Excel|ZIP|[kKM]B|\.pdf/g, ''),
      ) &&
      !text.startsWith('/') &&
      !email.includes(text),
  );

/** One component's labels in the pseudo pack, with a record of those that were shown. */
function trackLabels(name: LabelledComponent) {
  const unusedLabels = new Set<string>();
  const texts = new Map<string, string>();
  const recording = <Value,>(value: Value, key: string): Value => {
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([inner, labels]) => [inner, recording(labels, `${key}.${inner}`)]),
      ) as Value;
    }
    unusedLabels.add(key);
    if (typeof value !== 'function') {
      texts.set(key, String(value));
      return value;
    }
    return ((...args: unknown[]) => {
      unusedLabels.delete(key);
      return value(...args);
    }) as Value;
  };
  const labels = Object.entries(pseudo[name]).map(([key, value]) => [key, recording(value, key)]);
  return {
    pack: { ...pseudo, [name]: Object.fromEntries(labels) },
    unusedLabels,
    recordTexts(pageTexts: readonly string[]) {
      // Some texts are kept on one line.
      const breakable = (text: string) => text.replaceAll('\u00a0', ' ');
      for (const [key, text] of texts)
        if (pageTexts.some((other) => breakable(other).includes(breakable(text)))) unusedLabels.delete(key);
    },
  };
}

/** The environment in which a component is rendered and used. */
interface Stage {
  /** Renders the component's fixture with additional props. */
  show: (props?: Props) => void;
  press: (element: Element) => Promise<void>;
  write: (field: Element, text: string) => void;
  submit: () => Promise<void>;
  /** Advances time, in ms. */
  wait: (time: number) => Promise<void>;
}

type Scene = (stage: Stage) => Promise<void> | void;

const field = (name: string) => {
  const form = document.querySelector('form') as HTMLFormElement;
  return form.elements.namedItem(name) as HTMLInputElement;
};

const button = () => screen.getAllByRole('button')[0] as HTMLElement;

const fallback = { whatsapp: '+254 700 000 000', email };

/** Submits a form in every state: empty, invalid, too long, without a response, successful and offline. */
const everyOutcomeOf =
  (values: Record<string, string>, longest: number, wrong: Record<string, string> = {}): Scene =>
  async ({ show, submit, write, wait }) => {
    const onSubmit = vi
      .fn()
      .mockImplementationOnce(() => new Promise((_, reject) => setTimeout(reject, 1000)))
      .mockResolvedValue({ id: '12345678-9' });
    const props = { onSubmit, fallback, draftKey: '１' };
    // Without a destination, the form is only a demonstration.
    show({ onSubmit: undefined });
    for (const [name, value] of Object.entries(values)) write(field(name), value);
    await submit();
    await wait(2000);
    show(props);
    await submit();
    for (const [name, value] of Object.entries(wrong)) {
      // A `select` can only have an invalid value through tampering.
      if (field(name).matches('select')) field(name).append(new Option('', value));
      write(field(name), value);
    }
    await submit();
    for (const [name, value] of Object.entries(values)) write(field(name), value);
    for (const box of document.querySelectorAll<HTMLInputElement>('form input[type="checkbox"]')) box.checked = true;
    const [name = '', value = ''] = Object.entries(values).at(-1) ?? [];
    write(field(name), value.padEnd(longest + 1, '…'));
    await submit();
    write(field(name), value);
    await submit();
    await wait(1000);
    await submit();
    // A toast is announced two frames after it appears.
    await wait(100);
    // A less prominent line replaces the success notice.
    await wait(5000);
    for (const [name, value] of Object.entries(values)) write(field(name), value);
    show(props);
    await wait(0);
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onSubmit.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit();
    await wait(1000);
    // The visitor returns shortly before the seventh day ends, because advancing the timers that far would retry
    // thousands of times.
    vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 - 60_000);
    show(props);
    await wait(0);
    await wait(60_000);
    // Without a draft key, a queued form is lost when the page closes.
    show({ onSubmit, fallback });
    for (const [name, value] of Object.entries(values)) write(field(name), value);
    await submit();
    offline.mockRestore();
    localStorage.clear();
    expect(onSubmit.mock.calls.length).toBeGreaterThan(2);
  };

/** Chooses valid and invalid files, sends them, and loses them in a reload. */
const everyFile: Scene = async ({ show, submit, press, write, wait }) => {
  vi.stubGlobal('DataTransfer', DataTransferOfTests);
  const choose = (...files: File[]) => chooseFiles(field('files'), ...files).then(() => wait(0));
  const sending = (report: (sent: number) => void) => new Promise((resolve) => setTimeout(resolve, 1000, report(20)));
  const onSubmit = vi.fn((_values: unknown, { onProgress }: kit.SenderOptions) => sending(onProgress ?? (() => {})));
  const props = { files: true, onSubmit, draftKey: '２' };
  show(props);
  await choose(createFile('１.pdf', 0), createFile('２.', 1), createFile('３.pdf', 10_000_001));
  for (const left of [2, 1, 0]) {
    await press(screen.getAllByRole('button')[0] as HTMLElement);
    expect(document.querySelectorAll('[data-file]')).toHaveLength(left);
  }
  await choose(...Array.from({ length: 6 }, (_, index) => createFile(`${index}.pdf`, '１２３４５')));
  await press(screen.getAllByRole('button')[0] as HTMLElement);
  for (const [name, value] of Object.entries(quote)) write(field(name), value);
  await submit();
  await wait(1000);
  await choose(createFile('１.pdf', '１'));
  for (const [name, value] of Object.entries(quote)) write(field(name), value);
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onSubmit.mockRejectedValue(new TypeError('Failed to fetch'));
  await submit();
  offline.mockRestore();
  show(props);
  await wait(0);
  await submit();
  localStorage.clear();
};

const quote = {
  name: 'ワンジル',
  phone: '0700 000 000',
  email,
  projectType: 'events',
  budget: 'under-5000',
  message: '。',
};

const person = { name: 'ワンジル', email, message: '２００人のパーティー、六月に。' };

const article = fixtures.ArticleCard?.['article'] as Props;

/** Scenarios for components with more states than their fixture shows. */
const scenes: Partial<Record<LabelledComponent, Scene>> = {
  ArticleFilter: ({ show }) => {
    show({ counts: { all: 1 } });
    show({ counts: { all: 2, 'Event Planning': 1 }, value: 'Event Planning' });
  },
  ArticleList: ({ show }) => {
    show();
    show({ articles: [] });
    show({ categories: ['Industry News'], category: 'Industry News' });
  },
  ChatPanel: async ({ show, press, write, wait }) => {
    const answers = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('１０。');
    show({
      limit: 10,
      send: (...args: unknown[]) => new Promise((done) => setTimeout(done, 500)).then(() => answers(...args)),
    });
    const send = screen.getAllByRole('button').at(-1) as HTMLElement;
    write(screen.getByRole('textbox'), '１２３４５６７８９０１');
    write(screen.getByRole('textbox'), '１０？');
    await press(send);
    await wait(500);
    await press(button());
    await wait(500);
    expect(answers).toHaveBeenCalledTimes(2);
  },
  ConsentBanner: async ({ show, press }) => {
    localStorage.clear();
    show();
    await press(screen.getAllByRole('button')[0] as HTMLElement);
    const link = document.createElement('a');
    link.setAttribute('href', '#consent');
    document.body.append(link);
    await press(link);
    link.remove();
  },
  ContactMessageForm: everyOutcomeOf({ ...person, subject: 'パーティー' }, 200),
  ContactPageForm: everyOutcomeOf(
    { firstName: 'ワンジル', lastName: 'カマウ', email, phone: '0700 000 000', interest: 'events', message: '。' },
    5000,
    { phone: '1' },
  ),
  FaqSection: ({ show }) => {
    show();
    show({ categories: [{ name: 'テント', entries: [] }] });
  },
  Form: async (stage) => {
    await everyOutcomeOf({ name: person.name, message: '。' }, 5000)(stage);
    const { show, submit, press } = stage;
    const definition = {
      name: 'steps',
      title: '２',
      groups: { one: '１', two: '２' },
      fields: {
        way: { kind: 'radio', label: '道', options: ['家'], group: 'one' },
        call: { kind: 'checkbox', label: '電話', group: 'one' },
        street: { kind: 'text', label: '通り', when: { field: 'way', is: '家' }, group: 'two' },
        hour: {
          kind: 'radio',
          label: '時',
          options: ['１２'],
          overrides: { by: 'way', values: { 家: { options: ['１２'] } } },
          group: 'two',
        },
        day: { kind: 'date', label: '日', optional: true, group: 'two' },
        table: {
          kind: 'radio',
          label: '卓',
          options: ['１'],
          offered: { by: 'day', weekdays: {} },
          optional: true,
          group: 'two',
        },
        phone: { kind: 'phone', label: '番号', when: { field: 'call' }, group: 'two' },
        note: { kind: 'text', label: '注', optional: true, group: 'two' },
        more: { kind: 'text', label: '他', when: { field: 'note' }, group: 'two' },
      },
    };
    show({ definition, layout: 'steps' });
    await press(screen.getByRole('radio'));
    await submit();
    stage.write(screen.getByLabelText(/日/), '2999-12-31');
  },
  BookingForm: async (stage) => {
    const { show, submit, write, wait } = stage;
    show({ times: [], contact: { email } });
    show({ firstDay: '2999-12-01', lastDay: '2999-12-31' });
    await submit();
    await wait(100);
    const values = { date: '2999-12-27', guests: '2', name: person.name, phone: '0700 000 000', email };
    const onSubmit = vi
      .fn()
      .mockImplementationOnce(() => Promise.reject(new Error('Broken')))
      .mockResolvedValue(undefined);
    show({ locations: Array.from({ length: 8 }, (_, index) => `第${index}`) });
    show({ locations: ['東', { value: '西', label: '西', times: ['12:00'], closedWeekdays: ['monday'] }] });
    show({ locations: ['東', '西'], timesOn: { weekdays: {} }, firstDay: '2999-12-01', lastDay: '2999-12-31' });
    write(field('date'), '2999-12-27');
    await submit();
    show({ times: ['１２'], firstDay: '2999-12-01', lastDay: '2999-12-31', onSubmit });
    for (const [name, value] of Object.entries(values)) write(field(name), value);
    await act(async () => void fireEvent.click(screen.getByRole('radio')));
    await submit();
    await wait(100);
    await submit();
    await wait(100);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  },
  Locations: async ({ show, press }) => {
    show({ locations: [] });
    const period = { opens: '08:00', closes: '17:00' };
    const all = { opens: '00:00', closes: '24:00' };
    // A Monday in Nairobi.
    vi.setSystemTime(Date.parse('2026-11-30T04:00:00Z'));
    const hours = [
      { monday: [period] },
      { monday: [{ opens: '06:00', closes: '17:00' }] },
      { tuesday: [period] },
      { thursday: [period] },
      Object.fromEntries(weekdays.map((day) => [day, [all]])),
      {},
    ];
    const [location] = (fixtures.Locations?.['locations'] ?? []) as Props[];
    for (const weekly of hours) show({ locations: [{ ...location, hours: { timeZone: 'Africa/Nairobi', weekly } }] });
    show();
    await press(screen.getByRole('button'));
  },
  OpeningHours: ({ show }) => {
    const periods = [{ opens: '08:00', closes: '17:00' }];
    const weekly = {
      monday: periods,
      tuesday: periods,
      wednesday: periods,
      saturday: [{ opens: '00:00', closes: '24:00' }],
    };
    const agency = fixtures.ContactDetails?.['agency'] as Props;
    show({ agency: { ...agency, hours: { week: { timeZone: 'Africa/Nairobi', weekly } } } });
  },
  EventCalendar: async ({ show, press, wait }) => {
    show({ events: [] });
    const [event] = (fixtures.EventCalendar?.['events'] ?? []) as Props[];
    show({ events: [{ ...event, start: '2000-01-01', end: undefined }] });
    show();
    const [, month, all] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
    await press(month);
    vi.stubGlobal('Blob', undefined);
    await press(all);
    await vi.dynamicImportSettled();
    await wait(0);
  },
  Gallery: async ({ show, press }) => {
    show();
    await press(screen.getAllByRole('link')[0] as HTMLElement);
    await press(screen.getAllByRole('button').at(-1) as HTMLElement);
  },
  HeroCarousel: async ({ show, press }) => {
    show();
    await press(button());
  },
  JobList: ({ show }) => {
    show();
    show({ jobs: [] });
    const [job] = (fixtures.JobList?.['jobs'] ?? []) as Props[];
    for (const contract of jobContracts) show({ jobs: [{ ...job, contract }] });
    for (const period of salaryPeriods) show({ jobs: [{ ...job, salary: { from: 1, currency: 'KES', period } }] });
    show({ jobs: [{ ...job, isClosed: true }] });
    show({ jobs: [{ ...job, closing: { date: '2000-12-25', timeZone: 'Africa/Nairobi' } }] });
  },
  JobPosting: ({ show }) => {
    show();
    const job = fixtures.JobPosting?.['job'] as Props;
    for (const contract of jobContracts) show({ job: { ...job, contract } });
    for (const period of salaryPeriods) show({ job: { ...job, salary: { from: 1, currency: 'KES', period } } });
    show({ job: { ...job, isClosed: true } });
  },
  LeadTimeChart: ({ show }) =>
    show({
      leadTimes: [
        { label: '大', from: 6, to: 12 },
        { label: '小', from: 1, to: 3 },
      ],
    }),
  PauseAnimationsButton: async ({ show, press }) => {
    show();
    await press(button());
  },
  NewsletterForm: everyOutcomeOf({ email: email }, 200),
  NotFound: ({ show }) => show({ links: [{ name: 'テント', path: '/tents' }] }),
  ProjectGrid: ({ show }) => {
    show();
    show({ projects: [] });
  },
  FileField: everyFile,
  QuoteForm: async (stage) => {
    await everyOutcomeOf(quote, 5000, { budget: 'unheard-of' })(stage);
    await everyFile(stage);
  },
  ServiceContactForm: everyOutcomeOf(person, 5000),
  SiteHeader: async ({ show, press }) => {
    show();
    for (const opener of screen.getAllByRole('button')) await press(opener);
  },
  SiteSearch: async ({ show, press, write, wait }) => {
    const result = { title: 'テント', path: '/tents' };
    const search = vi
      .fn()
      .mockImplementationOnce(() => new Promise((_, reject) => setTimeout(reject, 1000)))
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce([result])
      .mockResolvedValue(Array(9).fill(result));
    show({ search, heading: undefined });
    write(screen.getByRole('searchbox'), '１');
    for (const time of [200, 800, 200]) await wait(time);
    await press(screen.getAllByRole('button')[1] as HTMLElement);
    for (const query of ['２', '３', '４']) {
      write(screen.getByRole('searchbox'), query);
      await wait(200);
    }
  },
  TeamGrid: ({ show }) => {
    show();
    const member = {
      name: 'ワンジル',
      role: '代表',
      bio: '。',
      image: article['image'],
      linkedin: 'https://l.example/w',
    };
    show({ members: [member] });
  },
  Video: ({ show }) => {
    show();
    const { url: _, ...clip } = (fixtures.Video?.['video'] ?? {}) as Props;
    show({ video: { ...clip, sources: [{ src: '/１.mp4', type: '１' }] } });
  },
  PrintPlates: async ({ show, write, wait }) => {
    show();
    write(screen.getByRole('slider'), '50');
    await wait(0);
    fireEvent.error(document.querySelectorAll('img')[1] as HTMLImageElement);
    await wait(0);
  },
  Pagination: ({ show }) => {
    show();
    show({ onPageChange: vi.fn() });
  },
  PreviousNextLinks: ({ show }) => {
    show();
    show({ next: undefined, index: fixtures.PreviousNextLinks?.['next'] });
  },
};

/** Labels that some scenes can't show, such as those of a form that has no checkbox or simulates nothing. */
const notNeeded: Partial<Record<LabelledComponent, readonly string[]>> = {
  ContactMessageForm: ['sentYes'],
  // The fixture has only two kinds of fields without an error of their own; `Form/default-errors.test.tsx` has all.
  Form: ['sentYes', ...Object.keys(errorSentences).filter((name) => !['isRequired', 'chooseOne'].includes(name))],
  NewsletterForm: ['demonstrationSent'],
  QuoteForm: ['sentYes'],
  ServiceContactForm: ['sentYes'],
  // Only toasts that a site shows itself are announced, because a form's panel says the same thing.
  ToastProvider: ['toast'],
};

/** Components whose labels are shown by another component. */
const speakers: Partial<Record<LabelledComponent, keyof typeof fixtures>> = {
  Field: 'TextField',
  FileField: 'QuoteForm',
  OpeningHours: 'ContactDetails',
  ToastProvider: 'ServiceContactForm',
};

const showing = (name: string, props: Props, { labels, toasts }: { labels: kit.LabelPack; toasts: boolean }) => {
  const Component = components[name] as ComponentType<Props>;
  // A locale that writes dates and numbers in a different script.
  return (
    <kit.AgencyProvider locale="ja-JP" labels={labels}>
      {toasts ? (
        <kit.ToastProvider>
          <Component {...props} />
        </kit.ToastProvider>
      ) : (
        <Component {...props} />
      )}
    </kit.AgencyProvider>
  );
};

// Preloads the chunks that load on demand, because fake timers don't wait for them.
beforeAll(() => Promise.all([import('./forms/ToastProvider/Toaster.js'), import('./entities/calendar-file/index.js')]));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  // The gallery's lightbox has changed the URL.
  history.replaceState(null, '', '/');
});

const labelled = Object.keys(enKE) as LabelledComponent[];

it.each(Object.keys(fixtures))('renders only labels and content into the server’s HTML: %s', (name) => {
  const props = markContent(fixtures[name as keyof typeof fixtures] ?? {});
  const page = serverPage(showing(name, props, { labels: pseudo, toasts: false }));
  expect(unlabelledTexts(textsOf(page))).toEqual([]);
});

// The long timeout is for forms, which have hundreds of states.
it.each(labelled)(
  'shows every label in its pack and no other text, in every state: %s',
  { timeout: 120_000 },
  async (name) => {
    const speaker = speakers[name] ?? (name as keyof typeof fixtures);
    const { pack, unusedLabels, recordTexts } = trackLabels(name);
    const left = new Set<string>();
    const listen = () => {
      const pageTexts = textsOf(document.body);
      recordTexts(pageTexts);
      for (const text of unlabelledTexts(pageTexts)) left.add(text);
    };
    const step = async (move: () => void) => {
      await act(async () => move());
      listen();
    };
    const play = async (toasts: boolean) => {
      await (scenes[name] ?? scenes[speaker as LabelledComponent] ?? (({ show }: Stage) => show()))({
        show(props) {
          cleanup();
          const shown = { ...markContent(fixtures[speaker] ?? {}), ...markContent(props ?? {}) };
          render(showing(speaker, shown, { labels: pack, toasts }));
          listen();
          recordTexts(textsOf(serverPage(showing(speaker, shown, { labels: pack, toasts: false }))));
        },
        press: (element) => step(() => void fireEvent.click(element)),
        write: (element, value) => {
          fireEvent.input(element, { target: { value } });
          fireEvent.change(element, { target: { value } });
          listen();
        },
        submit: () => step(() => void fireEvent.submit(document.querySelector('form') as HTMLFormElement)),
        wait: async (time) => {
          await act(() => vi.advanceTimersByTimeAsync(time));
          listen();
        },
      });
    };
    await play(true);
    await play(false);
    expect([...left]).toEqual([]);
    expect([...unusedLabels]).toEqual(notNeeded[name] ?? []);
  },
);

it('detects English text when there is no pack', () => {
  const deaf = labelled.filter((name) => {
    const speaker = speakers[name] ?? (name as keyof typeof fixtures);
    const props = markContent(fixtures[speaker] ?? {});
    const page = serverPage(showing(speaker, props, { labels: {}, toasts: false }));
    return unlabelledTexts(textsOf(page)).length === 0;
  });
  expect(deaf).toEqual([]);
});
