import { type Stats, statSync } from 'node:fs';

/** Undefined also for a path that this user may not read: what opens it says so better. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;

export const isFile = (path: string): boolean => statsOf(path)?.isFile() ?? false;
