/**
 * Serves the built site to one scenario on its own port, so that no cache or storage is shared. Late scripts, broken
 * scripts and server errors are simulated by the server, so that they are the same in each engine.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';

/** Responds to a request in place of the site, or passes it on. */
export type Interception = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>;

export interface TestSite {
  origin: string;
  /** Requested paths, in order. */
  requests: readonly string[];
  /** Every request except GET. */
  posts: readonly { path: string; body: string }[];
  intercept: (interception: Interception) => void;
  /**
   * Delays all scripts except those that the page's HTML references, as a slow network would, until they are released.
   * No module runs before its imports have loaded.
   *
   * @param path - The page's path.
   */
  holdScripts: (path: string) => Promise<() => void>;
  /** Waits until no request has been made for `quietMs`. */
  settled: () => Promise<void>;
  close: () => void;
}

const quietMs = 400;

/** Browsers open six connections per host. Some must stay free for the page that a link navigates to. */
const maxHeld = 4;

/** The HTML file of a path. */
const pageFile = (folder: string, path: string) => join(folder, path, 'index.html');

const namesIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);

/** The scripts in a page's HTML, with their static imports, as paths such as `/assets/index-abc.js`. */
export async function firstScripts(folder: string, path: string): Promise<string[]> {
  const html = await readFile(pageFile(folder, path), 'utf8');
  const found = new Set<string>();
  const add = async (script: string): Promise<void> => {
    if (found.has(script)) return;
    found.add(script);
    const code = await readFile(join(folder, script), 'utf8');
    const imported = namesIn(code, /\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
    for (const name of imported) await add(`/assets/${name}`);
  };
  for (const script of namesIn(html, /<script[^>]+src="(\/[^"]+\.js)"/g)) await add(script);
  return [...found];
}

/**
 * @param folder - Folder of the built site.
 * @param site - Serves the folder. By default, the site's own server.
 */
export async function serveTestSite(folder: string, site = createSite({ site: folder })): Promise<TestSite> {
  const requests: string[] = [];
  const posts: { path: string; body: string }[] = [];
  const interceptions: Interception[] = [];
  let open = 0;
  let lastAt = Date.now();

  const app = new Hono();
  app.all('*', async (context) => {
    const { path } = context.req;
    requests.push(path);
    if (context.req.method !== 'GET') posts.push({ path, body: await context.req.raw.clone().text() });
    open += 1;
    try {
      for (const interception of interceptions) {
        const response = await interception(path, context.req.raw);
        if (response) return response;
      }
      return await site.fetch(context.req.raw, context.env);
    } finally {
      open -= 1;
      lastAt = Date.now();
    }
  });
  const { origin, close } = await serve(app);

  return {
    origin,
    requests,
    posts,
    intercept: (interception) => void interceptions.push(interception),
    holdScripts: async (path) => {
      const first = new Set(await firstScripts(folder, path));
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let held = 0;
      interceptions.push((asked) => {
        if (held >= maxHeld || !asked.endsWith('.js') || first.has(asked)) return undefined;
        held += 1;
        // A held request does not count as open, because the network is idle while it waits.
        open -= 1;
        return released.then(() => {
          open += 1;
          return undefined;
        });
      });
      return () => {
        held = maxHeld;
        lastAt = Date.now();
        release();
      };
    },
    settled: async () => {
      while (open > 0 || Date.now() - lastAt < quietMs) await new Promise((again) => setTimeout(again, 50));
    },
    close,
  };
}
