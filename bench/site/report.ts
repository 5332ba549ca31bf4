/** The figures of a run as Markdown, for the docs and for a reader. */
import type { Category, LighthouseRun } from './lighthouse.js';
import type { PhoneRun } from './phone.js';
import { median, ratio, type Spread, spreadOf } from './statistics.js';

/** All runs of one variant of one route. */
export interface Measured {
  route: string;
  variant: string;
  lighthouse: LighthouseRun[];
  phone: PhoneRun[];
}

/** Where and when figures were taken. */
export interface Conditions {
  date: string;
  commit: string;
  cores: number;
  /** Load averages of a minute, at the start and at the end. */
  load: [number, number];
  /** What ran it, with its version. */
  program: string;
}

export interface Report extends Conditions {
  runs: number;
  measured: Measured[];
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const decimal = (value: number) => value.toFixed(2);

const some = (numbers: readonly (number | undefined)[]): Spread | undefined => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? spreadOf(known) : undefined;
};

/** A median with its spread, or a dash. */
function cell(spread: Spread | undefined, print: (value: number) => string): string {
  if (!spread) return '–';
  const { median: middle, least, most } = spread;
  return print(least) === print(most) ? print(middle) : `${print(middle)} (${print(least)} to ${print(most)})`;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

/** How ours stands to a floor, as `1.03 ×`. */
function times(ours: Spread | undefined, floor: Spread | undefined): string {
  const value = ours && floor && ratio(ours.median, floor.median);
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
  const of = (pick: (run: Measured) => readonly (number | undefined)[]) => variants.map((one) => some(pick(one)));
  const line = (name: string, spreads: readonly (Spread | undefined)[], print: (value: number) => string) => [
    name,
    ...spreads.map((spread) => cell(spread, print)),
    ...spreads.slice(1).map((spread) => times(spreads[0], spread)),
  ];
  const { lighthouse } = ours;
  const scores = (Object.keys(scoreNames) as Category[]).map(
    (id) => `${scoreNames[id]} ${median(lighthouse.map((run) => run.scores[id] ?? 0))}`,
  );
  const faults = [...new Set(lighthouse.flatMap((run) => run.faults))];
  const phases = ['load', 'takeover', 'menu', 'slide', 'filter', 'typing'] as const;
  return [
    `### \`${route}\``,
    `Lighthouse, median: ${scores.join(', ')}.${faults.length > 0 ? ` Points lost in: ${faults.join(', ')}.` : ''}`,
    table(
      ['', ...variants.map(({ variant }) => variant), ...variants.slice(1).map(({ variant }) => `to ${variant}`)],
      [
        line(
          'FCP, simulated',
          of((one) => one.lighthouse.map((run) => run.FCP)),
          ms,
        ),
        line(
          'LCP, simulated',
          of((one) => one.lighthouse.map((run) => run.LCP)),
          ms,
        ),
        line(
          'TBT, simulated',
          of((one) => one.lighthouse.map((run) => run.TBT)),
          ms,
        ),
        line(
          'CLS',
          of((one) => one.lighthouse.map((run) => run.CLS)),
          decimal,
        ),
        line(
          'LCP, real',
          of((one) => one.phone.map((run) => run.LCP)),
          ms,
        ),
        line(
          'CLS while reading',
          of((one) => one.phone.map((run) => run.CLS)),
          decimal,
        ),
        line(
          'menu works, real',
          of((one) => one.phone.map((run) => run.menu)),
          ms,
        ),
        line(
          'next page after its code',
          of((one) => one.phone.map((run) => run.nextPage)),
          ms,
        ),
        line(
          'script before load',
          of((one) => one.phone.map((run) => run.scriptBeforeLoad)),
          kB,
        ),
        line(
          'requests before load',
          of((one) => one.phone.map((run) => run.requestsBeforeLoad)),
          String,
        ),
        ...['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'total'].map((type) =>
          line(
            `bytes, ${type.toLowerCase()}`,
            of((one) => one.lighthouse.map((run) => run.bytes[type] ?? 0)),
            kB,
          ),
        ),
        ...phases
          .map((phase) =>
            line(
              `longest task: ${phase}`,
              of((one) => one.phone.map((run) => run.tasks[phase])),
              ms,
            ),
          )
          .filter(([, first]) => first !== '–'),
      ],
    ),
  ].join('\n\n');
}

/** Where and when, and what a busy machine does to the figures. */
function heading({ date, commit, cores, load, program }: Conditions): string {
  const said = `${date}, commit ${commit}, ${program}, ${cores} cores, load ${load.map(decimal).join(' to ')}`;
  return Math.max(...load) > 2.5 ? `${said}. **The machine was busy: read the ratios, not the times.**` : `${said}.`;
}

/** The whole report. */
export function markdown({ measured, runs, ...conditions }: Report): string {
  const routes = [...new Set(measured.map(({ route }) => route))];
  return [
    `${heading(conditions)} Medians of ${runs} interleaved runs, with the least and the most.`,
    ...routes.map((route) =>
      routeSection(
        route,
        measured.filter((one) => one.route === route),
      ),
    ),
  ].join('\n\n');
}

/** What prerendering a site with many projects took: ms, and bytes of peak memory and of HTML. */
export interface Prerendered {
  projects: number;
  pages: number;
  ms: number;
  peak: number;
  bytes: number;
}

/** Requests a second, run by run. */
export interface Served {
  path: string;
  ours: number[];
  plain: number[];
}

/** How build and server grow. */
export function scaleMarkdown(
  conditions: Conditions,
  prerendered: readonly Prerendered[],
  served: readonly Served[],
): string {
  /** What each page more than in the row before took, in ms: the same everywhere where the build grows in line. */
  const further = ({ ms: time, pages }: Prerendered, index: number) => {
    const before = prerendered[index - 1];
    return before ? `${((time - before.ms) / (pages - before.pages)).toFixed(1)} ms` : '–';
  };
  return [
    heading(conditions),
    table(
      ['projects', 'pages', 'prerendered in', 'a page', 'each further page', 'peak memory', 'HTML'],
      prerendered.map((one, index) => [
        String(one.projects),
        String(one.pages),
        `${(one.ms / 1000).toFixed(1)} s`,
        `${(one.ms / one.pages).toFixed(1)} ms`,
        further(one, index),
        `${Math.round(one.peak / 1e6)} MB`,
        `${(one.bytes / 1e6).toFixed(1)} MB`,
      ]),
    ),
    table(
      ['requests a second', 'our server', 'plain static server', 'ratio'],
      served.map(({ path, ours, plain }) => {
        const spreads = [spreadOf(ours), spreadOf(plain)];
        return [
          `\`${path}\``,
          ...spreads.map((spread) => cell(spread, (value) => value.toFixed(0))),
          times(...(spreads as [Spread, Spread])),
        ];
      }),
    ),
  ].join('\n\n');
}

/** A report that stands in the docs, by the command that writes it. */
export type ReportName = 'bench' | 'bench:scale' | 'bench:starters';

/**
 * A document with a report between its marks.
 *
 * @throws when the marks are missing.
 */
export function withReport(document: string, name: ReportName, text: string): string {
  const start = `<!-- ${name}: written by npm run ${name} -- --write-docs -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no place for the report: write "${start}" and "${end}" in it.`);
  }
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}
