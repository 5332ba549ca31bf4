import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUpFolder } from './back-up-folder.js';
import { type FileStore, FileStoreError } from './file-store.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Flushes a renamed file's directory entry to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files in a folder that only the server's user can read. Files are named by id, so no text from a visitor is
 * ever part of a path.
 */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id);
  // On the same disk, so that storing a received file is just a rename.
  const spool = join(folder, 'incoming');
  return {
    spool,
    async put(id, { path }) {
      await rename(path, pathOf(id));
      await syncFolder(folder);
    },
    async read(id) {
      try {
        const handle = await open(pathOf(id), 'r');
        return createReadStream('', { fd: handle });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    backUp: (files, target) => backUpFolder(folder, files, target),
    async check() {
      const trial = join(spool, 'trial');
      try {
        await mkdir(spool, { recursive: true, mode: 0o700 });
        await writeFile(trial, 'trial', { mode: 0o600 });
        await rm(trial, { force: true });
      } catch (error) {
        throw new FileStoreError(
          `files cannot be stored in ${folder} (${(error as NodeJS.ErrnoException).code}). Give the user that runs the server write access to it and check the free space, or set ENQUIRIES_FILES to a different folder.`,
          { cause: error },
        );
      }
    },
  };
}
