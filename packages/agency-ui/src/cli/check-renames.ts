/** Checks for names from earlier versions: imports, entries and props that a breaking change has renamed. */
import { type Finding, findingAt } from './finding.js';
import { importsOf, isComponentFile, type Project } from './project.js';
import { renamedExports, renamedProps } from './renames.js';

interface Attribute {
  name: string;
  index: number;
}

/** A JSX element's attributes, starting after its name, excluding those of elements inside its values. */
function attributesFrom(code: string, start: number): Attribute[] {
  const attributes: Attribute[] = [];
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (depth === 0 && (sign === '"' || sign === "'")) {
      const end = code.indexOf(sign, index + 1);
      if (end < 0) break;
      index = end;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && sign === '>') break;
    else if (depth === 0 && /\s/.test(sign)) {
      const name = /^[A-Za-z][\w-]*/.exec(code.slice(index + 1, index + 60))?.[0];
      if (name) attributes.push({ name, index: index + 1 });
    }
  }
  return attributes;
}

/** The last segment of an entry, such as `QuoteBand` for `agency-ui/sections/QuoteBand.css`. */
const partOf = (specifier: string) => specifier.replace(/^.*\//, '').replace(/\.css$/, '');

const quoted = (specifier: string) => `'${specifier}'`;

export function checkRenames(project: Project): Finding[] {
  const findings: Finding[] = [];
  for (const file of project.files.values()) {
    const uses = importsOf(file).filter(({ specifier }) => /^agency-ui(\/|$)/.test(specifier));
    if (uses.length === 0) continue;
    const report = (index: number, problem: string, write: string) =>
      findings.push(findingAt(project, file.path, index, problem, write));

    for (const { specifier, index, clause } of uses) {
      const before = partOf(specifier);
      const part = Object.hasOwn(renamedExports, before) ? renamedExports[before] : undefined;
      if (part) report(index, `"${before}" has been renamed to "${part}".`, quoted(specifier.replace(before, part)));
      for (const [name] of clause.matchAll(/\b\w+\b/g)) {
        const now = Object.hasOwn(renamedExports, name) ? renamedExports[name] : undefined;
        if (now)
          report(
            index,
            `agency-ui has no "${name}": it has been renamed to "${now}".`,
            `import { ${now} } from 'agency-ui';`,
          );
      }
    }

    if (!isComponentFile(file.path)) continue;
    for (const [component, props] of Object.entries(renamedProps)) {
      // A different library may have a component with this name.
      if (!uses.some(({ clause }) => new RegExp(`\\b${component}\\b`).test(clause))) continue;
      for (const { index } of file.code.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))) {
        for (const attribute of attributesFrom(file.code, index + 1 + component.length)) {
          const now = Object.hasOwn(props, attribute.name) ? props[attribute.name] : undefined;
          if (!now) continue;
          report(
            attribute.index,
            `"${component}" has no prop "${attribute.name}": it has been renamed to "${now}".`,
            `<${component} ${now}={…}>`,
          );
        }
      }
    }
  }
  return findings;
}
