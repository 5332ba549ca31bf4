import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnquiryFile } from '../enquiry.js';
import { type Store, StoreError } from '../store/store.js';
import { type FileStore, FileStoreError, FilesFullError } from './file-store.js';
import type { ReceivedFile } from './receive-form.js';

/** The space on the disk that the files of one request may take. */
export interface Space {
  /** Takes bytes that are about to be written. Returns false, and takes none, if they have no space. */
  take: (bytes: number) => boolean;
  /** Gives back what was taken: the files are stored, and count as such, or they are deleted. */
  release: () => void;
}

/** A file that is stored, but belongs to no enquiry yet. */
export interface NewFile extends EnquiryFile {
  sha256: string;
}

export interface AttachmentsOptions {
  store: Pick<Store, 'reserveFiles' | 'discardFiles' | 'discardedFiles' | 'forgetFiles' | 'bytesOfFiles'>;
  files: FileStore;
  /** Size of all files together, in bytes. Above it no more are taken. */
  maxTotalBytes: number;
  report?: ((sentence: string) => void) | undefined;
}

/**
 * Deletes files that no longer belong to an enquiry.
 *
 * @param receiving - Ids that are about to belong to one.
 * @returns their number.
 */
export async function deleteDiscarded(
  { store, files }: Pick<AttachmentsOptions, 'store' | 'files'>,
  when: 'due' | 'at start' = 'due',
  receiving: ReadonlySet<string> = new Set(),
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = (await store.discardedFiles(when)).filter((id) => !receiving.has(id));
    if (ids.length === 0) return deleted;
    for (const id of ids) await files.remove(id);
    await store.forgetFiles(ids);
    deleted += ids.length;
  }
}

const gigabytes = (bytes: number) => `${Number((bytes / 1e9).toPrecision(3))} GB`;

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The files of enquiries: a row in the database for each, before its content is stored, so that a crash at any moment
 * leaves nothing that is not known. What belongs to no enquiry is deleted at the next start, or later.
 */
export function createAttachments({ store, files, maxTotalBytes, report = () => undefined }: AttachmentsOptions) {
  // A folder for each process: another server may be receiving.
  const spool = join(files.spool, `${process.pid}-${randomUUID().slice(0, 8)}`);
  let reported = '';
  let hasReportedFull = false;
  /** Size of what this process is receiving, in bytes. */
  let incomingBytes = 0;

  /**
   * Reserved files whose enquiry is not stored yet. They look like those that a crash has left: the server listens
   * before its start is complete, and its clock may step.
   */
  const receiving = new Set<string>();
  const release = (given: readonly { id: string }[]) => {
    for (const { id } of given) receiving.delete(id);
  };

  async function sweep(when: 'due' | 'at start' = 'due'): Promise<void> {
    try {
      await deleteDiscarded({ store, files }, when, receiving);
      if (reported) report('Files of deleted enquiries are deleted now.');
      reported = '';
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      if (reported !== error.message) report(`files of deleted enquiries are not deleted yet: ${error.message}`);
      reported = error.message;
    }
  }

  function fullError(stored: number): FilesFullError {
    const sentence = `the files of enquiries take ${gigabytes(stored)} of at most ${gigabytes(maxTotalBytes)}, so further files are refused. Delete old enquiries, or raise ENQUIRIES_FILES_MAX_GB.`;
    if (!hasReportedFull) report(sentence);
    hasReportedFull = true;
    return new FilesFullError(sentence);
  }

  /** Of several servers with one store, each knows only what it is receiving itself. */
  async function assertSpace(rows: readonly EnquiryFile[]): Promise<void> {
    const stored = await store.bytesOfFiles();
    if (stored + rows.reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes) throw fullError(stored);
    hasReportedFull = false;
  }

  /** Deletes what processes that have crashed were receiving. */
  async function emptySpools(): Promise<void> {
    await mkdir(files.spool, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(files.spool)) {
      const pid = Number(/^(\d+)-/.exec(entry)?.[1]);
      // In a container the process has the same id after each start.
      const isOwn = pid === process.pid && !spool.endsWith(entry);
      if (isOwn || (pid && !isRunning(pid))) await rm(join(files.spool, entry), { recursive: true, force: true });
    }
  }

  return {
    spool,
    read: files.read,
    sweep,

    /** Removes what a crash has left, and reports if files cannot be stored. */
    async start(): Promise<void> {
      try {
        await files.check();
        await emptySpools();
        await sweep('at start');
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    },

    /** The space for the files of a request, which is taken while they arrive: many slow uploads fill a disk too. */
    async openSpace(): Promise<Space> {
      // Without a store nothing can be kept anyway, and `keep` says so.
      const stored = await store.bytesOfFiles().catch(() => 0);
      let taken = 0;
      return {
        take(bytes) {
          if (stored + incomingBytes + bytes > maxTotalBytes) return false;
          incomingBytes += bytes;
          taken += bytes;
          return true;
        },
        release() {
          incomingBytes -= taken;
          taken = 0;
        },
      };
    },

    /**
     * Stores received files. They belong to no enquiry until `store.add` gets them; then release them.
     *
     * @throws FilesFullError, FileStoreError, StoreError
     */
    async keep(received: readonly ReceivedFile[]): Promise<NewFile[]> {
      // They had no space while they arrived.
      if (received.some(({ isWithoutSpace }) => isWithoutSpace)) throw fullError(await store.bytesOfFiles());
      const kept = received.flatMap(({ content, field, name }) =>
        content ? [{ content, row: { id: randomUUID(), field, name, type: content.type, bytes: content.bytes } }] : [],
      );
      if (kept.length === 0) return [];
      const rows = kept.map(({ row }) => row);
      await assertSpace(rows);
      for (const { id } of rows) receiving.add(id);
      try {
        await store.reserveFiles(rows);
        for (const { content, row } of kept) await files.put(row.id, content);
      } catch (error) {
        release(rows);
        await store.discardFiles(rows.map(({ id }) => id)).catch(() => undefined);
        if (error instanceof FileStoreError || error instanceof StoreError) throw error;
        throw new FileStoreError(`a file could not be stored: ${error instanceof Error ? error.message : error}.`, {
          cause: error,
        });
      }
      return kept.map(({ content, row }) => ({ ...row, sha256: content.sha256 }));
    },

    release,

    /** Deletes files that were stored for an enquiry which was not. */
    async discard(unused: readonly NewFile[]): Promise<void> {
      if (unused.length === 0) return;
      release(unused);
      await store.discardFiles(unused.map(({ id }) => id));
      await sweep();
    },

    stop: () => rm(spool, { recursive: true, force: true }).catch(() => undefined),
  };
}

export type Attachments = ReturnType<typeof createAttachments>;
