import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import {
  type FieldDefinition,
  type FileLimits,
  type FormDefinition,
  fileLimitsOf,
  typeOfFile,
} from 'agency-ui/schemas';
import { detectedBytes, detectType } from './file-content.js';
import { safeFileName, uniqueFileName } from './file-name.js';
import { FileStoreError, type SpooledFile } from './file-store.js';

/** A file from a request. Has no `content` if it will be refused anyway or if the form accepts no files. */
export interface ReceivedFile {
  field: string;
  name: string;
  size: number;
  /** Media type detected from the content. */
  type: string | undefined;
  content: SpooledFile | undefined;
  /** In hexadecimal. Undefined for a file that will be refused anyway. */
  sha256: string | undefined;
  /** Whether the file was dropped for lack of space. */
  isWithoutSpace: boolean;
}

export interface ReceivedForm {
  /** The values of all fields except files. A repeated name gives a list. */
  values: Readonly<Record<string, unknown>>;
  files: readonly ReceivedFile[];
  /** Whether the request is larger than any form allows. The rest of it was not read. */
  isTooLarge: boolean;
  /** Why file contents could not be kept. */
  failure: FileStoreError | undefined;
  /** Deletes file contents that were not moved. */
  dispose: () => Promise<void>;
}

export interface ReceiveOptions {
  /** The form with this name, or the one named in the URL. */
  formOf: (name: unknown) => FormDefinition | undefined;
  /** Folder for file contents. If undefined, none are kept. */
  spool: string | undefined;
  /** Reserves disk space before bytes are written. Returns false if there isn't enough. @default unlimited */
  takeSpace?: ((bytes: number) => boolean) | undefined;
  /** Maximum total size of all values except files. */
  maxTextBytes: number;
  /** Maximum size of the request. */
  maxBytes: number;
  /** How long the visitor's connection may stall. @default 30 seconds */
  idleMs?: number | undefined;
}

/** The request ended early or isn't `multipart/form-data`. */
export class BrokenFormError extends Error {
  override name = 'BrokenFormError';
}

/** The request has more field names than any form. */
const maxParts = 300;

/** Files in one request beyond this number are not even counted. */
const maxFileParts = 60;

/** The longest an upload may take, in ms: 50 MB at 256 kbit/s takes 26 minutes. */
const maxDurationMs = 30 * 60_000;

const limitsOfField = (field: FieldDefinition | undefined): FileLimits | undefined =>
  field?.kind === 'file' ? fileLimitsOf(field) : undefined;

/** Reads a stream to its end, keeping the content if there is space. */
async function save(
  stream: BusboyFileStream,
  path: string | undefined,
  { maxBytes, takeSpace }: { maxBytes: number; takeSpace: (bytes: number) => boolean },
): Promise<{ size: number; sha256: string; head: Buffer; isWithoutSpace: boolean }> {
  // The stream must still be read to its end, because the parser would otherwise wait forever.
  let diskError: unknown;
  const note = (error: unknown) => {
    diskError ??= error;
  };
  const handle = path === undefined ? undefined : await open(path, 'wx', 0o600).catch(note);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  let isWithoutSpace = false;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size < detectedBytes) head.push(chunk);
      size += chunk.length;
      // A file that is too large is still counted, so that the error can state its size.
      if (!handle || diskError || size > maxBytes) continue;
      // Computed even when there is no space for the file, because a repeated request is recognised by its content.
      hash.update(chunk);
      isWithoutSpace ||= !takeSpace(chunk.length);
      if (isWithoutSpace) continue;
      // On a nearly full disk, `write` may write only part of the data, and reports that only in its result.
      await handle.writeFile(chunk).catch(note);
    }
    await handle?.sync().catch(note);
  } finally {
    await handle?.close();
  }
  if (diskError) throw diskError;
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(head).subarray(0, detectedBytes), isWithoutSpace };
}

/** Values, keyed by name. A repeated name gives a list, which only multiple-choice fields accept. */
const listRepeated = (entries: readonly [string, string][]) => {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
};

/**
 * Receives `multipart/form-data`. Files are streamed to disk as they arrive, so memory use does not depend on their
 * size. Nothing stays on disk if the request ends early.
 *
 * @throws BrokenFormError
 */
