import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The entries of a folder except `.git`. Empty if the folder does not exist. */
export const contentsOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];

/** Why a site cannot be created in a folder, and what to write instead; otherwise undefined. */
export function folderProblem(folder: string): string | undefined {
  if (folder === '') return 'The folder has no name. Write one, such as agency-site.';
  const path = resolve(folder);
  if (existsSync(path) && !statSync(path).isDirectory()) {
    return `${folder} is a file. Write the name of a new folder.`;
  }
  const [first] = contentsOf(path);
  return first && `The folder ${folder} is not empty: it holds ${first}. Write the name of a new folder.`;
}
