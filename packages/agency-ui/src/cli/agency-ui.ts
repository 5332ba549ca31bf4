#!/usr/bin/env node
/** The command `agency-ui`. */
import { resolve } from 'node:path';
import { examine } from './doctor.js';

const usage = `Usage: agency-ui doctor [folder]

Examines how a project has set up agency-ui: stylesheets, cascade layers, versions, provider and label packs. It reads
files and changes nothing. Exit code: 0 if nothing is found, 1 with findings, 2 for a wrong command.
`;

const [command, folder = '.', ...more] = process.argv.slice(2);

if (command === '--help' || command === 'help') process.stdout.write(usage);
else if (command !== 'doctor' || more.length > 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const findings = examine(resolve(folder));
  for (const { path, line, problem, write } of findings) {
    process.stdout.write(`${path}:${line}\n  ${problem}\n  Write: ${write}\n\n`);
  }
  process.stdout.write(findings.length === 0 ? 'Nothing found\n' : `${findings.length} found\n`);
  if (findings.length > 0) process.exitCode = 1;
}
