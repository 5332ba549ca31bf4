/** Checks that the kit's stylesheets are loaded once, and that the application's own rules do not override them. */
import { type Finding, findingAt, type Kit } from './finding.js';
import type { LoadOrder, Place } from './load-order.js';
import { importsOf, isComponentFile, isStylesheet, lineAt, type Project } from './project.js';
import { styledEverywhere } from './stylesheet.js';

const subLayers = ['agency.reset', 'agency.theme', 'agency.primitives', 'agency.sections'];
const tailwindOrder = '@layer theme, base, agency, components, utilities;';

export function checkStylesheets(project: Project, kit: Kit, orders: readonly LoadOrder[]): Finding[] {
  const findings = [
    ...findMissing(project, kit, orders),
    ...findMissingReset(project, orders),
    ...findHoistedImports(project, orders),
  ];
  for (const order of orders) {
    // Skipped, because a page that doesn't use the kit can't break it.
    if (order.kit.length === 0) continue;
    findings.push(
      ...findDoubled(project, order),
      ...findWrongOrder(project, order),
      ...findOverriding(project, order),
      ...findCentredRoot(project, order),
    );
  }
  return findings;
}

/** Whether any file loads or links one of the kit's stylesheets. */
const isMentioned = ({ files }: Project, sheet: string) =>
  [...files.values()].some(({ code }) => new RegExp(`agency-ui/(dist/)?${sheet}`).test(code));

/** Finds a project that loads the kit's styles without its reset. */
function findMissingReset(project: Project, orders: readonly LoadOrder[]): Finding[] {
  const styles = orders.flatMap(({ kit }) => kit).find(({ sheet }) => sheet === 'styles.css' || sheet === 'theme.css');
  if (!styles || isMentioned(project, 'reset.css')) return [];
  const problem =
    '"agency-ui/reset.css" is not loaded, so the page keeps the browser\'s margins, and its typeface and colours are not the theme\'s.';
  const statement = `${isStylesheet(styles.path) ? '@import' : 'import'} 'agency-ui/reset.css';`;
  return [findingAt(project, styles.path, styles.index, problem, `${statement} above this line`)];
}

/** Finds components whose stylesheet isn't loaded. */
function findMissing(project: Project, kit: Kit, orders: readonly LoadOrder[]): Finding[] {
  const loaded = new Set(orders.flatMap((order) => order.kit.map(({ sheet }) => sheet)));
  const mentions = (sheet: string) => loaded.has(sheet) || isMentioned(project, sheet);
  if (mentions('styles.css')) return [];

  const parts = new Map(
    kit.paths.flatMap((path) => {
      const [, part = '', name = ''] = /^\.\/(\w+\/([A-Z]\w*))\.css$/.exec(path) ?? [];
      return part && kit.hasRules(`${part}.css`) ? [[name, part] as const] : [];
    }),
  );
  // Suggests where the other stylesheets are imported, so that the layer order stays in one place.
  const themed = orders.flatMap(({ kit: sheets }) => sheets).find(({ sheet }) => sheet === 'theme.css')?.path;
  const lineFor = (sheet: string) =>
    themed !== undefined && isStylesheet(themed) ? `@import '${sheet}'; in ${themed}` : `import '${sheet}';`;
  const findings = new Map<string, Finding>();
  for (const file of project.files.values()) {
    if (!isComponentFile(file.path)) continue;
    for (const { specifier, index, names, typeOnly } of importsOf(file)) {
      if (typeOnly || !/^agency-ui(\/(primitives|navigation|forms|chat|sections)\/[A-Z]\w*)?$/.test(specifier))
        continue;
      const needed = names.flatMap((name) => parts.get(name) ?? []);
      if (needed.length === 0) continue;
      if (!mentions('theme.css')) {
        const problem = 'No agency-ui stylesheet is loaded, so components will be unstyled.';
        return [findingAt(project, file.path, index, problem, "import 'agency-ui/styles.css';")];
      }
      for (const part of needed.filter((one) => !mentions(`${one}.css`))) {
        const problem = `"agency-ui/theme.css" contains no rules for ${part.replace(/^.*\//, '')}, and its own stylesheet is not loaded.`;
        if (!findings.has(part))
          findings.set(part, findingAt(project, file.path, index, problem, lineFor(`agency-ui/${part}.css`)));
      }
    }
  }
  return [...findings.values()];
}

/** Browsers and bundlers ignore an `@import` that follows rules. */
function findHoistedImports(project: Project, orders: readonly LoadOrder[]): Finding[] {
  return orders.flatMap(({ own }) =>
    own.flatMap(({ file, statements }) =>
      statements.flatMap((statement) => {
        if (statement.kind !== 'import' || !statement.afterRules || !statement.specifier.startsWith('agency-ui/'))
          return [];
        const problem = `Browsers ignore an @import that comes after rules, so "${statement.specifier}" is not loaded.`;
        return [
          findingAt(project, file.path, statement.index, problem, `@import '${statement.specifier}'; above all rules`),
        ];
      }),
    ),
  );
}

