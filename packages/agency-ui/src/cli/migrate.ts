/** Carries a project over the breaking changes of a version: edits what a program can, and lists the rest. */
import { applyEdits, type Edit, parseScript, renameExports, renameProps } from './codemod.js';
import type { Finding } from './finding.js';
import { type Migration, migrations } from './migrations.js';
import { isStylesheet, lineAt, type Project, type SourceFile, sourceFile } from './project.js';

/** A line of a file before and after a codemod. */
interface Change {
  path: string;
  line: number;
  before: string;
  after: string;
}

/** The result of one entry of `docs/migrations.md`. */
export interface MigratedEntry {
  heading: string;
  changes: Change[];
  /** Places to look at. */
  byHand: Finding[];
}

export interface MigrationResult {
  entries: MigratedEntry[];
  /** Scripts with a syntax error, which stay as they are. */
  unreadable: Finding[];
  /** Changed files by path, with their new text. */
  files: ReadonlyMap<string, string>;
}

/** The versions with breaking changes, as the command takes them. */
export const versions = Object.keys(migrations);

/** The full version that a user means: `0.2` is `0.2.0`. Undefined if it has no migrations. */
export const versionOf = (asked: string) => versions.find((one) => one === asked || one === `${asked}.0`);

/** Whether any file of a project mentions the kit. `package.json` does not count. */
export const usesKit = ({ files }: Project) => [...files.values()].some(({ text }) => text.includes('agency-ui'));

const isScript = (path: string) => /\.(tsx?|jsx?|mts|mjs)$/.test(path);

function textEdits(text: string, { texts = [] }: Migration): Edit[] {
  return texts.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0].replace(new RegExp(pattern.source), replacement),
    })),
  );
}

function scriptEdits({ path, text }: SourceFile, migration: Migration): Edit[] {
  const { exports = {}, props = {}, edit } = migration;
  if (!isScript(path) || !text.includes('agency-ui')) return [];
  const script = parseScript(path, text);
  return [...renameExports(script, exports), ...renameProps(script, props), ...(edit?.(script) ?? [])];
}

/** The changed lines, one block for edits that share a line. */
function changesOf(path: string, text: string, edits: readonly Edit[]): Change[] {
  const blocks: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const start = text.lastIndexOf('\n', edit.start - 1) + 1;
    const newline = text.indexOf('\n', edit.end);
    const end = newline < 0 ? text.length : newline;
    const last = blocks.at(-1);
    if (last && start < last.end) {
      last.edits.push(edit);
      last.end = Math.max(last.end, end);
    } else blocks.push({ start, end, edits: [edit] });
  }
  return blocks.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return { path, line: lineAt(text, start), before, after: applyEdits(before, moved) };
  });
}

/** Scripts that mention the kit, and every stylesheet: their classes can be those of the kit's elements. */
const isConcerned = ({ path, text }: SourceFile) => isStylesheet(path) || text.includes('agency-ui');

function placesOf(project: Project, { byHand = [] }: Migration): Finding[] {
  const sources = [...project.files.values()];
  return byHand.flatMap(({ pattern, files, onlyWith, write }) => {
    if (onlyWith && !sources.some(({ text }) => text.includes(onlyWith))) return [];
    return sources
      .filter((file) => files.test(file.path) && isConcerned(file))
      .flatMap(({ path, code, text }) => {
        const lines = text.split('\n');
        return code
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) ? [{ path, line: index + 1, problem: lines[index]?.trim() ?? '', write }] : [],
          );
      });
  });
}

/** Scripts that mention the kit and have a syntax error. */
function unreadableIn(project: Project): Finding[] {
  return [...project.files.values()].flatMap(({ path, text }) => {
    if (!isScript(path) || !text.includes('agency-ui')) return [];
    try {
      parseScript(path, text);
      return [];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const { loc } = error as SyntaxError & { loc?: { line: number } };
      return [{ path, line: loc?.line ?? 1, problem: error.message, write: 'valid syntax, then run this again' }];
    }
  });
}

/**
 * Applies the codemods of a version, in the order of `docs/migrations.md`. Writes nothing.
 *
 * @param version - One of `versions`.
 */
export function migrate(project: Project, version: string): MigrationResult {
  const unreadable = unreadableIn(project);
  const files = new Map(project.files);
  for (const { path } of unreadable) files.delete(path);
  const changed = new Map<string, string>();
  const entries = (migrations[version] ?? []).map((migration): MigratedEntry => {
    const changes: Change[] = [];
    for (const file of [...files.values()]) {
      const edits = [...textEdits(file.text, migration), ...scriptEdits(file, migration)];
      if (edits.length === 0) continue;
      const text = applyEdits(file.text, edits);
      changes.push(...changesOf(file.path, file.text, edits));
      changed.set(file.path, text);
      files.set(file.path, sourceFile(file.path, text));
    }
    return { heading: migration.heading, changes, byHand: placesOf({ ...project, files }, migration) };
  });
  return { entries, unreadable, files: changed };
}
