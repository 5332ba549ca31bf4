/** Reads the files of a consumer's project, and finds what they import. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface SourceFile {
  /** Path relative to the project folder, with forward slashes. */
  path: string;
  text: string;
  /** The text with comments replaced by spaces, so that positions don't change. */
  code: string;
}

export interface Project {
  folder: string;
  files: ReadonlyMap<string, SourceFile>;
  /** `package.json`, or undefined if there is none. */
  manifest: { text: string; dependencies: Readonly<Record<string, string>> } | undefined;
}

export interface ImportStatement {
  specifier: string;
  /** Position in the file. */
  index: number;
  /** Imported value names, before `as`. Empty for a type, default or side-effect import. */
  names: readonly string[];
  typeOnly: boolean;
  /** The text between `import` and `from`, including types. */
  clause: string;
}

const readableFile = /\.(css|scss|less|tsx?|jsx?|mts|mjs|astro|mdx|html)$/;
const skippedFolder = /^(node_modules|dist|build|out|coverage|storybook-static|\..*)$/;
const maxBytes = 500_000;

export const isStylesheet = (path: string) => /\.(css|scss|less)$/.test(path);

/** Whether a file can contain JSX and is neither a test nor a story. */
export const isComponentFile = (path: string) =>
  /\.(tsx|jsx|js|astro|mdx)$/.test(path) && !/\.(test|spec|stories)\./.test(path);

/** Replaces comments with spaces. Strings that look like comments are kept. */
export function blankComments(text: string, lineComments: boolean): string {
  const line = lineComments ? /(?<![:\w])\/\/[^\n]*/.source : '(?!)';
  const token = new RegExp(
    `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\\/\\*[\\s\\S]*?\\*\\/|<!--[\\s\\S]*?-->|${line}`,
    'g',
  );
  return text.replace(token, (found) => (/^["']/.test(found) ? found : found.replace(/[^\n]/g, ' ')));
}

/** A file and its text. */
export const sourceFile = (path: string, text: string): SourceFile => ({
  path,
  text,
  code: blankComments(text, !/\.(css|html)$/.test(path)),
});

/** Reads every script and stylesheet below a folder, except build output, dependencies and hidden folders. */
export function readProject(folder: string): Project {
  const files = new Map<string, SourceFile>();
  const read = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = posix.join(inner, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolder.test(entry.name)) read(path);
      } else if (readableFile.test(entry.name) && statSync(join(folder, path)).size <= maxBytes) {
        files.set(path, sourceFile(path, readFileSync(join(folder, path), 'utf8')));
      }
    }
  };
  read('');
  const manifestPath = join(folder, 'package.json');
  if (!existsSync(manifestPath)) return { folder, files, manifest: undefined };
  const text = readFileSync(manifestPath, 'utf8');
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(text) as Record<
    string,
    Record<string, string> | undefined
  >;
  return {
    folder,
    files,
    manifest: { text, dependencies: { ...peerDependencies, ...devDependencies, ...dependencies } },
  };
}

/** Line number of a position, counted from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const importPattern =
  /\bimport\s+(type\s+)?(?:([^'"();]*?)\s*from\s*)?["']([^"'\n]+)["']|\brequire\(\s*["']([^"'\n]+)["']\s*\)/g;

/** The static imports of a script, in order. */
export function importsOf({ code }: SourceFile): ImportStatement[] {
  return [...code.matchAll(importPattern)].map(({ index, 1: type, 2: clause = '', 3: imported, 4: required }) => {
    const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
    const items = named.split(',').map((item) => item.trim());
    const names = items.filter((item) => item && !item.startsWith('type ')).map((item) => item.split(/\s/)[0] ?? '');
    const hasValue = clause === '' || names.length > 0 || !clause.includes('{') || !/^\{/.test(clause);
    return {
      specifier: (imported ?? required ?? '').replace(/\?.*$/, ''),
      index,
      names: type ? [] : names,
      typeOnly: Boolean(type) || !hasValue,
      clause,
    };
  });
}

/** A name in a file, with its position. A spread has the name `...`. */
export interface Attribute {
  name: string;
  index: number;
}

/** A JSX element's attributes, starting after its name, excluding those of elements inside its values. */
export function attributesFrom(code: string, start: number): Attribute[] {
  const attributes: Attribute[] = [];
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (depth === 0 && (sign === '"' || sign === "'")) {
      const end = code.indexOf(sign, index + 1);
      if (end < 0) break;
      index = end;
    } else if (sign === '{') {
      if (depth === 0 && /^\{\s*\.\.\./.test(code.slice(index, index + 60))) attributes.push({ name: '...', index });
      depth += 1;
    } else if (sign === '}') depth -= 1;
    else if (depth === 0 && sign === '>') break;
    else if (depth === 0 && /\s/.test(sign)) {
      const name = /^[A-Za-z][\w:-]*/.exec(code.slice(index + 1, index + 60))?.[0];
      if (name) attributes.push({ name, index: index + 1 });
    }
  }
  return attributes;
}

/** An attribute's value, if it is a literal text. */
export function literalOf(code: string, { name, index }: Attribute): string | undefined {
  const [, , double, braced] =
    /^\s*=\s*(?:(["'])(.*?)\1|\{\s*["'`]([^"'`$]*)["'`]\s*\})/.exec(code.slice(index + name.length)) ?? [];
  return double ?? braced;
}

/** The language in a file's own `<html lang>`, if it has one. */
export const languageOf = ({ code }: SourceFile) => /<html[^>]*\slang="([^"]*)"/.exec(code)?.[1];

export const isEnglish = (language: string) => /^en\b/.test(language);

/** Whether a file is a script of the project, and not a test, a story or a setting of a tool. */
export const isScript = (path: string) =>
  /\.(tsx?|jsx?|mts|mjs|astro|mdx)$/.test(path) && !/\.(test|spec|stories|config)\.|\.d\.ts$/.test(path);

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mts',
  '.mjs',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx',
];

/** The project file behind an import that is relative or starts with one of the usual aliases, `@/` and `~/`. */
export function resolveImport(project: Project, from: string, specifier: string): SourceFile | undefined {
  const alias = /^[@~]\/(.*)$/.exec(specifier)?.[1];
  const root = specifier.startsWith('/') ? specifier.slice(1) : undefined;
  const bases =
    alias !== undefined
      ? ['src', 'app', ''].map((folder) => posix.join(folder, alias))
      : root !== undefined
        ? [root, posix.join('public', root)]
        : specifier.startsWith('.') || isStylesheet(from)
          ? [posix.join(posix.dirname(from), specifier)]
          : [];
  for (const base of bases) {
    for (const ending of [...endings, '.css']) {
      const found = project.files.get(base + ending) ?? project.files.get(base.replace(/\.js$/, '') + ending);
      if (found) return found;
    }
  }
  return undefined;
}
