/** Determines the order in which a page in the project loads its stylesheets and declares its cascade layers. */
import { posix } from 'node:path';
import { importsOf, isScript, isStylesheet, type Project, resolveImport, type SourceFile } from './project.js';
import { type Statement, statementsOf } from './stylesheet.js';

export interface Place {
  path: string;
  index: number;
}

export interface LoadOrder {
  /** Top-level layers, lowest precedence first, each with the place where it is first declared. */
  layers: ReadonlyMap<string, Place>;
  /** Imports of the kit's stylesheets, such as `styles.css` and `sections/FaqSection.css`. */
  kit: readonly (Place & { sheet: string })[];
  /** The project's own global stylesheets, each with the layer that it is imported into. */
  own: readonly { file: SourceFile; layer: string | undefined; statements: readonly Statement[] }[];
  /** The Tailwind 4 import, and the layer into which it is imported. */
  tailwind: (Place & { layer: string | undefined }) | undefined;
}

/**
 * Files that the framework wraps around every page in the same folder or below: Next's layouts, React Router's root.
 */
const framePattern = /(^|\/)(layout|root|_app|_layout)\.[jt]sx?$/;

/** The load order for each entry: each script that no other script imports, and each HTML page without scripts. */
export function loadOrders(project: Project): LoadOrder[] {
  const scripts = [...project.files.values()].filter(({ path }) => isScript(path));
  const imported = new Set<string>();
  for (const file of scripts) {
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(project, file.path, specifier);
      if (target) imported.add(target.path);
    }
  }
  const entries = scripts.filter(({ path }) => !imported.has(path));
  const frames = entries
    .filter(({ path }) => framePattern.test(path))
    .sort((one, other) => one.path.length - other.path.length);
  return entries.map((entry) => {
    const around = frames.filter(({ path }) => path !== entry.path && entry.path.startsWith(`${posix.dirname(path)}/`));
    return orderOf(project, [...around, entry]);
  });
}

function orderOf(project: Project, entries: readonly SourceFile[]): LoadOrder {
  const layers = new Map<string, Place>();
  const kit: (Place & { sheet: string })[] = [];
  const own: LoadOrder['own'][number][] = [];
  let tailwind: LoadOrder['tailwind'];
  const visited = new Set<string>();
  const declare = (name: string, place: Place) => {
    const top = name.split('.')[0] ?? '';
    if (!layers.has(top)) layers.set(top, place);
  };

  const visitPackage = (specifier: string, layer: string | undefined, place: Place) => {
    const sheet = /^agency-ui\/(.+\.css)$/.exec(specifier)?.[1];
    if (sheet) {
      kit.push({ ...place, sheet });
      declare(layer ?? 'agency', place);
    } else if (specifier === 'tailwindcss') {
      tailwind ??= { ...place, layer };
      for (const name of ['theme', 'base', 'components', 'utilities']) declare(name, place);
    } else if (layer) declare(layer, place);
  };

  const visitStylesheet = (file: SourceFile, layer: string | undefined) => {
    const key = `${file.path} ${layer}`;
    if (visited.has(key) || /\.module\.\w+$/.test(file.path)) return;
    visited.add(key);
    const statements = statementsOf(file.code, layer);
    for (const statement of statements) {
      const place = { path: file.path, index: statement.index };
      if (statement.kind === 'order') for (const name of statement.layers) declare(name, place);
      else if (statement.kind === 'rule') {
        if (statement.layer) declare(statement.layer, place);
      } else if (!statement.afterRules) {
        const target = resolveImport(project, file.path, statement.specifier);
        if (target && isStylesheet(target.path)) {
          if (statement.layer) declare(statement.layer, place);
          visitStylesheet(target, statement.layer);
        } else visitPackage(statement.specifier, statement.layer, place);
      }
    }
    own.push({ file, layer, statements });
  };

  const visitScript = (file: SourceFile) => {
    if (visited.has(file.path)) return;
    visited.add(file.path);
    for (const { specifier, index, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      const target = resolveImport(project, file.path, specifier);
      if (!target) visitPackage(specifier, undefined, { path: file.path, index });
      else if (isStylesheet(target.path)) visitStylesheet(target, undefined);
      else if (isScript(target.path)) visitScript(target);
    }
  };

  for (const entry of entries) visitScript(entry);
  return { layers, kit, own, tailwind };
}