export async function receiveForm(
  request: Request,
  { formOf, spool: givenSpool, takeSpace = () => true, maxTextBytes, maxBytes, idleMs = 30_000 }: ReceiveOptions,
): Promise<ReceivedForm> {
  const texts: [string, string][] = [];
  /** Kept in the request's order, although a small file may be saved before an earlier, larger one. */
  const slots: (ReceivedFile | undefined)[] = [];
  const saving: Promise<void>[] = [];
  const open = new Set<BusboyFileStream>();
  const paths: string[] = [];
  const counts = new Map<string, number>();
  let textBytes = 0;
  let isTooLarge = false;
  let failure: unknown;
  let spool = givenSpool;

  const dispose = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true }).catch(() => undefined)));
  };

  if (!request.body) throw new BrokenFormError('the request has no body. Send the form’s fields as its body');
  const parser = createParser(request);
  const source = Readable.fromWeb(request.body as never);
  const stop = () => {
    isTooLarge = true;
    source.destroy();
  };

  const receiveFile = async (
    field: string,
    stream: BusboyFileStream,
    sentName: string | undefined,
  ): Promise<ReceivedFile | undefined> => {
    const form = formOf(texts.find(([name]) => name === 'form')?.[1]);
    const fields: Readonly<Record<string, FieldDefinition>> = form?.fields ?? {};
    const limits = limitsOfField(Object.hasOwn(fields, field) ? fields[field] : undefined);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    const folder = spool;
    const isKept = folder !== undefined && limits !== undefined && count <= limits.maxFiles;
    const path = isKept ? join(folder, randomUUID()) : undefined;
    if (path) paths.push(path);
    const saved = await save(stream, path, { maxBytes: limits?.maxBytes ?? 0, takeSpace });
    const { size, sha256, head } = saved;
    // If no file is chosen, browsers send an empty one without a name.
    if (!sentName && size === 0) return undefined;
    const type = await detectType(head);
    const safe = safeFileName(sentName ?? '');
    const missing = limits && !/\.[^.\s]{1,10}$/.test(safe) && typeOfFile({ name: safe, size, type }, limits.types);
    const name = missing ? `${safe}.${missing === 'jpeg' ? 'jpg' : missing}` : safe;
    const isWhole = path !== undefined && size <= (limits?.maxBytes ?? 0);
    const isWithoutSpace = isWhole && saved.isWithoutSpace;
    const content =
      isWhole && !isWithoutSpace ? { path, bytes: size, sha256, type: type ?? 'application/octet-stream' } : undefined;
    return { field, name, size, type, content, sha256: isWhole ? sha256 : undefined, isWithoutSpace };
  };

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    // The part has no name.
    if (name === undefined) return;
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isNameCut || isValueCut || textBytes > maxTextBytes) return stop();
    texts.push([name, value]);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, stop);
  parser.on('file', (field, stream, sentName) => {
    open.add(stream);
    // The parser and `destroy` also report errors here, even before or after reading.
    stream.on('error', () => undefined);
    const slot = slots.push(undefined) - 1;
    saving.push(
      receiveFile(field ?? '', stream, sentName)
        .then((file) => {
          slots[slot] = file;
        })
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => open.delete(stream)),
    );
  });

  try {
    if (givenSpool) {
      await mkdir(givenSpool, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        // Even if this fails, the form's text fields are still read.
        failure = error;
        spool = undefined;
      });
    }
    await feed(source, parser, { maxBytes, idleMs, stop });
    // The file streams end with the parser.
    await Promise.all(saving);
  } catch (error) {
    for (const stream of open) stream.destroy(error instanceof Error ? error : undefined);
    await Promise.all(saving);
    if (!isTooLarge) {
      await dispose();
      throw error;
    }
  }
  return {
    values: listRepeated(texts),
    files: withUniqueNames(slots),
    isTooLarge,
    failure:
      failure && !isTooLarge
        ? new FileStoreError(`a file could not be received: ${messageOf(failure)}.`, { cause: failure })
        : undefined,
    dispose,
  };
}

/** Numbers repeated names. */
function withUniqueNames(slots: readonly (ReceivedFile | undefined)[]): ReceivedFile[] {
  const taken = new Set<string>();
  return slots.flatMap((file) => {
    if (!file) return [];
    const name = uniqueFileName(file.name, taken);
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws BrokenFormError if the boundary is missing. */
function createParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      // Several times the longest text. A larger request is refused entirely.
      limits: {
        fieldNameSize: 100,
        fields: maxParts,
        files: maxFileParts,
        parts: maxParts + maxFileParts,
        headerPairs: 20,
      },
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch (error) {
    throw new BrokenFormError(messageOf(error), { cause: error });
  }
}

interface FeedOptions {
  maxBytes: number;
  idleMs: number;
  /** Aborts the request, because it is too large. */
  stop: () => void;
}

/** Writes the request into the parser. @throws BrokenFormError if it ends early, stalls or takes too long. */
function feed(source: Readable, parser: BusboyInstance, { maxBytes, idleMs, stop }: FeedOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    const fail = (message: string) => {
      const error = new BrokenFormError(message);
      reject(error);
      source.destroy();
      parser.destroy();
    };
    const idle = setTimeout(() => fail('the upload stalled'), idleMs);
    const end = setTimeout(() => fail('the upload took too long'), maxDurationMs);
    const settle = (act: () => void) => {
      clearTimeout(idle);
      clearTimeout(end);
      act();
    };
    source.on('data', (chunk: Buffer) => {
      received += chunk.length;
      idle.refresh();
      if (received > maxBytes) stop();
    });
    source.on('error', (error) => settle(() => fail(messageOf(error))));
    source.on('close', () => settle(() => (source.readableEnded ? undefined : fail('the request ended early'))));
    parser.on('error', (error) => settle(() => fail(messageOf(error))));
    parser.on('finish', () => settle(resolve));
    source.pipe(parser);
  });
}
