import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** What lies in a folder, apart from a repository that was begun there. Nothing, if there is no folder. */
export const contentsOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];

/** Why a site cannot be written to a folder, and what to write instead; or undefined. */
export function folderProblem(folder: string): string | undefined {
  if (folder === '') return 'The folder has no name. Write one, such as agency-site.';
  const path = resolve(folder);
  if (existsSync(path) && !statSync(path).isDirectory()) {
    return `${folder} is a file. Write the name of a new folder.`;
  }
  const [first] = contentsOf(path);
  return first && `The folder ${folder} is not empty: it holds ${first}. Write the name of a new folder.`;
}
