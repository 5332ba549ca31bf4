import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { EnquiryFile } from '../enquiry.js';
import { type Store, StoreError } from '../store/store.js';
import { type FileStore, FileStoreError, FilesFullError } from './file-store.js';
import type { ReceivedFile } from './receive-form.js';

/** Disk space reserved for one request's files. */
export interface Space {
  /** Reserves bytes about to be written. If there is no space, reserves nothing and returns false. */
  take: (bytes: number) => boolean;
  /** Releases the reservation, once the files have been either stored (and are counted as such) or deleted. */
  release: () => void;
}

/** A stored file that doesn't belong to an enquiry yet. */
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
 * @param receiving - Ids of files that are about to be assigned to one.
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

/** Whether files can currently be accepted: `full` if the size limit is reached, `failing` if they cannot be stored. */
export type FilesState = 'accepted' | 'full' | 'failing';

/** After a refusal, files count as accepted again once this share of the space is free. */
const freeShare = 0.05;

/** How long a file store check is cached, in ms, because each one may be a request to a bucket. */
const checkMs = 60_000;

/** This machine's name, made safe for use in a file name. */
const machine = encodeURIComponent(hostname());

/** Twice as long as an upload may take, in ms. */
const abandonedMs = 60 * 60_000;

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
 * The files attached to enquiries. Each gets a database row before its content is stored, so a crash at any moment
 * leaves no unknown file behind. Files that don't belong to an enquiry are deleted at the next start or later.
 */
export function createAttachments({ store, files, maxTotalBytes, report = () => undefined }: AttachmentsOptions) {
  // Each process has its own folder, because another server, perhaps on a different machine, may be receiving files
  // into the same parent folder.
  const spool = join(files.spool, `${machine}~${process.pid}-${randomUUID().slice(0, 8)}`);
  let reported = '';
  /** Size in bytes of the largest request refused since files were last accepted; 0 while they are. */
  let refusedBytes = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checkFailure = '';
  /** Size of the files that this process is receiving, in bytes. */
  let incomingBytes = 0;
  let hasReportedSize = false;
  let emptiedAt = Number.NEGATIVE_INFINITY;
  /**
   * Size of the stored files when this process last read it, because many other uploads may finish during a slow one.
   */
  let storedBytes = 0;

  /**
   * Reserved files whose enquiry is not stored yet. Without this list they could be mistaken for leftovers of a
   * crash, because the server listens before its start is complete and its clock may jump.
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
    const sentence = `the files attached to enquiries take up ${gigabytes(stored)} of at most ${gigabytes(maxTotalBytes)}, so further files are refused. Delete old enquiries, or raise ENQUIRIES_FILES_MAX_GB.`;
    // Files too large ever to fit say nothing about the free space.
    if (bytes > maxTotalBytes) {
      if (!hasReportedSize)
        report(
          `an enquiry with ${gigabytes(bytes)} of files was refused, because the limit for all files together is ${gigabytes(maxTotalBytes)}. Raise ENQUIRIES_FILES_MAX_GB.`,
        );
      hasReportedSize = true;
      return new FilesFullError(sentence);
    }
    if (refusedBytes === 0) report(sentence);
    refusedBytes = Math.max(refusedBytes, bytes, 1);
    return new FilesFullError(sentence);
  }

  /**
   * Near the limit, small files still fit but large ones don't. That counts as a single state, which is reported once.
   */
  function noteSpace(stored: number): void {
    const needed = Math.max(freeShare * maxTotalBytes, refusedBytes);
    if (refusedBytes === 0 || stored > maxTotalBytes - needed) return;
    refusedBytes = 0;
    report('Files are accepted again.');
  }

  /** When several servers share a store, each knows only what it is receiving itself. */
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
    // In a container, the process has the same id after every start.
    if (host === machine && pid) return pid === process.pid || !isRunning(pid);
    // For another machine or a replaced container, the age of the folder is the only clue.
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

    /** Removes what a crash has left behind, and reports if files cannot be stored. */
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
     * Space for a request's files, reserved as they arrive, because many slow uploads together can also fill a disk.
     */
    async openSpace(): Promise<Space> {
      // Without a store, nothing can be kept anyway, and `keep` reports that.
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
     * Stores received files. They don't belong to an enquiry until they are passed to `store.add`; release them after
     * that.
     *
     * @throws FilesFullError, FileStoreError, StoreError
     */
    async keep(received: readonly ReceivedFile[]): Promise<NewFile[]> {
      // These files didn't fit when they arrived.
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

    /** Whether files can currently be accepted. Writes a file to find out. */
    async state(): Promise<FilesState> {
      // After a failure, check again immediately, because the owner may be fixing it.
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

    /** Deletes files whose enquiry was not stored in the end. */
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
