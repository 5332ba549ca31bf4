/** Writes the token tables of `docs/theming.md`. */
import type { AgencyTheme } from '../src/theme/theme-types.js';
import { tones } from '../src/theme/tones.js';
import type { TokenGroup } from './token-docs.js';

const edge = { start: '<!-- tokens: written by npm run docs -->', end: '<!-- /tokens -->' };

const code = (text: string) => `\`${text}\``;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function at(theme: AgencyTheme, path: readonly string[]): string {
  const value = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], theme);
  if (typeof value !== 'string') throw new Error(`The theme has no value for "${path.join('.')}".`);
  return code(value);
}

/** One table per group. Colours have one value per tone, in tone order. */
export function tokenTables(groups: readonly TokenGroup[], themes: readonly AgencyTheme[]): string {
  return groups
    .map(({ name, purpose, tokens }) => {
      const note = name === 'color' ? ` From left to right: ${tones.join(', ')}.` : '';
      const valuesOf = (theme: AgencyTheme, path: readonly string[]) =>
        name === 'color'
          ? tones.map((tone) => at(theme, ['tones', tone, ...path.slice(1)])).join(' ')
          : at(theme, path);
      const rows = tokens.map((token) =>
        row([code(token.name), token.purpose, ...themes.map((theme) => valuesOf(theme, token.path))]),
      );
      const head = [row(['Token', 'Purpose', 'Agency', 'Microsite', 'Plain']), row(Array(5).fill('---'))];
      return [`### ${name}`, '', `${purpose}${note}`, '', ...head, ...rows].join('\n');
    })
    .join('\n\n');
}

/**
 * Replaces the tables between a page's markers.
 *
 * @throws if the page has no markers.
 */
export function withTables(page: string, tables: string): string {
  const [before, rest] = page.split(edge.start);
  const after = rest?.split(edge.end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page has no markers for the token tables. Add "${edge.start}" and "${edge.end}".`);
  }
  return `${before}${edge.start}\n\n${tables}\n\n${edge.end}${after}`;
}
