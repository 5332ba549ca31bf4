import { type Stats, statSync } from 'node:fs';

/** Also returns undefined for a path that this user may not read, because opening it gives a better error. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;

export const isFile = (path: string): boolean => statsOf(path)?.isFile() ?? false;
