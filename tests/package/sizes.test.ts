/** The size of each component in an application's bundle, and its budget. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findComponents, together, type Weighed, weighKit } from '../../bench/size/kit.js';
import { type Budgets, report, type Sizes } from '../../bench/size/report.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const budgets: Budgets = JSON.parse(read('bench/size/budgets.json'));
const published: Sizes = JSON.parse(read('bench/size/sizes.json'));

let kit: Weighed[] = [];

beforeAll(async () => {
  kit = await weighKit();
}, 300_000);

const measured = (name: string) => {
  const found = kit.find((one) => one.name === name);
  if (!found) throw new Error(`"${name}" was not measured.`);
  return found;
};

describe('component sizes', () => {
  it('measures every exported component and nothing else', () => {
    const code = `
      const names = Object.entries(await import('agency-ui')).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
      process.stdout.write(JSON.stringify(names.map(([name]) => name)));
    `;
    const options = { cwd: join(root, 'packages/agency-ui'), encoding: 'utf8' } as const;
    const exported: string[] = JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], options));
    expect(exported.length).toBeGreaterThan(80);
    const components = findComponents().map(({ name }) => name);
    expect(components.toSorted()).toEqual(exported.toSorted());
    expect(kit.map(({ name }) => name)).toEqual([...components, ...Object.keys(together)]);
  });

  it('has a budget for every component', () => {
    expect(Object.keys(budgets)).toEqual(kit.map(({ name }) => name));
  });

  it.each(Object.entries(budgets))('stays within budget: %s', (name, most) => {
    const { js, css } = measured(name);
    expect(js, 'bytes of JS after gzip').toBeLessThanOrEqual(most.js);
    expect(css, 'bytes of CSS after gzip').toBeLessThanOrEqual(most.css);
  });
});

describe('budget limits', () => {
  /** Hard limits, in bytes. Raising a budget beyond them requires a change here. */
  const ceilings = {
    HeroCarousel: 6_100,
    // Includes every kind of field and its default error, conditions, limits that depend on another field, steps, the
    // queue that keeps and retries unsent data, and the panel that shows what was sent.
    BookingForm: 25_500,
    ContactMessageForm: 24_000,
    ContactPageForm: 24_000,
    NewsletterForm: 24_000,
    QuoteForm: 24_000,
    ServiceContactForm: 24_000,
    ImpactCounters: 3_000,
    ChatPanel: 6_200,
    SiteHeader: 20_000,
    'The whole kit, with styles.css': 132_000,
  };

  it.each(Object.entries(ceilings))('keeps %s within a budget of %d bytes', (name, most) => {
    expect(budgets[name]?.js).toBeLessThanOrEqual(most);
  });

  it('keeps a static section within 3,200 bytes', () => {
    const sections = kit.filter(({ layer, name }) => layer === 'sections' && !interactive.includes(name));
    expect(sections.length).toBeGreaterThan(35);
    for (const { name } of sections) expect(budgets[name]?.js, name).toBeLessThanOrEqual(3_200);
  });
});

/**
 * Sections that rotate, count, open, filter, search, follow the clock, write opening hours, animate in or, in the last
 * case, draw their own icons.
 */
const interactive = [
  'AnnouncementBar',
  'BeforeAfter',
  'ConsentBanner',
  'ContactBand',
  'EventCalendar',
  'FeatureTabs',
  'Gallery',
  'JobList',
  'JobPosting',
  'Locations',
  'SectionNavigation',
  'SiteSearch',
  'Video',
  'HeroCarousel',
  'ServiceCarousel',
  'ServiceSection',
  'ImpactCounters',
  'FaqSection',
  'ArticleList',
  'CoreServicesGrid',
  'PrintingShowcase',
  'PrintPlates',
];

describe('documented sizes', () => {
  it('matches sizes.json', () => {
    expect(read('packages/agency-ui/docs/sizes.md')).toBe(report(published, budgets));
  });

  it('differs by less than 2 % from the measured sizes (if not, run `npm run bench -- size`)', () => {
    expect(published.kit.map(({ name }) => name)).toEqual(kit.map(({ name }) => name));
    // 2 % of a few hundred bytes is a single word, so a difference of up to 20 bytes is tolerated.
    const away = (said: number, is: number) => Math.abs(said - is) > Math.max(is * 0.02, 20);
    const stale = published.kit.filter(({ name, js, css }) => {
      const now = measured(name);
      return away(js, now.js) || away(css, now.css);
    });
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});
