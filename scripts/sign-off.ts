/**
 * Records that a person has signed off components as they look now, or a group of changes found by `npm run visual`:
 *
 *     npm run sign-off -- HeroCarousel --name "Amina W." [--note "Looked at on a phone too."]
 *     npm run sign-off -- --group 1 --name "Amina W."
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readPictures, readSignOffs, writeSignOffs } from '../.storybook/sign-off-files.js';
import { answerHelp, endWithSentences, runQuietly } from './run.js';
import type { Group } from './visual/groups.js';
import { groupsFile, hasFilesOf, takeWorkingTree } from './visual/working-tree.js';

endWithSentences();
answerHelp(`Usage: npm run sign-off -- NAME … --name "Amina W." [--note "Looked at on a phone too."]
       npm run sign-off -- --group 1 --name "Amina W."

Records that a person has signed off components as they look now, or a group of changes that "npm run visual" found.`);

const usage =
  'The component, the group or your name is missing. Run npm run sign-off -- HeroCarousel --name "Amina W."';

const { positionals, values } = parseArgs({
  options: { name: { type: 'string' }, note: { type: 'string' }, group: { type: 'string' } },
  allowPositionals: true,
});
const { name, note, group } = values;
if ((positionals.length === 0) === (group === undefined) || !name || !/\p{L}/u.test(name)) throw new Error(usage);

/** The commit being reviewed, and whether anything except the record has changed since. */
async function revision(): Promise<string> {
  const commit = await runQuietly('git', ['rev-parse', '--short', 'HEAD']).then(
    (text) => text.trim(),
    () => {
      throw new Error('There is no commit to sign off. Run this in a git repository with a commit.');
    },
  );
  return (await hasFilesOf(commit)) ? commit : `${commit}-dirty`;
}

/** The groups from the last comparison. */
async function readGroups(): Promise<Group[]> {
  const text = await readFile(groupsFile, 'utf8').catch(() => {
    throw new Error('There are no groups yet. Run "npm run visual" first.');
  });
  return JSON.parse(text) as Group[];
}

// Read first, so that an invalid record fails before any pictures are taken.
readSignOffs();
const signature = {
  name,
  date: new Date().toISOString().slice(0, 10),
  commit: await revision(),
  ...(note && { note }),
};

if (group === undefined) {
  const { taken, failures } = await takeWorkingTree(positionals, {});
  const failed = Object.entries(failures).map(([key, reason]) => `\n${key}: ${reason}`);
  if (failed.length > 0) throw new Error(`A component with failed stories cannot be signed off:${failed.join('')}`);
  // Read only now, because others may have signed off during the minutes it takes to take the pictures.
  const record = readSignOffs();
  for (const component of positionals) record[component] = { ...signature, ...taken[component] };
  writeSignOffs(record);
} else {
  const groups = await readGroups();
  const { changes } = groups[Number(group) - 1] ?? {};
  if (!changes)
    throw new Error(
      `There is no group ${group}. Use a number from 1 to ${groups.length}, as listed by the last "npm run visual".`,
    );
  const [record, last] = [readSignOffs(), readPictures()];
  const open = new Set<string>();
  const { date } = signature;
  for (const { component, key, digest } of changes) {
    const { [component]: signOff } = record;
    if (last[component]?.pictures[key] !== digest) {
      throw new Error(
        `${key} has been taken again since those groups were listed. Run "npm run visual" and review its groups.`,
      );
    }
    if (!signOff?.pictures || signOff.browser !== last[component]?.browser) open.add(component);
    else {
      // The person who signed off the component hasn't seen this picture, so both names are kept.
      const approvals = [...(signOff.approvals ?? []), { name, date, pictures: [key] }];
      record[component] = { ...signOff, approvals, pictures: { ...signOff.pictures, [key]: digest } };
    }
  }
  for (const component of open) {
    console.log(
      `${component} has no sign-off to renew. Sign off the whole component: npm run sign-off -- ${component} --name …`,
    );
  }
  if (changes.every(({ component }) => open.has(component)))
    throw new Error('Nothing was recorded. Sign off each component by name.');
  writeSignOffs(record);
}
console.log(`Signed off by ${name}: commit .storybook/sign-offs.json and .storybook/pictures.json.`);
console.log('A running Storybook shows it on the docs page at once, and in the sidebar after a restart.');
