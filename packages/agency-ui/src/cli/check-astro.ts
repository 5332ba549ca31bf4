/** Checks specific to Astro, where React needs an integration and a provider doesn't reach the components on a page. */
import { type Finding, findingAt } from './finding.js';
import { importsOf, lineAt, type Project } from './project.js';

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
