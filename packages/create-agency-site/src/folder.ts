import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A folder's entries, except `.git`. Empty if the folder does not exist. */
export const contentsOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];

/** Explains why a site cannot be created in a folder and what to do instead; undefined if it can. */
export function folderProblem(folder: string): string | undefined {
  if (folder === '') return 'The folder has no name. Give it one, such as agency-site.';
  const path = resolve(folder);
  if (existsSync(path) && !statSync(path).isDirectory()) {
    return `${folder} is a file. Choose the name of a new folder.`;
  }
  const [first] = contentsOf(path);
  return first && `The folder ${folder} is not empty: it contains ${first}. Choose the name of a new folder.`;
}
