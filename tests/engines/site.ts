/**
 * Serves the built site to one scenario, on an address of its own: no cache or storage is left from another. What goes
 * wrong on the way (a late script, a broken one, a server that fails) is the server's doing, so that it is the same in
 * each engine.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';

/** Answers a request in place of the site, or leaves it to the site. */
export type Interception = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>;

export interface TestSite {
  origin: string;
  /** Paths that were asked for, in order. */
  requests: readonly string[];
  /** Every request but for GET. */
  posts: readonly { path: string; body: string }[];
  intercept: (interception: Interception) => void;
  /**
   * Holds back the first scripts but those that a page names itself, as on a slow network, until they are released. No
   * module runs before those that it imports are there.
   *
   * @param path - The page's path.
   */
  holdScripts: (path: string) => Promise<() => void>;
  /** Waits until nothing has been asked for in a while. */
  settled: () => Promise<void>;
  close: () => void;
}

const quietMs = 400;

/** Browsers open six connections to a host: some stay free, for the page that a link leads to. */
const maxHeld = 4;

/** The file of a page's path. */
const pageFile = (folder: string, path: string) => join(folder, path, 'index.html');

const namesIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);

/** Scripts that a page names in its HTML, with what they import at once: paths such as `/assets/index-abc.js`. */
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

/** @param folder - The built site. */
export async function serveTestSite(folder: string): Promise<TestSite> {
  const site = createSite({ site: folder });
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
        // It does not count as open: the site may be quiet while it waits.
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