const placeName = (project: Project, { path, index }: Place) =>
  `${path}:${lineAt(project.files.get(path)?.text ?? '', index)}`;

/** Finds rules that load twice on one page. */
function findDoubled(project: Project, { kit }: LoadOrder): Finding[] {
  const whole = kit.find(({ sheet }) => sheet === 'styles.css');
  if (!whole) return [];
  return kit
    .filter((one) => one !== whole && !/^(reset|microsite|plain)\.css$/.test(one.sheet))
    .filter(({ path, index }) => path !== whole.path || index !== whole.index)
    .map(({ sheet, path, index }) => {
      const problem =
        sheet === 'styles.css'
          ? `"agency-ui/styles.css" is loaded twice: ${placeName(project, whole)} already loads it.`
          : `"agency-ui/styles.css", loaded in ${placeName(project, whole)}, already contains "agency-ui/${sheet}".`;
      return findingAt(project, path, index, problem, `nothing: delete this line`);
    });
}

/** Finds layers on the wrong side of the kit's layers. */
function findWrongOrder(project: Project, { layers, own, tailwind }: LoadOrder): Finding[] {
  const findings: Finding[] = [];
  for (const { file, statements } of own) {
    for (const statement of statements) {
      if (statement.kind !== 'order') continue;
      const named = statement.layers.filter((name) => subLayers.includes(name));
      const right = subLayers.filter((name) => named.includes(name));
      if (named.join() === right.join()) continue;
      const problem = `The kit's layers are declared in the order ${named.join(', ')}, so its primitives override its sections.`;
      findings.push(findingAt(project, file.path, statement.index, problem, '@layer agency;'));
    }
  }

  const names = [...layers.keys()];
  const rank = (name: string) => names.indexOf(name);
  const declared = layers.get('agency');
  if (!declared || findings.length > 0) return findings;
  if (tailwind?.layer !== undefined) {
    const problem = `Tailwind is imported into the layer "${tailwind.layer}", so its utilities have no effect on the kit's components.`;
    const write = `${tailwindOrder} above the first @import, and import this file without a layer`;
    return [findingAt(project, tailwind.path, tailwind.index, problem, write)];
  }
  if (tailwind) {
    const resets = rank('base') > rank('agency');
    const utilitiesLose = rank('utilities') < rank('agency');
    if (resets || utilitiesLose) {
      const effect = resets
        ? "Tailwind's reset overrides the kit's headings and fields"
        : "Tailwind's utilities have no effect on the kit's components";
      const problem = `${effect}, because ${resets ? '"base" comes after "agency"' : '"agency" comes after "utilities"'} in the layer order.`;
      const isLoadedFirst = declared.path !== tailwind.path && resets;
      const place = isLoadedFirst ? tailwind : declared;
      const move = isLoadedFirst ? `, and import this file above the line ${placeName(project, declared)}` : '';
      const write = `${tailwindOrder} above the first @import${move}`;
      findings.push(findingAt(project, place.path, place.index, problem, write));
    }
  }
  for (const { file, statements } of own) {
    for (const statement of statements) {
      if (statement.kind !== 'rule' || !statement.layer || !styledEverywhere(statement)) continue;
      if (rank(statement.layer) < rank('agency') || (tailwind && statement.layer === 'base')) continue;
      const problem = `The layer "${statement.layer}" comes after "agency", so "${selectorName(statement.selector)}" in ${file.path} overrides the kit.`;
      const order = `@layer ${statement.layer}, agency;`;
      const write = isStylesheet(declared.path)
        ? `${order} above the first @import`
        : `${order} in a stylesheet that is imported above this line`;
      findings.push(findingAt(project, declared.path, declared.index, problem, write));
      break;
    }
  }
  return findings;
}

const selectorName = (selector: string) => selector.replace(/\s+/g, ' ');

/** Finds unlayered element rules, which override every rule in the kit. */
function findOverriding(project: Project, { own }: LoadOrder): Finding[] {
  return own.flatMap(({ file, statements }) => {
    const rule = statements.find(
      (statement) => statement.kind === 'rule' && statement.layer === undefined && styledEverywhere(statement),
    );
    if (rule?.kind !== 'rule') return [];
    const problem = `"${selectorName(rule.selector)}" is not in a cascade layer, so it overrides the kit's spacing and text.`;
    const name = file.path.replace(/^.*\//, '');
    const write = `@layer base, agency; @import './${name}' layer(base); in a stylesheet that is imported instead of this one`;
    return [findingAt(project, file.path, rule.index, problem, write)];
  });
}

/** A rule in Vite's starter for the element that contains the application. Its text alignment is inherited. */
function findCentredRoot(project: Project, { own }: LoadOrder): Finding[] {
  return own.flatMap(({ file, statements }) =>
    statements.flatMap((statement) => {
      if (statement.kind !== 'rule' || !/^#(root|app)$/.test(statement.selector)) return [];
      if (!statement.properties.includes('text-align')) return [];
      const problem = `"${statement.selector}" sets "text-align", which every section inherits.`;
      return [findingAt(project, file.path, statement.index, problem, 'nothing: delete this rule')];
    }),
  );
}
