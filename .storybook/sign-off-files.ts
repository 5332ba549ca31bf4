/** Reads and writes the records of sign-offs and of the latest pictures. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type Pictures, type SignOff, stateOf } from './sign-offs.js';

const signOffFile = resolve(import.meta.dirname, 'sign-offs.json');
const picturesFile = resolve(import.meta.dirname, 'pictures.json');

const digests = z.record(z.string(), z.string());

const signOffs = z.record(
  z.string(),
  z.strictObject({
    name: z.string('Add who signed, as in "name": "Amina W."').trim().min(1, 'Add who signed.'),
    date: z.iso.date('Use the day of the review, as in "date": "2026-01-31".'),
    commit: z
      .string('Add the revision that was reviewed, as in "commit": "b9bb829".')
      .regex(/^[\da-f]{7,40}(-dirty)?$/, 'Use a commit as git prints it: 7 to 40 digits and letters from a to f.'),
    browser: z.string().optional(),
    pictures: digests.optional(),
    note: z.string().trim().min(1, 'Write a sentence, or remove the line.').optional(),
    approvals: z
      .array(z.strictObject({ name: z.string(), date: z.iso.date(), pictures: z.array(z.string()) }))
      .optional(),
  }),
);

const pictures = z.record(z.string(), z.object({ browser: z.string(), pictures: digests }));

/** @throws an Error with a message for each mistake. */
export function parseSignOffs(text: string): Record<string, SignOff> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`.storybook/sign-offs.json is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  return checkSignOffs(json);
}

function checkSignOffs(json: unknown): Record<string, SignOff> {
  const parsed = signOffs.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(faults.map((fault) => `.storybook/sign-offs.json, ${fault}`).join('\n'));
}

export const readSignOffs = () => parseSignOffs(readFileSync(signOffFile, 'utf8'));

/**
 * @throws an Error with a readable message. Nobody edits this file by hand, but merges can leave conflict markers in
 * it.
 */
export function parsePictures(text: string): Record<string, Pictures> {
  try {
    return pictures.parse(JSON.parse(text));
  } catch {
    throw new Error(
      '.storybook/pictures.json is not a record of pictures. Replace its content with {}, then take them again with "npm run visual".',
    );
  }
}

export const readPictures = () => parsePictures(readFileSync(picturesFile, 'utf8'));

const sortKeys = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other)));

const write = (file: string, record: object) => writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);

/** @throws an Error with a readable message if the record could not be read back; nothing is written then. */
export const writeSignOffs = (record: Readonly<Record<string, SignOff>>) =>
  write(signOffFile, sortKeys(checkSignOffs(record)));

export function writePictures(record: Readonly<Record<string, Pictures>>): void {
  const sorted = Object.entries(record).map(([component, { browser, pictures }]) => [
    component,
    { browser, pictures: sortKeys(pictures) },
  ]);
  write(picturesFile, sortKeys(Object.fromEntries(sorted)));
}

/**
 * Completes handwritten entries with the pictures from the reviewed commit.
 *
 * @returns The components whose entries it completed.
 */
export async function completeSignOffs(
  record: Record<string, SignOff>,
  picturesAt: (commit: string) => Promise<Readonly<Record<string, Pictures>>>,
): Promise<string[]> {
  const completed: string[] = [];
  for (const [component, signOff] of Object.entries(record)) {
    const pictures = signOff.pictures ? undefined : (await picturesAt(signOff.commit))[component];
    if (!pictures) continue;
    record[component] = { ...signOff, ...pictures };
    completed.push(component);
  }
  return completed;
}

/** Returns a function that looks up a component's sign-off state. */
export function readStates() {
  const [signed, last] = [readSignOffs(), readPictures()];
  return (component: string) => stateOf(component, signed[component], last[component]);
}
