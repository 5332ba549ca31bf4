import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnquiryFile } from '../enquiry.js';
import { type Store, StoreError } from '../store/store.js';
import { type FileStore, FileStoreError, FilesFullError } from './file-store.js';
import type { ReceivedFile } from './receive-form.js';

/** The disk space reserved for the files of one request. */
export interface Space {
  /** Reserves bytes that are about to be written. Returns false, and reserves none, if there is no space. */
  take: (bytes: number) => boolean;
  /** Releases the reservation: the files are stored, and count as such, or deleted. */
  release: () => void;
}

/** A stored file that does not belong to an enquiry yet. */
export interface NewFile extends EnquiryFile {
  sha256: string;
}

export interface AttachmentsOptions {
  store: Pick<Store, 'reserveFiles' | 'discardFiles' | 'discardedFiles' | 'forgetFiles' | 'bytesOfFiles'>;
  files: FileStore;
  /** Maximum size of all files together, in bytes. Beyond it, no more files are accepted. */
  maxTotalBytes: number;
  report?: ((sentence: string) => void) | undefined;
}

/**
 * Deletes files that no longer belong to an enquiry.
 *
 * @param receiving - Ids of files that are about to belong to one.
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

/** Whether a process is running on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The files of enquiries. Each gets a row in the database before its content is stored, so that a crash at any moment
 * leaves no unknown file behind. Files that belong to no enquiry are deleted at the next start, or later.
 */
export function createAttachments({ store, files, maxTotalBytes, report = () => undefined }: AttachmentsOptions) {
  // One folder per process, because another server may be receiving files.
  const spool = join(files.spool, `${process.pid}-${randomUUID().slice(0, 8)}`);
  let reported = '';
  let hasReportedFull = false;
  /** Size of the files that this process is receiving, in bytes. */
  let incomingBytes = 0;

  /**
   * Reserved files whose enquiry is not stored yet. They look like leftovers of a crash: the server listens before its
   * start is complete, and its clock may jump.
   */
  const receiving = new Set<string>();
  const release = (given: readonly { id: string }[]) => {
    for (const { id } of given) receiving.delete(id);
  };

  async function sweep(when: 'due' | 'at start' = 'due'): Promise<void> {
    try {
      await deleteDiscarded({ store, files }, when, receiving);
      if (reported) report('The files of deleted enquiries have now been deleted.');
      reported = '';
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      if (reported !== error.message) report(`files of deleted enquiries have not been deleted yet: ${error.message}`);
      reported = error.message;
    }
  }

  function fullError(stored: number): FilesFullError {
    const sentence = `the files of enquiries take ${gigabytes(stored)} of at most ${gigabytes(maxTotalBytes)}, so further files are refused. Delete old enquiries, or raise ENQUIRIES_FILES_MAX_GB.`;
    if (!hasReportedFull) report(sentence);
    hasReportedFull = true;
    return new FilesFullError(sentence);
  }

  /** If several servers share a store, each knows only what it is receiving itself. */
  async function assertSpace(rows: readonly EnquiryFile[]): Promise<void> {
    const stored = await store.bytesOfFiles();
    if (stored + rows.reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes) throw fullError(stored);
    hasReportedFull = false;
  }

  /** Deletes the partial uploads of crashed processes. */
  async function emptySpools(): Promise<void> {
    await mkdir(files.spool, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(files.spool)) {
      const pid = Number(/^(\d+)-/.exec(entry)?.[1]);
      // In a container, the process has the same id after each restart.
      const isOwn = pid === process.pid && !spool.endsWith(entry);
      if (isOwn || (pid && !isRunning(pid))) await rm(join(files.spool, entry), { recursive: true, force: true });
    }
  }

  return {
    spool,
    read: files.read,
    sweep,

    /** Removes the leftovers of a crash, and reports if files cannot be stored. */
    async start(): Promise<void> {
      try {
        await files.check();
        await emptySpools();
        await sweep('at start');
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    },

    /**
     * The space for the files of a request, reserved while they arrive, because many slow uploads can fill a disk too.
     */
    async openSpace(): Promise<Space> {
      // Without a working store nothing can be kept anyway, and `keep` reports that.
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
      // There was no space while they arrived.
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

    /** Deletes files that were stored for an enquiry that was not. */
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
