/** `npm run enquiries -- COMMAND`: the owner's command line, for the store in `DATABASE_URL`. */
import { runCommand } from './cli.js';
import { readDatabase } from './settings.js';
import { createStore } from './store.js';

try {
  const store = createStore(readDatabase(process.env), { report: () => undefined });
  try {
    console.log(await runCommand(store, process.argv.slice(2)));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
