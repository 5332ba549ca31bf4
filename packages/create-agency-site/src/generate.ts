import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AgencyThemeChanges, agencyThemeCss } from 'agency-ui/theme';
import { contentsOf, folderProblem } from './folder.js';
import { fontPairs } from './fonts.js';
import type { Answers, Framework } from './questions.js';
import { templatesFolder } from './templates.js';
import { UsageError } from './usage-error.js';

const templateOf = (name: string) => fileURLToPath(new URL(name, templatesFolder));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The `templates` folders that make up a site, each copied over the previous ones. Astro composes the page itself. */
const partsOf = (framework: Framework) =>
  framework === 'astro' ? ['shared', framework] : ['shared', 'react', framework];

/** Converts a folder name to a valid npm package name. */
const packageName = (folder: string) =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'agency-site';

/**
 * Generates a site from the shared files, the framework's files and the answers.
 *
 * @param folder - Absolute path. Created if it does not exist; otherwise it must be empty.
 * @param kitVersion - The version of agency-ui and agency-enquiries that the site will depend on.
 * @throws UsageError if the folder is not empty. On any other error, the folder is cleaned up.
 */
export function generate(folder: string, answers: Answers, kitVersion: string): void {
  const problem = folderProblem(folder);
  if (problem) throw new UsageError(problem);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  try {
    write(folder, answers, kitVersion);
  } catch (error) {
    for (const name of contentsOf(folder)) rmSync(join(folder, name), { recursive: true });
    if (isNew) rmSync(folder, { recursive: true });
    throw error;
  }
}

function write(folder: string, answers: Answers, kitVersion: string): void {
  const { name, phone, email, surface, text, accent, fonts, framework } = answers;
  const inSite = (path: string) => join(folder, path);
  const readme = ['shared', framework]
    .map((part) => readFileSync(join(templateOf(part), 'README.md'), 'utf8'))
    .join('');

  for (const part of partsOf(framework)) cpSync(templateOf(part), folder, { recursive: true });
  writeFileSync(inSite('README.md'), readme);
  // Stored under a different name, because npm excludes .gitignore from packages.
  renameSync(inSite('gitignore'), inSite('.gitignore'));

  const { packages, theme: typefaces } = fontPairs[fonts];
  const theme: AgencyThemeChanges = { color: { surface, text, accent }, ...typefaces };
  writeFileSync(inSite('src/brand.json'), json({ name, phone, email, theme }));
  // The same output as `npm run theme` in the site.
  writeFileSync(inSite('src/theme.css'), `/* Written by "npm run theme" from brand.json. */\n${agencyThemeCss(theme)}`);
  const imports = Object.keys(packages).map((one) => `@import "${one}";\n`);
  if (imports.length > 0) writeFileSync(inSite('src/fonts.css'), imports.join(''));

  const manifest = JSON.parse(readFileSync(inSite('package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const ownPackages = { 'agency-ui': kitVersion, 'agency-enquiries': kitVersion };
  const dependencies = { ...manifest.dependencies, ...ownPackages, ...packages };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(inSite('package.json'), json({ ...manifest, name: packageName(folder), dependencies: sorted }));
}
