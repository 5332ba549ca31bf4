import type { Readable } from 'node:stream';
import type { NamedFile } from './back-up-folder.js';

/** A received file on this server's disk. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  /** Media type of the content. */
  type: string;
}

/** Stores file contents under their ids. All other details of a file are in the database. */
export interface FileStore {
  /** A folder on this server's disk for files still being received. */
  spool: string;
  /** Stores a file; resolves once it is durable. May move the original. */
  put: (id: string, file: SpooledFile) => Promise<void>;
  /** Returns the content, or undefined if there is no such file. */
  read: (id: string) => Promise<Readable | undefined>;
  /** Deletes a file. Resolves even if there is none. */
  remove: (id: string) => Promise<void>;
  /**
   * Copies files into a new folder. Absent for buckets, because their service can keep versions.
   *
   * @returns the ids of files that are not in the store.
   */
  backUp?: (files: readonly NamedFile[], target: string) => Promise<string[]>;
  /** Rejects with a readable message if a file cannot currently be stored. */
  check: () => Promise<void>;
}

/** The files together have reached their size limit. The message is for the log. */
export class FilesFullError extends Error {
  override name = 'FilesFullError';
}

/** The file store has failed. The message is for the log. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}
