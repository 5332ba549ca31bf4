/** Checks specific to Astro, where React needs an integration and a provider doesn't reach the components on a page. */
import { type Finding, findingAt } from './finding.js';
import { attributesFrom, importsOf, isEnglish, languageOf, lineAt, type Project, type SourceFile } from './project.js';

/**
 * Whether the kit's defaults don't suit a page: its own language tells, or else, as its layout may be in another file,
 * whether the project passes settings to the kit or has pages in another language.
 */
function needsSettings(page: SourceFile, { files }: Project): boolean {
  const language = languageOf(page);
  if (language !== undefined) return !isEnglish(language);
  return [...files.values()].some(
    (file) =>
      /\bwithAgency\(|\bAgencySettings\b|["']agency-ui\/locales\//.test(file.code) ||
      !isEnglish(languageOf(file) ?? 'en'),
  );
}

/** A kit component that a page imports directly and hydrates: `<FaqSection client:load>`. */
function findBareIsland(page: SourceFile): { name: string; index: number } | undefined {
  const names = importsOf(page)
    .filter(({ specifier }) => /^agency-ui(\/|$)/.test(specifier))
    .flatMap((statement) => statement.names)
    .filter((name) => /^[A-Z]/.test(name) && name !== 'AgencyProvider');
  for (const name of names) {
    for (const { index } of page.code.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))) {
      const hydrates = attributesFrom(page.code, index + 1 + name.length).some((one) => one.name.startsWith('client:'));
      if (hydrates) return { name, index };
    }
  }
  return undefined;
}

export function checkAstro(project: Project): Finding[] {
  const { manifest } = project;
  if (!manifest?.dependencies['astro']) return [];
  const findings: Finding[] = [];
  const pages = [...project.files.values()].filter(({ path }) => /\.(astro|mdx)$/.test(path));

  if (!manifest.dependencies['@astrojs/react']) {
    findings.push({
      path: 'package.json',
      line: lineAt(manifest.text, manifest.text.indexOf('"astro"')),
      problem: 'Astro renders no React components without "@astrojs/react".',
      write: 'npx astro add react',
    });
  }

  for (const page of pages) {
    const usesKit = importsOf(page).some(({ specifier }) => /^agency-ui(\/|$)/.test(specifier));
    const island = needsSettings(page, project) ? findBareIsland(page) : undefined;
    if (island)
      findings.push(
        findingAt(
          project,
          page.path,
          island.index,
          `Nothing passes settings to this ${island.name}, so its labels and locale stay English.`,
          `export default withAgency(${island.name}, agency); in a module, and import that (README, "With Astro")`,
        ),
      );
    const provider = /<AgencyProvider\b/.exec(page.code);
    if (!provider || !usesKit) continue;
    findings.push(
      findingAt(
        project,
        page.path,
        provider.index,
        'Astro renders each component on a page separately, so this AgencyProvider reaches none of them, and labels and locale stay English.',
        'export default withAgency(FaqSection, agency); in a module, and import that (README, "With Astro")',
      ),
    );
  }
  return findings;
}
