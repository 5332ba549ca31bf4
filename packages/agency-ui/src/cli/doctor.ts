/** Finds set-up mistakes in a project that uses the kit, by reading its files. It executes and changes nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAstro } from './check-astro.js';
import { checkImports } from './check-imports.js';
import { checkLabels } from './check-labels.js';
import { checkProvider } from './check-provider.js';
import { checkRenames } from './check-renames.js';
import { checkStylesheets } from './check-stylesheets.js';
import { checkThemes } from './check-themes.js';
import { checkVersions } from './check-versions.js';
import type { Finding, Kit } from './finding.js';
import { loadOrders } from './load-order.js';
import { type Project, readProject } from './project.js';

function readKit(): Kit {
  // Doesn't use `new URL('…', import.meta.url)`, which Vite would treat as an asset to copy.
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
  return {
    paths: Object.keys(exports),
    hasRules: (sheet) => {
      const file = join(folder, 'dist', sheet);
      return !existsSync(file) || readFileSync(file, 'utf8').includes('{');
    },
  };
}

/** Suppresses findings on the line with this comment and on the next line. */
const ignored = 'agency-ui-doctor-ignore';

const isIgnored = (project: Project, { path, line }: Finding) => {
  const lines = project.files.get(path)?.text.split('\n') ?? [];
  return [lines[line - 1], lines[line - 2]].some((text) => text?.includes(ignored));
};

/**
 * Examines a project.
 *
 * @param folder - The folder that contains its `package.json`.
 * @returns The findings, sorted by file and line. Empty for a correct project.
 */
export function examine(folder: string): Finding[] {
  const project = readProject(folder);
  if (!project.manifest) {
    const problem = 'This folder has no package.json, so there is no project to check.';
    return [{ path: 'package.json', line: 1, problem, write: 'npx agency-ui doctor path/to/project' }];
  }
  const kit = readKit();
  const orders = loadOrders(project);
  const findings = [
    ...checkVersions(project),
    ...checkImports(project, kit),
    ...checkRenames(project),
    ...checkAstro(project),
    ...checkProvider(project),
    ...checkLabels(project, kit),
    ...checkThemes(project),
    ...checkStylesheets(project, kit, orders),
  ].filter((finding) => !isIgnored(project, finding));
  const unique = new Map(findings.map((finding) => [`${finding.path}:${finding.line} ${finding.problem}`, finding]));
  return [...unique.values()].sort((one, other) => one.path.localeCompare(other.path, 'en') || one.line - other.line);
}
