#!/usr/bin/env node
/** `npx agency-enquiries COMMAND`: the owner's command line, for the store in `DATABASE_URL`. */
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { recipientsOf } from '../delivery/mailer.js';
import { createFileStore } from '../files/create-file-store.js';
import { readFileLocation } from '../files/file-location.js';
import type { FileStore } from '../files/file-store.js';
import { findUnknownEnquirySettings, readDatabase } from '../settings.js';
import { createStore, type Store } from '../store/store.js';
import { asksForUsage, runCommand, usage } from './commands.js';
import { UsageError } from './usage-error.js';

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/** Overwrites the last line in the terminal. */
const showProgress = (text: string) => void process.stderr.write(`\r\u001b[K${text}`);

/** The receivers in `ENQUIRIES_TO`, which most commands don't set. */
function receiversIn({ ENQUIRIES_TO }: NodeJS.ProcessEnv) {
  if (!ENQUIRIES_TO?.trim()) return undefined;
  return recipientsOf(ENQUIRIES_TO).map((recipient) => ({ channel: 'mail' as const, recipient }));
}

/** Serves the owner's pages until Ctrl-C. */
async function serve(store: Store, files: FileStore | undefined, port: number): Promise<void> {
  // Must be set before the view is imported, because React chooses its build when it loads, and its development build
  // is slower.
  Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' });
  const { serveView } = await import('../view/serve-view.js');
  // Fails early if the store cannot be read.
  const total = await store.count();
  const view = await serveView({ store, files, port });
  await print(`${total} ${total === 1 ? 'enquiry' : 'enquiries'} at ${view.address}\nPress Ctrl-C to stop.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await view.close();
}

/** @throws a readable error if the file does not exist or this user may not read it. */
function assertReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Error(
      (error as NodeJS.ErrnoException).code === 'EACCES'
        ? `This user is not allowed to read the store at ${file}. Run this as the user that runs the server, or as root.`
        : `There is no store at ${file}. Run this in the server’s folder, or set DATABASE_URL to the value the server uses.`,
    );
  }
}

async function main(args: readonly string[]): Promise<void> {
  // Reports a command-line mistake before a missing store.
  if (asksForUsage(args)) return print(usage);
  // Only warns here, so that a misspelt setting cannot stop a backup. The server refuses to start with one.
  for (const sentence of findUnknownEnquirySettings(process.env)) console.error(sentence);
  const location = readDatabase(process.env);
  if (location.kind === 'sqlite') assertReadable(location.file);
  const fileLocation = readFileLocation(process.env);
  const files = fileLocation && createFileStore(fileLocation);
  const store = createStore(location, { report: () => undefined });
  try {
    await runCommand(store, args, {
      print,
      serve: (port) => serve(store, files, port),
      files,
      receivers: receiversIn(process.env),
      output: process.stdout.isTTY ? undefined : process.stdout,
      showProgress: process.stderr.isTTY ? showProgress : undefined,
    });
  } finally {
    if (process.stderr.isTTY) showProgress('');
    await store.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
