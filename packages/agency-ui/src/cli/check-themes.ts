/** Checks that each `data-agency-theme` names a theme whose stylesheet is loaded. */
import { type Finding, findingAt } from './finding.js';
import { importsOf, isScript, type Project } from './project.js';

/** The kit's themes that have their own stylesheets. `agency` is in `theme.css` and `styles.css`. */
const themesWithSheet = ['microsite', 'plain'];

/** `data-agency-theme="plain"`, `{'plain'}` or `dataset.agencyTheme = 'plain'`, but not a selector in brackets. */
const settingPattern =
  /(?<!\[)data-agency-theme=(?:\{\s*)?["']([\w-]+)["']|\bdataset(?:\.agencyTheme|\[["']agencyTheme["']\])\s*=\s*["']([\w-]+)["']/g;

/** Whether the project may have its own themes: it selects one in its CSS, or loads stylesheets from other packages. */
function mayHaveTheme({ files }: Project, name: string): boolean {
  const selector = new RegExp(`\\[data-agency-theme[~|^]?=\\\\?["']?(${name}\\b|\\$\\{)`);
  return [...files.values()].some(
    (file) =>
      selector.test(file.code) ||
      importsOf(file).some(({ specifier }) => /^(?!agency-ui\/)@?\w[\w./-]*\.css$/.test(specifier)),
  );
}

export function checkThemes(project: Project): Finding[] {
  const all = [...project.files.values()];
  const usesKit = all.some((file) => importsOf(file).some(({ specifier }) => /^agency-ui(\/|$)/.test(specifier)));
  if (!usesKit) return [];
  const isLoaded = (sheet: string) => all.some(({ code }) => new RegExp(`\\b${sheet}`).test(code));
  return all
    .filter(({ path }) => isScript(path) || path.endsWith('.html'))
    .flatMap((file) =>
      [...file.code.matchAll(settingPattern)].flatMap(({ index, 1: attribute, 2: property }) => {
        const name = attribute ?? property ?? '';
        const report = (problem: string, write: string) => [findingAt(project, file.path, index, problem, write)];
        if (themesWithSheet.includes(name))
          return isLoaded(`${name}.css`)
            ? []
            : report(
                `The theme "${name}" has no effect, because "agency-ui/${name}.css" is not loaded.`,
                `import 'agency-ui/${name}.css';`,
              );
        if (name === 'agency' || mayHaveTheme(project, name)) return [];
        return report(
          `No stylesheet has a theme "${name}", so the page has the agency's theme.`,
          `data-agency-theme="plain" and import 'agency-ui/plain.css';, or your own theme for this attribute (docs/theming.md)`,
        );
      }),
    );
}
