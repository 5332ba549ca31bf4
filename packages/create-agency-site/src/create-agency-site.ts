#!/usr/bin/env node
/** The `create-agency-site` command, which `npm create agency-site` runs. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { cancel, intro, outro } from '@clack/prompts';
import { ask } from './ask.js';
import { readFlags, usage } from './flags.js';
import { generate } from './generate.js';
import { complete, type Input, questionNames } from './questions.js';
import { UsageError } from './usage-error.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Requires complete input when there is no terminal to ask questions in. */
function withoutTerminal(input: Input): Input {
  const missing = questionNames.filter((name) => input[name] === undefined);
  if (missing.length === 0) return input;
  const names = missing.map((name) => (name === 'folder' ? 'a folder' : `--${name}`)).join(', ');
  throw new UsageError(
    `This terminal is not interactive, so it cannot ask questions. Add --yes to use the defaults, or pass ${names}.`,
  );
}

async function run(): Promise<void> {
  const { input, yes, help, version: wantsVersion } = readFlags(process.argv.slice(2));
  if (help) return print(usage.trimEnd());
  if (wantsVersion) return print(version);

  const asks = !yes && process.stdin.isTTY && process.stdout.isTTY;
  if (asks) intro('An agency site built with agency-ui');
  const whole = asks ? await ask(input) : yes ? input : withoutTerminal(input);
  if (!whole) {
    cancel('Cancelled. Nothing was written.');
    process.exitCode = 1;
    return;
  }

  const answers = complete(whole);
  const folder = resolve(answers.folder);
  generate(folder, answers, version);
  const place = relative('.', folder);
  const next = [...(place ? [`cd ${place.includes(' ') ? `"${place}"` : place}`] : []), 'npm install', 'npm run dev'];
  const done = `The site is in ${place || 'this folder'}. Next:\n${next.map((line) => `  ${line}`).join('\n')}`;
  if (asks) outro(done);
  else print(done);
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
