/** Names of classes as short as the site can have them: they stand in each page's HTML and in its style. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = import.meta.dirname;

/** The folders whose styles the site is made of, seen from the site's. */
const sources = ['src', '../packages/agency-ui/src'];

/** What vanilla-extract knows of a name. */
interface Named {
  /** The hash of its file, and its place in the file, counted from 0 in base 36. */
  hash: string;
  /** From the site's folder. */
  filePath: string;
}

/**
 * Names of two letters for the file and the place in it, instead of a hash of seven characters. They depend on the
 * names of the files alone, so two builds of the same sources agree.
 *
 * @returns the `identifiers` of vanilla-extract.
 */
export function shortNames(): (named: Named) => string {
  const files = sources.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => join(folder, file)),
  );
  files.sort();
  const letters = (index: number) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
  /** How long the hash of each file is, known from its first name. */
  const lengths = new Map<string, number>();
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath);
    if (index < 0)
      throw new Error(`${filePath} stands in none of the folders of styles: name its folder here as well.`);
    if (!lengths.has(filePath)) lengths.set(filePath, hash.length - 1);
    return `${letters(index)}${hash.slice(lengths.get(filePath))}`;
  };
}
