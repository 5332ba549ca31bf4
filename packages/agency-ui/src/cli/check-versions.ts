/** Checks the React and kit versions. */
import type { Finding } from './finding.js';
import { ownVersion, versionsOf } from './installed.js';
import { lineAt, type Project } from './project.js';

export function checkVersions({ folder, manifest }: Project): Finding[] {
  const findings: Finding[] = [];
  const lineOf = (name: string) => lineAt(manifest?.text ?? '', manifest?.text.indexOf(`"${name}"`) ?? 0);

  for (const name of ['react', 'react-dom']) {
    const range = manifest?.dependencies[name];
    const version = ownVersion(folder, name)?.version ?? range ?? '';
    const major = /\d+/.exec(version)?.[0];
    if (!range || !major || Number(major) >= 19) continue;
    findings.push({
      path: 'package.json',
      line: lineOf(name),
      problem: `"${name}" is ${version}, but the kit needs React 19: components do not receive "ref" in older versions.`,
      write: `"${name}": "^19.0.0"`,
    });
  }

  const [first, second] = versionsOf(folder, 'agency-ui');
  if (first && second) {
    findings.push({
      path: second.path,
      line: second.line,
      problem: `agency-ui ${second.version} is installed alongside ${first.version}, so the AgencyProvider from one does not reach the other's components.`,
      write: 'npm dedupe agency-ui',
    });
  }
  return findings;
}
