import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Enquiries } from 'agency-enquiries';
import { createThrottledReport, describeError } from 'agency-enquiries/http';
import { type Context, Hono } from 'hono';
import { headersFor, readHeaders } from '../build/headers-file.js';
import { type ChatEndpointOptions, createChatEndpoint } from './chat/chat-endpoint.js';
import { chatAnswerer } from './chat/settings.js';
import { nodeAddress } from './client-address.js';
import { enquiriesPath } from './enquiries.js';
import { redirectToPages } from './page-addresses.js';
import { staticFiles } from './static-files.js';

export interface SiteFolders {
  /** Folder of the built site. */
  site: string;
  /** Folder of the built Storybook. Without it, there are no Storybook routes. */
  storybook?: string | undefined;
}

export interface SiteOptions extends SiteFolders {
  /**
   * The chat client and the rate limit per address.
   *
   * @default the embedded assistant, which answers from the site's content
   */
  chat?: ChatEndpointOptions | undefined;
  /** Stores and delivers form submissions. Without it, `/api/enquiries` returns 404. */
  enquiries?: Pick<Enquiries, 'handle' | 'isWritable' | 'filesState'> | undefined;
  /** The client's address, for the enquiry rate limit. @default the connection's address */
  addressOf?: ((context: Context) => string | undefined) | undefined;
}

const storybookPath = '/storybook';

/** Build files that must not be served directly: the headers, compressed versions and the not-found pages. */
const isHidden = (path: string) => /^\/_headers$|\.(?:br|gz)$|(?:^|\/)404(?:\.html)?$/.test(path);

/** The not-found page for a path. */
const missingPageOf = (path: string) => (path.startsWith('/projects/') ? '/projects/404.html' : '/404.html');

/** Whether an unknown path gets an HTML page. A request for a script, for example, should not. */
const wantsPage = (path: string, accept = '') =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));

/** The health check's text while enquiries can be stored. */
const filesSentences = {
  accepted: 'ok',
  full: 'ok, but files are refused because they have reached their limit (ENQUIRIES_FILES_MAX_GB).',
  failing: 'ok, but files are refused because they cannot be stored. The log says why.',
};

function readBuilt(folder: string, file: string): string {
  if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
  throw new Error(
    `The site is not built: ${join(folder, file)} is missing. Run "npm run build", or "npm start", which builds it.`,
  );
}

/**
 * The site as a Hono application for `@hono/node-server`: static files, the API and per-path headers.
 *
 * @throws if the folder contains no built site.
 */
export function createSite({
  site,
  storybook,
  enquiries,
  addressOf = nodeAddress(),
  chat = { answer: chatAnswerer({}), addressOf },
}: SiteOptions): Hono {
  const app = new Hono();
  const rules = readHeaders(readBuilt(site, '_headers'));
  const missingPages = new Map(
    ['/404.html', '/projects/404.html'].map((file) => [file, readBuilt(site, file)] as const),
  );

  // Storybook uses inline scripts, which the site's policy blocks.
  const { 'Content-Security-Policy': _sitePolicy, ...forStorybook } = headersFor('/', rules);
  const storybookHeaders = { ...forStorybook, 'Content-Security-Policy': "frame-ancestors 'self'" };

  /**
   * Adds headers to responses other than static files, which get theirs elsewhere. They come from the `_headers` file,
   * as on static hosts. Hono's `secureHeaders` isn't used, because it sets the same headers for every path.
   */
  app.use(async (context, next) => {
    await next();
    if (context.res === RESPONSE_ALREADY_SENT) return;
    const { path } = context.req;
    const { status, headers } = context.res;
    const { 'Cache-Control': _lasting, ...security } = headersFor(status === 404 ? missingPageOf(path) : path, rules);
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-cache', ...security })) {
      if (!headers.has(name)) context.header(name, value);
    }
  });

  const reportFailure = createThrottledReport((sentence) => console.error(sentence));

  app.onError((error, context) => {
    const description = describeError(error);
    reportFailure(description, `A request failed unexpectedly: ${description}.`);
    return context.text('Something went wrong on the server. Please try again.', 500);
  });

  /** Liveness check for process supervisors, because a restart fixes a hung process but not a full disk. */
  app.get('/livez', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('ok');
  });

  /** For load balancers and monitoring: whether enquiries can currently be stored. */
  app.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store');
    if (!enquiries) return context.text('ok');
    if (!(await enquiries.isWritable()))
      return context.text('Enquiries cannot be stored at the moment. The log says why.', 503);
    // The status stays 200, because a load balancer would otherwise refuse enquiries without files too.
    return context.text(filesSentences[(await enquiries.filesState()) ?? 'accepted']);
  });

  app.route('/', createChatEndpoint(chat));
  if (enquiries) {
    app.all(enquiriesPath, (context) => enquiries.handle(context.req.raw, { address: addressOf(context) }));
  }

  if (storybook) {
    app.get(storybookPath, (context) => context.redirect(`${storybookPath}/`));
    app.use(
      `${storybookPath}/*`,
      staticFiles({ folder: storybook, mount: storybookPath, headersOf: () => storybookHeaders }),
    );
  }

  app.use(redirectToPages(site));
  app.use(staticFiles({ folder: site, headersOf: (path) => headersFor(path, rules), isHidden }));

  app.notFound((context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') {
      context.header('Allow', 'GET, HEAD');
      return context.text('Send a GET.', 405);
    }
    context.header('Vary', 'Accept');
    if (!wantsPage(path, context.req.header('Accept'))) return context.text('Not found', 404);
    return context.html(missingPages.get(missingPageOf(path)) ?? '', 404);
  });

  return app;
}
