/** A site written for version 0.1.0, migrated by the packed command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runIn } from '../../scripts/application.js';
import { type Consumer, install } from './consumer.js';

let site: Consumer;
const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
const git = (...argumentList: string[]) => runIn(site.folder, 'git')('git', ...argumentList);
const commit = async () => {
  await git('add', '--all');
  await git('-c', 'user.name=Asha', '-c', 'user.email=asha@bahari.example', 'commit', '--quiet', '-m', 'Work');
};
const migrate = (...argumentList: string[]) => site.run('agency-ui', 'migrate', ...argumentList);

beforeAll(async () => {
  site = await install('microsite-0.1.0');
  writeFileSync(join(site.folder, '.gitignore'), 'node_modules\n');
});

// In the order of a team that updates: the site is migrated once.

it('refuses a folder that git does not know', async () => {
  await expect(migrate('0.2.0')).rejects.toThrow(/git does not know .*Write: npx agency-ui migrate 0\.2\.0 --dry-run/);
});

it('refuses a version that has no migrations, and a folder without the kit', async () => {
  await expect(migrate('7.0.0')).rejects.toThrow(
    '"7.0.0" is no version with breaking changes. Write: npx agency-ui migrate 0.2.0',
  );
  await expect(migrate('0.2.0', 'public')).rejects.toThrow(/No source file in .*public uses agency-ui\. Write: npx/);
  await expect(migrate()).rejects.toThrow('Usage: agency-ui doctor');
  await expect(migrate('0.2.0', '--dry')).rejects.toThrow('Usage: agency-ui doctor');
});

it('refuses uncommitted changes', async () => {
  await git('init', '--quiet');
  await expect(migrate('0.2.0')).rejects.toThrow(
    /git has uncommitted changes in .*--dry-run to see the changes, or --force/,
  );
});

it('shows the changes of a dry run, and writes nothing', async () => {
  const before = read('enquiries.tsx');
  const printed = await migrate('0.2', '--dry-run');
  expect(printed).toContain(
    '  enquiries.tsx:45\n    -     <PageHero title="Ask us" foot="deep" />\n    +     <PageHero title="Ask us" bottomSpace="deep" />\n',
  );
  expect(printed).toContain('agency-ui/docs/migrations.md#names-follow-the-terms-of-the-field\n');
  expect(printed).toMatch(/To change: 3 files\. To check by hand: \d+ places?\.\n$/);
  expect(read('enquiries.tsx')).toBe(before);
});

it('turns a site with type errors into one without', async () => {
  await expect(site.run('tsc')).rejects.toThrow("Cannot find module 'agency-ui/sections/FormSheet'");
  await commit();
  const printed = await migrate('0.2.0');
  expect(printed).toMatch(/Changed: 3 files\. .* Now run your type checker and your tests\.\n$/);
  await expect(site.run('tsc')).resolves.toBe('');
  expect(read('faq.css')).toContain('[data-hydrated="true"] .more');
  expect(read('plain.ts')).toContain('ornament: noOrnaments,');
});

it('has nothing left to change', async () => {
  await commit();
  await expect(migrate('0.2.0')).resolves.toMatch(/Changed: 0 files\./);
});
