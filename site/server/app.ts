import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { headersFor, readHeaders } from '../build/headers-file.js';
import { type ChatEndpointOptions, createChatEndpoint } from './chat/chat-endpoint.js';
import { nodeAddress } from './chat/client-address.js';
import { chatAnswerer } from './chat/settings.js';

export interface SiteFolders {
  /** The built site. */
  site: string;
  /** The built Storybook; its routes are absent without it. */
  storybook?: string | undefined;
}

export interface SiteOptions extends SiteFolders {
  /**
   * Who answers the chat, and how often an address may ask.
   *
   * @default the site answers from its own words
   */
  chat?: ChatEndpointOptions | undefined;
}

/**
 * The site as a web-standard application: static files, and what a static host cannot do by itself.
 *
 * @returns a Hono application; `app.fetch` is a plain request handler.
 */
export function createSite({
  site,
  storybook,
  chat = { answer: chatAnswerer({}), addressOf: nodeAddress() },
}: SiteOptions): Hono {
  const app = new Hono();

  const rules = readHeaders(readFileSync(join(site, '_headers'), 'utf8'));

  /** The file that stands for a path that has no page. */
  const missingPage = (path: string) => (path.startsWith('/projects/') ? '/projects/404.html' : '/404.html');

  app.use(async (context, next) => {
    await next();
    const { path } = context.req;
    const { ok, status } = context.res;
    // Storybook brings scripts of its own that no strict policy allows.
    const headers = path.startsWith('/storybook') ? {} : headersFor(status === 404 ? missingPage(path) : path, rules);
    for (const [header, value] of Object.entries(headers)) {
      if (header !== 'Cache-Control') context.header(header, value);
    }
    if (context.res.headers.has('Cache-Control')) return;
    context.header('Cache-Control', (ok && headers['Cache-Control']) || 'no-cache');
  });

  app.route('/', createChatEndpoint(chat));

  if (storybook) {
    app.get('/storybook', (context) => context.redirect('/storybook/'));
    app.get(
      '/storybook/*',
      serveStatic({ root: storybook, rewriteRequestPath: (path) => path.replace('/storybook/', '/') }),
    );
  }

  app.get('*', serveStatic({ root: site, precompressed: true }));

  app.notFound(async (context) => {
    // An unknown file is no page: a browser that asks for a script should not parse HTML.
    if (!context.req.header('Accept')?.includes('text/html')) return context.text('Not found', 404);
    return context.html(await readFile(join(site, missingPage(context.req.path)), 'utf8'), 404);
  });

  return app;
}
