import type { SearchPages } from 'agency-ui';
import { loadOnce } from '../loadOnce.js';
import { createSearch } from './create-search.js';
import { searchFile } from './documents.js';

/** Maximum wait for the page text, in ms. */
const longestWaitMs = 10_000;

const load = loadOnce(async () => {
  const answer = await fetch(`/${searchFile}`, { signal: AbortSignal.timeout(longestWaitMs) });
  if (!answer.ok) throw new Error(`The search cannot load /${searchFile}: status ${answer.status}.`);
  return createSearch(await answer.json());
});

/** Searches the site. The first search loads the text of all pages. */
export const search: SearchPages = async (query) => (await load())(query);
