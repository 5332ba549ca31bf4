/** Checks that `AgencyProvider` is present if links or labels need it. */
import { type Finding, findingAt } from './finding.js';
import { importsOf, isComponentFile, type Project } from './project.js';

/** Routers, each with the line that passes its link component to the kit. */
const routers: Record<string, string> = {
  next: "<AgencyProvider linkComponent={Link}>, with Link from 'next/link', in a client module",
  wouter: "<AgencyProvider linkComponent={Link}>, with Link from 'wouter'",
  'react-router': '<AgencyProvider linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}>',
  'react-router-dom': '<AgencyProvider linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}>',
  '@tanstack/react-router': '<AgencyProvider linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}>',
};

export function checkProvider(project: Project): Finding[] {
  const findings: Finding[] = [];
  const sources = [...project.files.values()].filter(({ path }) => isComponentFile(path));
  const hasProvider = sources.some(({ code }) => /<AgencyProvider\b|\bwithAgency\(/.test(code));
  const isAstro = Boolean(project.manifest?.dependencies['astro']);

  if (!hasProvider) {
    const router = Object.keys(routers).find((name) => project.manifest?.dependencies[name]);
    for (const file of sources) {
      const uses = importsOf(file).filter(({ typeOnly }) => !typeOnly);
      const pack = uses.find(({ specifier }) => specifier.startsWith('agency-ui/locales/'));
      const part = uses.find(({ specifier }) => /^agency-ui(\/(navigation|sections)\/\w+)?$/.test(specifier));
      if (pack) {
        const problem = 'A label pack is imported, but no AgencyProvider passes it to the components.';
        findings.push(
          findingAt(
            project,
            file.path,
            pack.index,
            problem,
            isAstro
              ? "withAgency(FaqSection, { locale: 'sw-KE', labels: swKE })"
              : '<AgencyProvider locale="sw-KE" labels={swKE}>…</AgencyProvider>',
          ),
        );
      } else if (part && router) {
        const problem = `The kit's links reload the whole page, because no AgencyProvider passes them the link component from "${router}".`;
        findings.push(findingAt(project, file.path, part.index, problem, routers[router] ?? ''));
        break;
      }
    }
  }

  for (const file of sources) {
    const bare = /linkComponent=\{\s*(\w+)\s*\}/.exec(file.code);
    const from = importsOf(file).find(({ names }) => names.includes(bare?.[1] ?? ''))?.specifier ?? '';
    if (!bare || !/^(react-router|react-router-dom|@tanstack\/react-router)$/.test(from)) continue;
    const problem = `The link component from "${from}" takes "to", but the kit passes "href", so links lead nowhere.`;
    findings.push(
      findingAt(
        project,
        file.path,
        bare.index,
        problem,
        'linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}',
      ),
    );
  }
  return findings;
}
