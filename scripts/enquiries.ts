/**
 * Runs the owner's command line in this repository: `npm run enquiries -- list`. It runs from source; only `serve`
 * needs the built packages, for their stylesheets.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from './build.js';

const command = 'packages/agency-enquiries/dist/cli/agency-enquiries.js';

async function serve(argumentList: readonly string[]): Promise<void> {
  await build('kit', 'if-stale');
  await build('enquiries', 'if-stale');
  const child = spawn(process.execPath, [command, ...argumentList], { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // The terminal also sends Ctrl-C to the child process.
  process.on('SIGINT', () => undefined);
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}

const argumentList = process.argv.slice(2);
if (argumentList[0] === 'serve') await serve(argumentList);
else await import('../packages/agency-enquiries/src/cli/agency-enquiries.js');
