#!/usr/bin/env node
/** The `agency-ui` command. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor.js';

const usage = `Usage: agency-ui doctor [folder]

doctor examines how a project has set up agency-ui: stylesheets, themes, cascade layers, versions, provider,
languages, names that a newer version has changed, and Astro islands. It reads files and changes nothing. Exit code: 0 if nothing is found, 1 with findings, 2 for an invalid command.
`;

const print = (text: string) => process.stdout.write(text);

function doctor(folder: string) {
  const findings = examine(folder);
  for (const { path, line, problem, write } of findings) {
    print(`${path}:${line}\n  ${problem}\n  Write: ${write}\n\n`);
  }
  print(findings.length === 0 ? 'Nothing found\n' : `${findings.length} found\n`);
  if (findings.length > 0) process.exitCode = 1;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean' } },
  });
  const [command, folder = '.', ...others] = positionals;
  if (values['help'] || command === 'help') return print(usage);
  if (command === 'doctor' && others.length === 0 && Object.keys(values).length === 0) return doctor(resolve(folder));
  process.stderr.write(usage);
  process.exitCode = 2;
}

main();
