import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
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
  store: Pick<
    Store,
    'reserveFiles' | 'discardFiles' | 'discardedFiles' | 'takeDiscarded' | 'forgetFiles' | 'bytesOfFiles'
  >;
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
    const found = (await store.discardedFiles(when)).filter((id) => !receiving.has(id));
    if (found.length === 0) return deleted;
    const ids = await store.takeDiscarded(found);
    for (const id of ids) await files.remove(id);
    await store.forgetFiles(ids);
    deleted += ids.length;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const gigabytes = (bytes: number) => `${Number((bytes / 1e9).toPrecision(3))} GB`;

/** Whether files are taken at the moment: `full` if they have reached their limit, `failing` if they cannot be stored. */
export type FilesState = 'accepted' | 'full' | 'failing';

/** After a refusal, files count as accepted again once so much of the space is free. */
const freeShare = 0.05;

/** Caches the check of the store of files for this long, in ms: each one is a request to a bucket. */
const checkMs = 60_000;

/** The name of this machine, as a part of a file's name. */
const machine = encodeURIComponent(hostname());

/** Twice as long as an upload may take, in ms. */
const abandonedMs = 60 * 60_000;

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
 * The files of enquiries. Each gets a row in the database before its content is stored, so that a crash at any moment
 * leaves no unknown file behind. Files that belong to no enquiry are deleted at the next start, or later.
 */
export function createAttachments({ store, files, maxTotalBytes, report = () => undefined }: AttachmentsOptions) {
  // A folder for each process: another server may be receiving, also on another machine with the same folder.
  const spool = join(files.spool, `${machine}~${process.pid}-${randomUUID().slice(0, 8)}`);
  let reported = '';
  /** Size of the largest request that was refused since there was space, in bytes; 0 while files are accepted. */
  let refusedBytes = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checkFailure = '';
  /** Size of what this process is receiving, in bytes. */
  let incomingBytes = 0;
  let hasReportedSize = false;
  let emptiedAt = Number.NEGATIVE_INFINITY;
  /** Size of what is stored, when this process last read it: slow uploads outlast many others. */
  let storedBytes = 0;

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
      if (when === 'due' && performance.now() - emptiedAt > abandonedMs) await emptySpools();
      if (reported) report('The files of deleted enquiries have now been deleted.');
      reported = '';
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      if (reported !== error.message) report(`files of deleted enquiries have not been deleted yet: ${error.message}`);
      reported = error.message;
    }
  }

  function fullError(stored: number, bytes: number): FilesFullError {
    const sentence = `the files of enquiries take ${gigabytes(stored)} of at most ${gigabytes(maxTotalBytes)}, so further files are refused. Delete old enquiries, or raise ENQUIRIES_FILES_MAX_GB.`;
    // Files that would never fit say nothing about the space.
    if (bytes > maxTotalBytes) {
      if (!hasReportedSize)
        report(
          `an enquiry with files of ${gigabytes(bytes)} was refused, because all files together may take ${gigabytes(maxTotalBytes)}. Raise ENQUIRIES_FILES_MAX_GB.`,
        );
      hasReportedSize = true;
      return new FilesFullError(sentence);
    }
    if (refusedBytes === 0) report(sentence);
    refusedBytes = Math.max(refusedBytes, bytes, 1);
    return new FilesFullError(sentence);
  }

  /** Near the limit small files still fit, and large ones do not: that is one state, which is reported once. */
  function noteSpace(stored: number): void {
    const needed = Math.max(freeShare * maxTotalBytes, refusedBytes);
    if (refusedBytes === 0 || stored > maxTotalBytes - needed) return;
    refusedBytes = 0;
    report('Files of enquiries are accepted again.');
  }

  /** Of several servers with one store, each knows only what it is receiving itself. */
  async function assertSpace(rows: readonly EnquiryFile[]): Promise<void> {
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    storedBytes = await store.bytesOfFiles();
    if (storedBytes + bytes > maxTotalBytes) throw fullError(storedBytes, bytes);
    noteSpace(storedBytes);
  }

  /** Whether a folder was left by a process that has crashed. */
  async function isAbandoned(entry: string): Promise<boolean> {
    if (spool.endsWith(entry)) return false;
    const [, host, digits] = /^(.+)~(\d+)-/.exec(entry) ?? [];
    const pid = Number(digits);
    // In a container the process has the same id after each start.
    if (host === machine && pid) return pid === process.pid || !isRunning(pid);
    // Of another machine, or a container that was replaced, only the time is known.
    const changed = await stat(join(files.spool, entry)).catch(() => undefined);
    return changed !== undefined && Date.now() - changed.mtimeMs > abandonedMs;
  }

  /** Deletes the partial uploads of crashed processes. */
  async function emptySpools(): Promise<void> {
    emptiedAt = performance.now();
    await mkdir(files.spool, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(files.spool))
      if (await isAbandoned(entry)) await rm(join(files.spool, entry), { recursive: true, force: true });
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
        report(messageOf(error));
      }
    },

    /**
     * The space for the files of a request, reserved while they arrive, because many slow uploads can fill a disk too.
     */
    async openSpace(): Promise<Space> {
      // Without a store nothing can be kept anyway, and `keep` says so.
      storedBytes = await store.bytesOfFiles().catch(() => storedBytes);
      let taken = 0;
      return {
        take(bytes) {
          if (storedBytes + incomingBytes + bytes > maxTotalBytes) return false;
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
      // They did not fit when they arrived.
      if (received.some(({ isWithoutSpace }) => isWithoutSpace))
        throw fullError(
          await store.bytesOfFiles(),
          received.reduce((sum, { size }) => sum + size, 0),
        );
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
        throw new FileStoreError(
          `a file could not be stored: ${messageOf(error)}. Check the free space, and the permissions of the folder in ENQUIRIES_FILES.`,
          { cause: error },
        );
      }
      return kept.map(({ content, row }) => ({ ...row, sha256: content.sha256 }));
    },

    release,

    /** Whether files are taken at the moment. Writes a file to find out. */
    async state(): Promise<FilesState> {
      // After a failure it looks again at once: the owner may be fixing it.
      if (checkFailure || performance.now() - checkedAt > checkMs) {
        checkedAt = performance.now();
        const failure = await files.check().then(() => '', messageOf);
        if (failure && failure !== checkFailure) report(failure);
        checkFailure = failure;
      }
      if (checkFailure) return 'failing';
      const stored = await store.bytesOfFiles();
      noteSpace(stored);
      return refusedBytes > 0 || stored >= maxTotalBytes ? 'full' : 'accepted';
    },

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
