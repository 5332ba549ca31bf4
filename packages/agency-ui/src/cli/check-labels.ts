/** Checks that components have labels in the page's language. */
import { labelledComponents } from '../primitives/AgencyProvider/labelled-components.js';
import { type Finding, findingAt, type Kit } from './finding.js';
import {
  attributesFrom,
  importsOf,
  isComponentFile,
  isEnglish,
  isScript,
  languageOf,
  literalOf,
  type Project,
  type SourceFile,
} from './project.js';

/** What one `AgencyProvider`, `withAgency` or `AgencySettings` sets. */
interface Settings {
  file: SourceFile;
  index: number;
  /** Undefined if it is not set, or not literally. */
  locale: string | undefined;
  /** Whether labels are set, or may be set by a spread. */
  hasLabels: boolean;
  /** Whether neither a locale nor labels are set. */
  isEmpty: boolean;
}

const languageIn = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? '';

function providersIn(file: SourceFile): Settings[] {
  return [...file.code.matchAll(/<AgencyProvider\b/g)].map(({ index, 0: { length } }) => {
    const attributes = attributesFrom(file.code, index + length);
    const locale = attributes.find(({ name }) => name === 'locale');
    const hasLabels = attributes.some(({ name }) => name === 'labels' || name === '...');
    return {
      file,
      index: locale?.index ?? index,
      locale: locale && literalOf(file.code, locale),
      hasLabels,
      isEmpty: !locale && !hasLabels,
    };
  });
}

/** The text of an object from its opening brace, without the contents of nested brackets. */
function flatObject(code: string, start: number): string {
  let depth = 0;
  let text = '';
  for (let index = start; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (/[}\])]/.test(sign)) depth -= 1;
    if (depth <= 1) text += sign;
    if (/[{[(]/.test(sign)) depth += 1;
    if (depth <= 0) break;
  }
  return text;
}

/** `withAgency(FaqSection, { … })` and `const agency: AgencySettings = { … }`. */
function settingsIn(file: SourceFile): Settings[] {
  return [...file.code.matchAll(/(?:\bwithAgency\(\s*\w+\s*,|:\s*AgencySettings\s*=)\s*(?=\{)/g)].map(
    ({ index, 0: { length } }) => {
      const object = flatObject(file.code, index + length);
      const [, , locale] = /[{,]\s*locale\s*:\s*(["'])([\w-]+)\1/.exec(object) ?? [];
      const hasLabels = /[{,]\s*(labels\b|\.\.\.)/.test(object);
      return { file, index, locale, hasLabels, isEmpty: !hasLabels && !/[{,]\s*locale\b/.test(object) };
    },
  );
}

/** Says how to pass the labels of a language. */
function lineFor({ paths }: Kit, locale: string, write: (labels: string) => string): string {
  const pack = paths
    .map((path) => /^\.\/locales\/(\w+-\w+)$/.exec(path)?.[1] ?? '')
    .find((one) => languageIn(one) === languageIn(locale));
  const name = pack?.replaceAll('-', '');
  return name
    ? `${write(name)}, with import { ${name} } from 'agency-ui/locales/${pack}'`
    : `${write('…')}, with your own label pack (docs/labels.md, "Another language")`;
}

export function checkLabels(project: Project, kit: Kit): Finding[] {
  const scripts = [...project.files.values()].filter(({ path }) => isScript(path));
  // A project with its own pack may pass it in any way.
  if (scripts.some(({ code }) => /\b(Complete)?LabelPack\b/.test(code))) return [];
  const imports = scripts.flatMap(importsOf);
  const hasPack = (locale: string) =>
    imports.some(({ specifier }) => specifier.startsWith(`agency-ui/locales/${languageIn(locale)}-`));
  const all = scripts.flatMap((file) => [...providersIn(file), ...settingsIn(file)]);

  const unlabelled = all.filter(
    ({ locale, hasLabels }) =>
      locale !== undefined &&
      !hasLabels &&
      !isEnglish(locale) &&
      !hasPack(locale) &&
      // Another provider around this one may pass the labels.
      !all.some((one) => one.hasLabels && (!one.locale || languageIn(one.locale) === languageIn(locale))),
  );
  if (unlabelled.length > 0)
    return unlabelled.map(({ file, index, locale = '' }) => {
      const isJsx = file.code.startsWith('locale', index) || file.code.startsWith('<', index);
      const write = (labels: string) => (isJsx ? `labels={${labels}}` : `labels: ${labels}`);
      return findingAt(
        project,
        file.path,
        index,
        `The locale is "${locale}", but there are no labels, so components keep their English ones.`,
        `${lineFor(kit, locale, write)}; or ${isJsx ? 'labels={{}}' : 'labels: {}'} to keep English`,
      );
    });
  return findUnlabelledPage(project, kit, all);
}

/** A page that the host serves as it is, such as `public/404.html`. Create React App renders into `public/index.html`. */
const staticPage = /^(public|static)\/(?!index\.html$)/;

/** Finds a page in another language whose components get neither a locale nor labels. `checkAstro` does this for islands. */
function findUnlabelledPage(project: Project, kit: Kit, settings: readonly Settings[]): Finding[] {
  const files = [...project.files.values()];
  const pages = files.filter(({ path }) => isComponentFile(path) || (path.endsWith('.html') && !staticPage.test(path)));
  const languages = pages.flatMap((page) => languageOf(page) ?? []);
  const page = pages.find((one) => languageOf(one) !== undefined);
  const language = languages[0];
  if (!page || !language || project.manifest?.dependencies['astro'] || settings.some(({ isEmpty }) => !isEmpty))
    return [];
  if (languages.some((one) => !/^[a-z]{2,3}(-|$)/i.test(one) || isEnglish(one))) return [];
  const scripts = files.filter(({ path }) => isScript(path));
  const hasLabels = scripts.some(({ code }) => /\blabels\s*[=:]|["']agency-ui\/locales\//.test(code));
  const isLabelled = scripts
    .flatMap(importsOf)
    .some(
      ({ specifier, names }) =>
        /^agency-ui(\/|$)/.test(specifier) && names.some((name) => Object.hasOwn(labelledComponents, name)),
    );
  if (hasLabels || !isLabelled) return [];
  const problem = `The page is in "${language}", but no labels are passed to the kit's components, so they keep their English ones.`;
  const write = (labels: string) => `<AgencyProvider locale="${language}" labels={${labels}}>`;
  return [findingAt(project, page.path, page.code.indexOf('<html'), problem, lineFor(kit, language, write))];
}
