import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { outputErrorOf, writingTo } from './output-error.js';

/** A file that an enquiry in the copied database refers to. */
export interface NamedFile {
  id: string;
  bytes: number;
}

/** Suffix of the folders that hold a backup's files. */
const suffix = '.files';

/** The folder for a backup's files: `enquiries-2026-01-31.files` beside `enquiries-2026-01-31.db`. */
export const filesFolderOf = (backup: string): string => `${backup.replace(/\.db$/, '')}${suffix}`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Earlier backups' folders, newest first. */
async function earlierBackups(target: string): Promise<string[]> {
  const parent = dirname(target);
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name.endsWith(suffix) && entry.name !== basename(target))
    .map(({ name }) => join(parent, name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  return dated.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

/**
 * Hard-links a file that an earlier backup already has.
 *
 * @returns false if none has it, or if the file system does not support links.
 */
async function linkFrom(folder: string | undefined, { id, bytes }: NamedFile, target: string): Promise<boolean> {
  if (!folder) return false;
  try {
    if ((await stat(join(folder, id))).size !== bytes) return false;
    await link(join(folder, id), join(target, id));
    return true;
  } catch (error) {
    if (['ENOENT', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error))) return false;
    throw error;
  }
}

async function copy(source: string, target: string): Promise<void> {
  // Where the file system supports it, both copies share their content.
  await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await chmod(target, 0o600);
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The target was writable at this point, so a write can only fail because its disk fills up. */
const copyErrorOf = (error: unknown, source: string, target: string): unknown =>
  ['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error))
    ? outputErrorOf(error, target)
    : new Error(
        `${source} cannot be read (${codeOf(error)}). Run this as the user that runs the server, and check the disk.`,
        { cause: error },
      );

/**
 * Copies a backup's files from the server's folder while the server keeps running. A file is complete before an
 * enquiry refers to it and never changes afterwards, so the copy matches a database that was copied earlier. Files
 * that the newest earlier backup next to it already has are hard-linked, so each backup takes up only the space of
 * its new files and can be deleted on its own.
 *
 * `rsync --link-dest` does the same, but not every server has it, and it would also copy unfinished uploads.
 *
 * @returns the ids of files that are missing from the folder or have a different size.
 */
export async function backUpFolder(source: string, files: readonly NamedFile[], target: string): Promise<string[]> {
  const [earlier] = await writingTo(target, () => earlierBackups(target));
  // The folder gets its final name once it is complete.
  const partial = `${target}.partial`;
  const missing: string[] = [];
  await writingTo(target, async () => {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { mode: 0o700 });
  });
  try {
    for (const file of files) {
      if (await linkFrom(earlier, file, partial)) continue;
      const path = join(partial, file.id);
      try {
        await copy(join(source, file.id), path);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw copyErrorOf(error, join(source, file.id), target);
        missing.push(file.id);
        continue;
      }
      if ((await stat(path)).size !== file.bytes) missing.push(file.id);
    }
    await rename(partial, target);
    return missing;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
