import { describe, expect, it } from 'vitest';
import type { LighthouseRun } from './lighthouse.js';
import type { PhoneRun } from './phone.js';
import {
  briefMarkdown,
  enquiriesMarkdown,
  interactionsMarkdown,
  type Measured,
  markdown,
  scaleMarkdown,
  withReport,
} from './report.js';
import { withoutScripts } from './variants.js';

const lighthouseRun = (LCP: number, scores: LighthouseRun['scores'] = {}): LighthouseRun => ({
  scores,
  FCP: 900,
  LCP,
  TBT: 0,
  CLS: 0,
  bytes: { total: 100_000, Script: 1500 },
  faults: [],
});

const phoneRun = (menu: number | undefined): PhoneRun => ({
  LCP: 1000,
  CLS: 0,
  menu,
  scriptBeforeLoad: 1200,
  requestsBeforeLoad: 5,
  tasks: { load: 0 },
});

const conditions = { date: '2026-01-02', commit: 'abc1234', cores: 2, program: 'Chromium 1' };

const all = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

const measured: Measured[] = [
  {
    route: '/faq',
    variant: 'ours',
    lighthouse: [1200, 1100, 1000].map((LCP) => lighthouseRun(LCP, all)),
    phone: [phoneRun(770)],
  },
  { route: '/faq', variant: 'without scripts', lighthouse: [lighthouseRun(1000)], phone: [phoneRun(700)] },
  { route: '/faq', variant: 'peer', lighthouse: [lighthouseRun(1000)], phone: [phoneRun(undefined)] },
];

describe('the report', () => {
  const text = markdown({ ...conditions, runs: 3, load: [0.1, 0.9], measured });

  it('contains medians with their ranges and the ratio to each baseline', () => {
    expect(text).toContain('| LCP, simulated | 1100 ms (1000 ms to 1200 ms) | 1000 ms | 1000 ms | 1.10 × | 1.10 × |');
  });

  it('shows a dash for each missing metric, and no rows for phases without results', () => {
    expect(text).toContain('| menu opens, measured | 770 ms | 700 ms | – | 1.10 × | – |');
    expect(text).not.toContain('longest task: slide');
  });

  it('contains the scores, the commit and a description of the machine', () => {
    expect(text).toContain('Performance 100, Accessibility 100, Best practices 100, SEO 100.');
    expect(text).toContain('commit abc1234, Chromium 1, 2 cores');
  });

  it('warns about the machine only if it was busy', () => {
    expect(text).not.toContain('busy');
    expect(markdown({ ...conditions, runs: 3, load: [0.1, 5], measured })).toContain('busy');
  });
});

it('prints a brief comparison, with each variant’s ratio to the route’s first variant', () => {
  const run = { LCP: 800, TBT: 100, longestTask: 90, lateScript: 100_000 };
  const text = briefMarkdown({ ...conditions, load: [0.1, 0.9] }, [
    { route: '/', variant: 'ours', runs: [run] },
    { route: '/', variant: 'simple', runs: [{ ...run, LCP: 1200 }] },
  ]);
  expect(text).toContain('| `/` | simple | 1200 ms | 1.50 × | 100 ms | 1.00 × | 100.0 kB | 1.00 × | 90 ms | 1.00 × |');
});

describe('withReport', () => {
  const markers = ['<!-- bench site: written by npm run bench -- site --write-docs -->', '<!-- /bench site -->'];

  it('replaces only the text between the markers', () => {
    expect(withReport(`before\n${markers.join('old')}\nafter`, 'site', 'new')).toBe(
      `before\n${markers.join('\n\nnew\n\n')}\nafter`,
    );
  });

  it('names the markers that are missing', () => {
    expect(() => withReport('nothing', 'site', 'new')).toThrow(markers[0]);
  });
});

it('removes a page’s scripts, keeps its structured data and links its fonts', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const fonts = '<link rel="stylesheet" href="/fonts.css">';
  const page = `<style>a{}</style>${data}<noscript>${fonts}</noscript><script type="module" src="/b.js"></script>`;
  expect(withoutScripts(page)).toBe(`<style>a{}</style>${data}${fonts}`);
});

it('contains the cost per additional page and both servers’ request rates', () => {
  const text = scaleMarkdown(
    { ...conditions, load: [0, 0] },
    [
      { projects: 10, pages: 40, ms: 400, peak: 100e6, bytes: 2e6 },
      { projects: 100, pages: 130, ms: 1430, peak: 120e6, bytes: 6e6 },
    ],
    [{ path: '/', ours: [900, 1000, 1100], plain: [2000, 2000, 2000] }],
  );
  expect(text).toContain('| 100 | 130 | 1.4 s | 11.0 ms | 11.4 ms | 120 MB | 6.0 MB |');
  expect(text).toContain('| `/` | 1000 (900 to 1100) | 2000 | 0.50 × |');
});

it('compares each store with having no store', () => {
  const text = enquiriesMarkdown(
    { ...conditions, load: [0, 0] },
    [
      { name: 'without a store', rates: [2000, 1900, 2100], p99: [40, 50, 60] },
      { name: 'SQLite', rates: [1000, 1200, 1100], p99: [90, 80, 100] },
    ],
    5,
  );
  expect(text).toContain('Medians of 3 alternating rounds of 5 s with 64 connections');
  expect(text).toContain('| without a store | 2000 (1900 to 2100) | – |');
  expect(text).toContain('| SQLite | 1100 (1000 to 1200) | 0.55 × | 90 ms (80 ms to 100 ms) |');
});

it('reports each press’s median, and a dash when there is no next page', () => {
  const runs = [{ nextPaint: 96 }, { nextPaint: 120 }, { nextPaint: 104 }];
  const text = interactionsMarkdown({ ...conditions, load: [0.1, 0.9] }, [{ name: 'hero: next', path: '/', runs }]);
  expect(text).toContain('6 × CPU slowdown, medians of 3 runs');
  expect(text).toContain('| hero: next | `/` | 104 ms (96 ms to 120 ms) | – |');
});
