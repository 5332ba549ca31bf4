/**
 * Writes the tables of `docs/theming.md` and the token list in Storybook. A test fails when they are out of date. With
 * the `dist` argument, which every build passes, it writes `dist/tokens.json` for other tools.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agencyTheme } from '../src/theme/agency-theme.js';
import { micrositeTheme } from '../src/theme/microsite-theme.js';
import { plainTheme } from '../src/theme/plain-theme.js';
import { designTokens } from './design-tokens.js';
import { tokenDocs } from './token-docs.js';
import { tokenTables, withTables } from './token-table.js';

const root = resolve(import.meta.dirname, '..');

const themes = {
  agency: { purpose: 'Ink and light: the agency’s own theme.', theme: agencyTheme },
  microsite: { purpose: 'A fictional coastal festival: the second theme.', theme: micrositeTheme },
  plain: { purpose: 'Neutral, in system typefaces: the third theme.', theme: plainTheme },
};

const json = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`;

/** Content of `dist/tokens.json`. */
export const tokensJson = () => designTokens(themes, tokenDocs());

/** The repository's generated files, keyed by their path in the kit. */
export function writtenFiles(): Record<string, string> {
  const groups = tokenDocs();
  const page = readFileSync(join(root, 'docs/theming.md'), 'utf8');
  return {
    'docs/theming.md': withTables(page, tokenTables(groups, [agencyTheme, micrositeTheme, plainTheme])),
    'src/theme/token-docs.json': json(
      groups.map(({ tokens, ...group }) => ({ ...group, tokens: tokens.map(({ path: _, ...token }) => token) })),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'dist') {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist/tokens.json'), json(tokensJson()));
  } else {
    for (const [file, text] of Object.entries(writtenFiles())) writeFileSync(join(root, file), text);
  }
}
