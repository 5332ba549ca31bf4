/** Checks the import paths for the kit, and the names of label packs and labels. */
import { type Finding, findingAt, type Kit } from './finding.js';
import { importsOf, isScript, isStylesheet, lineAt, type Project } from './project.js';
import { renamedExports } from './renames.js';
import { statementsOf } from './stylesheet.js';

/** Edit distance: the number of letters to add, remove or replace to turn one string into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const nearest = (name: string, names: readonly string[]) =>
  [...names].sort(
    (one, other) => distance(name.toLowerCase(), one.toLowerCase()) - distance(name.toLowerCase(), other.toLowerCase()),
  )[0] ?? '';

/** The label pack that a module exports, such as `swKE` from `locales/sw-KE`. */
const packName = (path: string) => path.replace(/^.*\//, '').replaceAll('-', '');

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Finds a kit that is installed but not used, such as before the first steps. */
function findUnused({ files, manifest }: Project): Finding[] {
  const scripts = [...files.values()].filter(({ path }) => isScript(path));
  // Jest's settings may be in package.json.
  const texts = [...[...files.values()].map(({ code }) => code), manifest?.text.replaceAll('"agency-ui"', '') ?? ''];
  const isUsed = texts.some((text) => /["'`(]agency-ui(\/|["'`])|node_modules\/agency-ui\//.test(text));
  if (!manifest?.dependencies['agency-ui'] || scripts.length === 0 || isUsed) return [];
  return [
    {
      path: 'package.json',
      line: lineAt(manifest.text, manifest.text.indexOf('"agency-ui"')),
      problem: 'agency-ui is in package.json, but no file imports anything from it.',
      write: 'import { PageHero } from \'agency-ui\'; (README, "Installation")',
    },
  ];
}

export function checkImports(project: Project, { paths }: Kit): Finding[] {
  const components = paths.flatMap((path) => /^\.\/\w+\/([A-Z]\w*)$/.exec(path)?.[1] ?? []);
  const labels = [
    ...components.map((name) => `${lowerFirst(name)}Labels`),
    'fieldLabels',
    'longFormLabels',
    'toastLabels',
  ];
  const findings = findUnused(project);

  for (const file of project.files.values()) {
    const imports = isStylesheet(file.path)
      ? statementsOf(file.code).flatMap((statement) =>
          statement.kind === 'import' ? [{ ...statement, names: [] as string[] }] : [],
        )
      : importsOf(file);
    for (const { specifier, index, names } of imports) {
      if (!/^agency-ui(\/|$)/.test(specifier)) continue;
      const path = specifier.replace('agency-ui', '.');
      const report = (problem: string, write: string) =>
        findings.push(findingAt(project, file.path, index, problem, write));
      // `checkRenames` reports its new name.
      if (Object.hasOwn(renamedExports, path.replace(/^.*\/|\.css$/g, ''))) continue;
      if (!paths.includes(path) && !path.startsWith('./fonts/')) {
        const alike = paths.filter((one) => one.endsWith('.css') === path.endsWith('.css'));
        const right = nearest(path, alike);
        const kind = path.startsWith('./locales/') ? 'a label pack' : 'an entry';
        const clause = right.startsWith('./locales/') ? `import { ${packName(right)} } from ` : '… ';
        const address = right.replace('.', 'agency-ui');
        report(
          `"${specifier}" is not ${kind} of agency-ui.`,
          isStylesheet(file.path)
            ? `@import '${address}';`
            : `${right.endsWith('.css') ? 'import ' : clause}'${address}';`,
        );
      } else if (path.startsWith('./locales/')) {
        const right = packName(path);
        for (const name of names.filter((one) => one !== right))
          report(`"${specifier}" exports no "${name}".`, `import { ${right} } from '${specifier}';`);
      } else {
        for (const name of names.filter((one) => /^[a-z]\w*Labels?$/.test(one) && !labels.includes(one)))
          report(`"${specifier}" exports no "${name}".`, `import { ${nearest(name, labels)} } from '${specifier}';`);
      }
    }
  }
  return findings;
}
