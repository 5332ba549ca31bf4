#!/usr/bin/env node
/** The command `agency-ui`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor.js';
import { type MigrationResult, migrate, usesKit, versionOf, versions } from './migrate.js';
import { readProject } from './project.js';

const usage = `Usage: agency-ui doctor [folder]
       agency-ui migrate <version> [folder] [--dry-run] [--force]

doctor examines how a project has set up agency-ui: stylesheets, cascade layers, versions, provider and label packs. It
reads files and changes nothing. Exit code: 0 if nothing is found, 1 with findings, 2 for a wrong command.

migrate changes the code of a project for the breaking changes of a version, and lists what is left to do by hand. Run it
once, right after the update, with all work committed.
  --dry-run  shows the changes and writes nothing
  --force    changes files although git has uncommitted changes, or does not know the folder
Exit code: 0 if it ran, 2 for a wrong command or uncommitted changes.
`;

const print = (text: string) => process.stdout.write(text);

function refuse(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

function doctor(folder: string) {
  const findings = examine(folder);
  for (const { path, line, problem, write } of findings) {
    print(`${path}:${line}\n  ${problem}\n  Write: ${write}\n\n`);
  }
  print(findings.length === 0 ? 'Nothing found\n' : `${findings.length} found\n`);
  if (findings.length > 0) process.exitCode = 1;
}

/** Why changes in a folder could not be undone, or undefined if git has everything. */
function unsafe(folder: string): string | undefined {
  try {
    const changes = execFileSync('git', ['status', '--porcelain', '--', '.'], { cwd: folder, stdio: 'pipe' });
    return changes.length > 0 ? `git has uncommitted changes in ${folder}. Commit or stash them first` : undefined;
  } catch {
    return `git does not know ${folder}, so changes could not be undone. Commit it first`;
  }
}

const prefixed = (text: string, sign: string) => text.replace(/^/gm, `    ${sign} `);

/** The page of an entry, with the fragment that Markdown renderers give its heading. */
const pageOf = (heading: string) =>
  `agency-ui/docs/migrations.md#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;

function report({ entries, unreadable, files }: MigrationResult, isDryRun: boolean) {
  for (const { heading, changes, byHand } of entries) {
    if (changes.length + byHand.length === 0) continue;
    print(`${heading}\n  ${pageOf(heading)}\n`);
    for (const { path, line, before, after } of changes) {
      print(`  ${path}:${line}\n${prefixed(before, '-')}\n${prefixed(after, '+')}\n`);
    }
    for (const { path, line, problem, write } of byHand) {
      print(`  By hand: ${path}:${line}\n    ${problem}\n    Write: ${write}\n`);
    }
    print('\n');
  }
  for (const { path, line, problem, write } of unreadable)
    print(`${path}:${line}\n  ${problem}\n  Write: ${write}\n\n`);
  const places = entries.flatMap(({ byHand }) => byHand).length;
  print(
    `${isDryRun ? 'To change' : 'Changed'}: ${files.size} ${files.size === 1 ? 'file' : 'files'}. ` +
      `To check by hand: ${places} ${places === 1 ? 'place' : 'places'}.` +
      `${files.size > 0 && !isDryRun ? ' Now run your type checker and your tests.' : ''}\n`,
  );
}

function runMigration(asked: string, folder: string, { isDryRun, isForced }: { isDryRun: boolean; isForced: boolean }) {
  const version = versionOf(asked);
  if (!version) {
    const choices = versions.map((one) => `npx agency-ui migrate ${one}`).join(', or ');
    return refuse(`"${asked}" is no version with breaking changes. Write: ${choices}`);
  }
  const project = readProject(folder);
  if (!usesKit(project)) {
    return refuse(`No source file in ${folder} uses agency-ui. Write: npx agency-ui migrate ${asked} path/to/project`);
  }
  const reason = isDryRun || isForced ? undefined : unsafe(folder);
  if (reason)
    return refuse(`${reason}. Write: npx agency-ui migrate ${asked} --dry-run to see the changes, or --force`);
  const result = migrate(project, version);
  if (!isDryRun) for (const [path, text] of result.files) writeFileSync(join(folder, path), text);
  report(result, isDryRun);
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const [command, ...operands] = positionals;
  const unknown = Object.keys(values).filter((name) => !['help', 'dry-run', 'force'].includes(name));
  if (values['help'] || command === 'help') return print(usage);
  if (command === 'doctor' && operands.length < 2 && Object.keys(values).length === 0)
    return doctor(resolve(operands[0] ?? '.'));
  if (command === 'migrate' && operands[0] !== undefined && operands.length < 3 && unknown.length === 0) {
    const [version, folder = '.'] = operands;
    return runMigration(version, resolve(folder), {
      isDryRun: values['dry-run'] === true,
      isForced: values['force'] === true,
    });
  }
  return refuse(usage);
}

main();
