/** Builds what is missing or stale, then serves the site with Storybook beside it. */
import { build } from './build.js';
import { isPortFree } from './port.js';
import { run } from './run.js';

const port = Number(process.env['PORT'] ?? 4173);

// Asked before the build, so that nobody waits a minute to hear it.
if (await isPortFree(port)) {
  await build('site', 'if-stale');
  await build('storybook', 'if-stale');
  await run('node', ['site/dist-server/main.js']).catch(() => {
    process.exitCode = 1;
  });
} else {
  console.error(`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
  process.exitCode = 1;
}
