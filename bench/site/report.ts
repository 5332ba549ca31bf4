/** Formats benchmark results as Markdown. */
import type { InteractionRun } from './interactions.js';
import type { Category, LighthouseRun } from './lighthouse.js';
import type { BriefRun, PhoneRun } from './phone.js';
import { median, ratio, type Spread, spreadOf } from './statistics.js';

/** The runs of one variant of one route. */
export interface Measured {
  route: string;
  variant: string;
  lighthouse: LighthouseRun[];
  phone: PhoneRun[];
}

/** When and where a measurement was made. */
export interface Conditions {
  date: string;
  commit: string;
  cores: number;
  /** One-minute load averages at the start and end. */
  load: [number, number];
  /** The browser or runtime, with its version. */
  program: string;
}

export interface Report extends Conditions {
  runs: number;
  measured: Measured[];
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const decimal = (value: number) => value.toFixed(2);

const spreadOfKnown = (numbers: readonly (number | undefined)[]): Spread | undefined => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? spreadOf(known) : undefined;
};

/** Formats a median with its range, or a dash. */
function cell(spread: Spread | undefined, format: (value: number) => string): string {
  if (!spread) return '–';
  const { median: middle, min, max } = spread;
  return format(min) === format(max) ? format(middle) : `${format(middle)} (${format(min)} to ${format(max)})`;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

/** Formats the ratio to a baseline, such as `1.03 ×`. */
function formatRatio(ours: Spread | undefined, baseline: Spread | undefined): string {
  const value = ours && baseline && ratio(ours.median, baseline.median);
  return value === undefined ? '–' : `${decimal(value)} ×`;
}

export const scoreNames: Record<Category, string> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

function routeSection(route: string, variants: readonly Measured[]): string {
  const [ours] = variants;
  if (!ours) return '';
  const spreadsOf = (pick: (run: Measured) => readonly (number | undefined)[]) =>
    variants.map((one) => spreadOfKnown(pick(one)));
  const line = (name: string, spreads: readonly (Spread | undefined)[], format: (value: number) => string) => [
    name,
    ...spreads.map((spread) => cell(spread, format)),
    ...spreads.slice(1).map((spread) => formatRatio(spreads[0], spread)),
  ];
  const { lighthouse } = ours;
  const scores = (Object.keys(scoreNames) as Category[]).map(
    (id) => `${scoreNames[id]} ${median(lighthouse.map((run) => run.scores[id] ?? 0))}`,
  );
  const faults = [...new Set(lighthouse.flatMap((run) => run.faults))];
  const phases = ['load', 'hydration', 'menu', 'slide', 'filter', 'typing'] as const;
  return [
    `### \`${route}\``,
    `Lighthouse, median: ${scores.join(', ')}.${faults.length > 0 ? ` Points lost in: ${faults.join(', ')}.` : ''}`,
    table(
      ['', ...variants.map(({ variant }) => variant), ...variants.slice(1).map(({ variant }) => `vs ${variant}`)],
      [
        line(
          'FCP, simulated',
          spreadsOf((one) => one.lighthouse.map((run) => run.FCP)),
          ms,
        ),
        line(
          'LCP, simulated',
          spreadsOf((one) => one.lighthouse.map((run) => run.LCP)),
          ms,
        ),
        line(
          'TBT, simulated',
          spreadsOf((one) => one.lighthouse.map((run) => run.TBT)),
          ms,
        ),
        line(
          'CLS',
          spreadsOf((one) => one.lighthouse.map((run) => run.CLS)),
          decimal,
        ),
        line(
          'LCP, measured',
          spreadsOf((one) => one.phone.map((run) => run.LCP)),
          ms,
        ),
        line(
          'CLS while reading',
          spreadsOf((one) => one.phone.map((run) => run.CLS)),
          decimal,
        ),
        line(
          'menu opens, measured',
          spreadsOf((one) => one.phone.map((run) => run.menu)),
          ms,
        ),
        line(
          'next page, after its code has loaded',
          spreadsOf((one) => one.phone.map((run) => run.nextPage)),
          ms,
        ),
        line(
          'script before load',
          spreadsOf((one) => one.phone.map((run) => run.scriptBeforeLoad)),
          kB,
        ),
        line(
          'requests before load',
          spreadsOf((one) => one.phone.map((run) => run.requestsBeforeLoad)),
          String,
        ),
        ...['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'total'].map((type) =>
          line(
            `bytes, ${type.toLowerCase()}`,
            spreadsOf((one) => one.lighthouse.map((run) => run.bytes[type] ?? 0)),
            kB,
          ),
        ),
        ...phases
          .map((phase) =>
            line(
              `longest task: ${phase}`,
              spreadsOf((one) => one.phone.map((run) => run.tasks[phase])),
              ms,
            ),
          )
          .filter(([, first]) => first !== '–'),
      ],
    ),
  ].join('\n\n');
}

/** Describes the conditions of a run, with a warning if the machine was busy. */
function heading({ date, commit, cores, load, program }: Conditions): string {
  const text = `${date}, commit ${commit}, ${program}, ${cores} cores, load ${load.map(decimal).join(' to ')}`;
  return Math.max(...load) > 2.5 ? `${text}. **The machine was busy: read the ratios, not the times.**` : `${text}.`;
}

/** The report for `npm run bench -- site`. */
export function markdown({ measured, runs, ...conditions }: Report): string {
  const routes = [...new Set(measured.map(({ route }) => route))];
  return [
    `${heading(conditions)} Medians of ${runs} interleaved runs, with minimum and maximum.`,
    ...routes.map((route) =>
      routeSection(
        route,
        measured.filter((one) => one.route === route),
      ),
    ),
  ].join('\n\n');
}

/** The brief runs of one variant of one route. */
export interface MeasuredBriefly {
  route: string;
  variant: string;
  runs: BriefRun[];
}

/** The report for `npm run bench -- --brief`: one row per variant. Ratios are relative to the route's first variant. */
export function briefMarkdown(conditions: Conditions, measured: readonly MeasuredBriefly[]): string {
  const rows = measured.map(({ route, variant, runs }) => {
    const baseline = measured.find((one) => one.route === route)?.runs ?? [];
    const value = (pick: (run: BriefRun) => number, format: (value: number) => string) => {
      const spreads = [runs, baseline].map((some) => spreadOfKnown(some.map(pick)));
      return [cell(spreads[0], format), formatRatio(spreads[0], spreads[1])];
    };
    return [
      `\`${route}\``,
      variant,
      ...value((run) => run.LCP, ms),
      ...value((run) => run.TBT, ms),
      ...value((run) => run.lateScript, kB),
      ...value((run) => run.longestTask, ms),
    ];
  });
  const head = ['route', 'variant', 'LCP', '', 'blocking time', '', 'late script', '', 'longest task', ''];
  return [heading(conditions), table(head, rows)].join('\n\n');
}

/** The runs for one press. */
export interface MeasuredInteraction {
  name: string;
  path: string;
  runs: InteractionRun[];
}

/** The report for `npm run bench -- interactions`: one row per press. */
export function interactionsMarkdown(conditions: Conditions, measured: readonly MeasuredInteraction[]): string {
  const rows = measured.map(({ name, path, runs }) => [
    name,
    `\`${path}\``,
    cell(spreadOfKnown(runs.map(({ nextPaint }) => nextPaint)), ms),
    cell(spreadOfKnown(runs.map(({ nextPage }) => nextPage)), ms),
  ]);
  const count = Math.max(...measured.map(({ runs }) => runs.length));
  return [
    `${heading(conditions)} 6 × CPU slowdown, medians of ${count} runs, with minimum and maximum.`,
    table(['press', 'page', 'to the next paint', 'to the next page'], rows),
  ].join('\n\n');
}

/** The cost of prerendering a site with many projects. `peak` (memory) and `bytes` (of HTML) are in bytes. */
export interface Prerendered {
  projects: number;
  pages: number;
  ms: number;
  peak: number;
  bytes: number;
}

/** Requests per second in each run. */
export interface Served {
  path: string;
  ours: number[];
  plain: number[];
}

/** The report for `npm run bench -- scale`. */
export function scaleMarkdown(
  conditions: Conditions,
  prerendered: readonly Prerendered[],
  served: readonly Served[],
): string {
  /** Time per additional page since the previous row. Constant if build time grows linearly. */
  const perAdditionalPage = ({ ms: time, pages }: Prerendered, index: number) => {
    const before = prerendered[index - 1];
    return before ? `${((time - before.ms) / (pages - before.pages)).toFixed(1)} ms` : '–';
  };
  return [
    heading(conditions),
    table(
      ['projects', 'pages', 'prerendered in', 'per page', 'per additional page', 'peak memory', 'HTML'],
      prerendered.map((one, index) => [
        String(one.projects),
        String(one.pages),
        `${(one.ms / 1000).toFixed(1)} s`,
        `${(one.ms / one.pages).toFixed(1)} ms`,
        perAdditionalPage(one, index),
        `${Math.round(one.peak / 1e6)} MB`,
        `${(one.bytes / 1e6).toFixed(1)} MB`,
      ]),
    ),
    table(
      ['requests per second', 'our server', 'plain static server', 'ratio'],
      served.map(({ path, ours, plain }) => {
        const spreads = [spreadOf(ours), spreadOf(plain)];
        return [
          `\`${path}\``,
          ...spreads.map((spread) => cell(spread, (value) => value.toFixed(0))),
          formatRatio(...(spreads as [Spread, Spread])),
        ];
      }),
    ),
  ].join('\n\n');
}

/**
 * Accepted enquiries per second in each run, with or without a store, and the response time of the slowest 1 %, in ms.
 */
export interface MeasuredStore {
  name: string;
  rates: number[];
  p99: number[];
}

/** The report for `npm run bench -- enquiries`. Ratios are relative to the first row, which has no store. */
export function enquiriesMarkdown(conditions: Conditions, measured: readonly MeasuredStore[], seconds: number): string {
  const baseline = spreadOf(measured[0]?.rates ?? []);
  const rows = measured.map(({ name, rates, p99 }, index) => [
    name,
    cell(spreadOf(rates), (value) => value.toFixed(0)),
    index === 0 ? '–' : formatRatio(spreadOf(rates), baseline),
    cell(spreadOf(p99), ms),
  ]);
  const rounds = measured[0]?.rates.length;
  return [
    `${heading(conditions)} Medians of ${rounds} alternating rounds of ${seconds} s with 64 connections, with minimum and maximum. The client runs in its own process.`,
    table(['store', 'accepted per second', 'ratio', '99 % answered within'], rows),
  ].join('\n\n');
}

/** The reports in the docs, named after the benchmarks of `npm run bench`. */
export type ReportName = 'site' | 'interactions' | 'scale' | 'enquiries' | 'starters';

/**
 * Replaces a report between its markers in a document.
 *
 * @throws if the markers are missing.
 */
export function withReport(document: string, name: ReportName, text: string): string {
  const start = `<!-- bench ${name}: written by npm run bench -- ${name} --write-docs -->`;
  const end = `<!-- /bench ${name} -->`;
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no markers for the report. Add "${start}" and "${end}".`);
  }
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}
