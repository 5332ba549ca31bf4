/** Reads the package's public declarations from the `.d.ts` files emitted by TypeScript. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Declared {
  /** The declaring module, relative to the package folder. */
  module: string;
  /** The declaration without comments, except for `@default` tags. */
  text: string;
  typeOnly: boolean;
}

/** Reduces each comment to its `@default` tag. */
const withoutProse = (text: string) =>
  text
    .replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n/g, (comment) => {
      const said = /@default\s+([^\n]*?)\s*(?:\*\/)?\n/.exec(comment)?.[1];
      const indent = /^[ \t]*/.exec(comment)?.[0] ?? '';
      return said ? `${indent}/** @default ${said} */\n` : '';
    })
    .trim();

/** A module's statements, each of which starts in the first column. */
const statementsOf = (text: string) => withoutProse(text).split(/\n(?=\S)(?![})])/);

/** Every name that a module exports, including re-exports. */
export function declaredBy(folder: string, module: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const from = (path: string) => join(dirname(module), path.replace(/\.js$/, '.d.ts'));
  for (const text of statementsOf(readFileSync(join(folder, module), 'utf8'))) {
    const all = /^export \* from '(\.[^']+)';/.exec(text);
    const some = /^export (type )?\{([\s\S]*)\} from '([^']+)';/.exec(text);
    const one = /^export (?:declare )?(const|let|function|class|interface|type|enum) (\w+)/.exec(text);
    if (all?.[1]) {
      for (const [name, declared] of declaredBy(folder, from(all[1]))) found.set(name, declared);
    } else if (some) {
      const [, type, names = '', path = ''] = some;
      const inner = path.startsWith('.') ? declaredBy(folder, from(path)) : undefined;
      for (const item of names.split(',')) {
        const [, itemType, name, alias] = /^\s*(type )?(\w+)(?: as (\w+))?\s*$/.exec(item) ?? [];
        if (!name) continue;
        const declared = inner?.get(name) ?? { module, text: `export { ${name} } from '${path}';`, typeOnly: false };
        found.set(alias ?? name, { ...declared, typeOnly: declared.typeOnly || Boolean(type ?? itemType) });
      }
    } else if (one?.[2]) {
      const earlier = found.get(one[2]);
      found.set(one[2], {
        module,
        // Overloads, or a type and a value with the same name.
        text: earlier ? `${earlier.text}\n${text}` : text,
        typeOnly: ['interface', 'type'].includes(one[1] ?? '') && (earlier?.typeOnly ?? true),
      });
    }
  }
  return found;
}
