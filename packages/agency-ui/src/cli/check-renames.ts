/**
 * Checks for names from earlier versions: imports, entries, props, labels, data and attributes that a breaking change has
 * renamed.
 */
import { type Finding, findingAt } from './finding.js';
import {
  type Attribute,
  attributesFrom,
  type ImportStatement,
  importsOf,
  isComponentFile,
  type Project,
  type SourceFile,
} from './project.js';
import { renamedAttributes, renamedExports, renamedFields, renamedLabels, renamedProps } from './renames.js';

/** The keys of an object literal, starting after its `{`, excluding those of objects inside it. */
function keysFrom(code: string, start: number): Attribute[] {
  const keys: Attribute[] = [];
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (/["'`]/.test(sign)) {
      const end = code.indexOf(sign, index + 1);
      if (end < 0) break;
      index = end;
    } else if (/[{[(]/.test(sign)) depth += 1;
    else if (/[}\])]/.test(sign)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0 && /[A-Za-z_$]/.test(sign)) {
      const word = /^[\w$]+/.exec(code.slice(index, index + 60))?.[0] ?? sign;
      if (/^\s*[:(]/.test(code.slice(index + word.length)) && /[{,]\s*$/.test(code.slice(0, index)))
        keys.push({ name: word, index });
      index += word.length - 1;
    }
  }
  return keys;
}

/**
 * The keys of all objects in a file that have a certain name: `nameAccent` in `{ name: 'Acme', nameAccent: 'me' }`. No
 * renamed field contains an object, but other data may, such as `when` in a form definition.
 */
const keysNamed = (code: string, name: string) =>
  [...code.matchAll(new RegExp(`(?<=[{,]\\s*)${name}(?=\\s*:\\s*[^{\\s])`, 'g'))].map(({ index }) => index);

/** Whether a clause of one of these imports contains one of these names. */
const importsAny = (uses: readonly ImportStatement[], names: readonly string[]) =>
  uses.some(({ clause }) => new RegExp(`\\b(${names.join('|')})\\b`).test(clause));

type Report = (index: number, problem: string, write: string) => void;

/** Labels in the component's `labels`, and in label packs, which may be in a file without the component. */
function checkLabels({ code, path }: SourceFile, uses: readonly ImportStatement[], report: Report): void {
  const checkKeys = (component: string, start: number) => {
    const labels = renamedLabels[component] ?? {};
    for (const { name, index } of keysFrom(code, start)) {
      const now = Object.hasOwn(labels, name) ? labels[name] : undefined;
      if (now) report(index, `"${component}" has no label "${name}": it has been renamed to "${now}".`, `${now}: …`);
    }
  };
  for (const component of Object.keys(renamedLabels)) {
    for (const { 0: text, index } of code.matchAll(new RegExp(`(?<=[{,]\\s*)${component}\\s*:\\s*\\{`, 'g')))
      checkKeys(component, index + text.length);
    if (!isComponentFile(path) || !importsAny(uses, [component])) continue;
    for (const { index } of code.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))) {
      const labels = attributesFrom(code, index + 1 + component.length).find(({ name }) => name === 'labels');
      const opening = labels && /^labels=\{\s*\{/.exec(code.slice(labels.index))?.[0];
      if (opening) checkKeys(component, labels.index + opening.length);
    }
  }
  for (const [before, now] of Object.entries(renamedExports)) {
    if (!/^[A-Z]/.test(before)) continue;
    for (const { index } of code.matchAll(new RegExp(`(?<=[{,]\\s*)${before}(?=\\s*:\\s*\\{)`, 'g')))
      report(index, `Label packs have no "${before}": it has been renamed to "${now}".`, `${now}: { … }`);
  }
}

function checkFields({ code }: SourceFile, uses: readonly ImportStatement[], report: Report): void {
  for (const [type, { fields, usedWith }] of Object.entries(renamedFields)) {
    if (!importsAny(uses, usedWith)) continue;
    for (const [before, now] of Object.entries(fields)) {
      for (const index of keysNamed(code, before))
        report(index, `"${type}" has no "${before}": it has been renamed to "${now}".`, `${now}: …`);
    }
  }
}

/** The last segment of an entry, such as `QuoteBand` for `agency-ui/sections/QuoteBand.css`. */
const partOf = (specifier: string) => specifier.replace(/^.*\//, '').replace(/\.css$/, '');

const quoted = (specifier: string) => `'${specifier}'`;

export function checkRenames(project: Project): Finding[] {
  const findings: Finding[] = [];
  for (const file of project.files.values()) {
    const report: Report = (index, problem, write) =>
      findings.push(findingAt(project, file.path, index, problem, write));
    for (const [before, now] of Object.entries(renamedAttributes)) {
      for (const { index } of file.code.matchAll(new RegExp(`(?<![\\w-])${before}(?![\\w-])`, 'g')))
        report(index, `The kit no longer sets "${before}": it has been renamed to "${now}".`, now);
    }

    const uses = importsOf(file).filter(({ specifier }) => /^agency-ui(\/|$)/.test(specifier));
    if (uses.length === 0) continue;

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

    checkLabels(file, uses, report);
    checkFields(file, uses, report);

    if (!isComponentFile(file.path)) continue;
    for (const [component, props] of Object.entries(renamedProps)) {
      // A different library may have a component with this name.
      if (!importsAny(uses, [component])) continue;
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
