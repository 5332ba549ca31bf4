import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { securityHeaders } from '../security.js';
import { type ChatEndpointOptions, createChatEndpoint } from './chat/chat-endpoint.js';
import { nodeAddress } from './chat/client-address.js';
import { chatAnswerer } from './chat/settings.js';

/** Files whose names change with their content; every other is asked for anew. */
const immutable = /\/(?:assets|pictures)\/[^/]+/;

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

  app.use(async (context, next) => {
    await next();
    // Storybook brings scripts of its own that no strict policy allows.
    const headers = context.req.path.startsWith('/storybook') ? {} : securityHeaders;
    for (const [header, value] of Object.entries(headers)) context.header(header, value);
    if (context.res.headers.has('Cache-Control')) return;
    const lasting = context.res.ok && immutable.test(context.req.path);
    context.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
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
    const page = context.req.path.startsWith('/projects/') ? 'projects/404.html' : '404.html';
    return context.html(await readFile(join(site, page), 'utf8'), 404);
  });

  return app;
}
