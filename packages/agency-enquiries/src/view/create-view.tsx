import { Readable } from 'node:stream';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toCsv } from '../cli/csv.js';
import { deleteDiscarded } from '../files/attachments.js';
import type { FileStore } from '../files/file-store.js';
import { isSameOrigin } from '../http/same-origin.js';
import { type Store, type StoredEnquiry, StoreError } from '../store/store.js';
import { attachmentHeader } from './attachment-header.js';
import { EnquiryPage, headingOf } from './EnquiryPage.js';
import { ListPage } from './ListPage.js';
import { addressOf, readListQuery } from './list-query.js';
import { DeletePage, ErrorPage, SubscribersPage, UnsubscribePage } from './other-pages.js';
import { type Done, isDone, viewLabels as labels } from './view-labels.js';
import { viewStyles } from './view-styles.js';

/** The kit's built stylesheets and fonts. */
export interface ViewAssets {
  folder: string;
  /** File names in the folder, in loading order. */
  stylesheets: readonly string[];
}

export interface ViewOptions {
  store: Store;
  /** The file store. Without it, files are listed but cannot be downloaded. */
  files?: FileStore | undefined;
  assets: ViewAssets;
  /** The names under which this server may be opened, with the port: `localhost:4180`. */
  hosts: () => readonly string[];
  /** Number of enquiries on one page of the list. @default 50 */
  pageSize?: number | undefined;
}

/** No scripts, nothing from other origins, and no framing. */
const policy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Every form has only one short field. */
const maxPostBytes = 4096;

/**
 * Whether a page on another site caused the request. Other sites may link to this server, but not embed or read it.
 * Browsers without `Sec-Fetch-Site` send the origin with each POST.
 */
function isForeign(context: Context): boolean {
  const { method, raw } = context.req;
  if (method !== 'GET' && method !== 'HEAD') return !isSameOrigin(raw.headers) || hasForeignOrigin(context);
  const site = context.req.header('Sec-Fetch-Site') ?? 'none';
  const isLink =
    context.req.header('Sec-Fetch-Mode') === 'navigate' && context.req.header('Sec-Fetch-Dest') === 'document';
  return site !== 'none' && site !== 'same-origin' && !isLink;
}

function hasForeignOrigin(context: Context): boolean {
  const origin = context.req.header('Origin');
  return origin !== undefined && origin !== `http://${context.req.header('Host')}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The owner's pages as an application: a searchable list of enquiries, their details, and the same actions as the
 * commands. There is no login, so it must be served on loopback only. It refuses requests that another site causes in
 * the owner's browser.
 */
export function createView({ store, files, assets, hosts, pageSize = 50 }: ViewOptions): Hono {
  const app = new Hono();
  const stylesheets = [...assets.stylesheets.map((file) => `/assets/${file}`), '/view.css'];

  const send = (context: Context, page: ReactElement, status: 200 | 403 | 404 | 413 | 503 = 200) =>
    context.html(`<!doctype html>${renderToStaticMarkup(page)}`, status);
  const sendError = (context: Context, status: 404 | 503, title: string, text: string) =>
    send(context, <ErrorPage title={title} text={text} stylesheets={stylesheets} />, status);
  const missing = (context: Context) => sendError(context, 404, labels.notFound, labels.notFoundText);
  const doneOf = (context: Context): Done | undefined => {
    const name = context.req.query('done');
    return isDone(name) ? name : undefined;
  };

  async function find(context: Context): Promise<StoredEnquiry | undefined> {
    const id = context.req.param('id') ?? '';
    return uuid.test(id) ? (await store.find(id))[0] : undefined;
  }

  /** A field from a POST; empty if it is missing or a file. */
  async function posted(context: Context, name: string): Promise<string> {
    const body = await context.req.parseBody().catch((): Record<string, unknown> => ({}));
    const value = body[name];
    return typeof value === 'string' ? value : '';
  }

  app.use(
    secureHeaders({
      contentSecurityPolicy: policy,
      xFrameOptions: 'DENY',
      // With `no-referrer`, a browser would send "null" as the origin of a POST.
      referrerPolicy: 'same-origin',
      // Served without TLS, because the traffic never leaves this machine.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (context, next) => {
    // Keeps personal data out of the browser's cache.
    context.header('Cache-Control', 'no-store');
    const host = context.req.header('Host')?.toLowerCase() ?? '';
    // DNS rebinding attacks reach this machine under a different name.
    if (!hosts().includes(host)) return context.text(`Open this page as http://${hosts()[0]}/.`, 403);
    if (isForeign(context)) return context.text('Only these pages may send requests.', 403);
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof StoreError) return sendError(context, 503, labels.failed, error.message);
    throw error;
  });
  app.notFound(missing);

  app.get('/view.css', (context) => context.body(viewStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(
    '/assets/:file{.+\\.(?:css|woff2)}',
    serveStatic({ root: assets.folder, rewriteRequestPath: (path) => path.replace('/assets/', '/') }),
  );

  app.get('/', async (context) => {
    const query = readListQuery((name) => context.req.query(name));
    const { filter, after, before } = query;
    const forms = await store.forms();
    const page = await store.page({ filter, after, before: after ? undefined : before, limit: pageSize });
    const states = await store.deliveryStates();
    const stuck = states
      .filter(({ state }) => state === 'failed' || state === 'refused')
      .reduce((sum, { count }) => sum + count, 0);
    const total = await store.count();
    return send(context, <ListPage {...{ query, page, forms, total, stuck, stylesheets }} done={doneOf(context)} />);
  });

  app.get('/export.csv', async (context) => {
    const { filter } = readListQuery((name) => context.req.query(name));
    const rows = toCsv(() => store.pages(undefined, filter), await store.forms());
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="enquiries.csv"');
    const bytes = (Readable.toWeb(Readable.from(rows)) as ReadableStream<string>).pipeThrough(new TextEncoderStream());
    return context.body(bytes);
  });

  app.get('/enquiries/:id', async (context) => {
    const enquiry = await find(context);
    if (!enquiry) return missing(context);
    const isSubscribed = enquiry.email !== '' && (await store.isSubscribed(enquiry.email));
    const forms = await store.forms();
    return send(
      context,
      <EnquiryPage
        {...{ enquiry, forms, isSubscribed, stylesheets }}
        canDownload={files !== undefined}
        done={doneOf(context)}
      />,
    );
  });

  app.get('/enquiries/:id/files/:file', async (context) => {
    const enquiry = await find(context);
    const file = enquiry?.files?.find(({ id }) => id === context.req.param('file'));
    const content = file && (await files?.read(file.id));
    if (!content) return missing(context);
    context.header('Content-Type', 'application/octet-stream');
    context.header('Content-Disposition', attachmentHeader(file.name));
    return context.body(Readable.toWeb(content) as ReadableStream);
  });

  app.get('/enquiries/:id/delete', async (context) => {
    const enquiry = await find(context);
    if (!enquiry) return missing(context);
    const ofPerson = enquiry.email ? await store.countByEmail(enquiry.email) : 0;
    const name = headingOf(enquiry, await store.forms());
    return send(context, <DeletePage {...{ enquiry, name, ofPerson, stylesheets }} />);
  });

  app.get('/subscribers', async (context) => {
    const search = (context.req.query('q') ?? '').trim().slice(0, 200);
    const after = context.req.query('after') ?? '';
    const found = await store.subscriptionPage({ search, after, limit: pageSize + 1 });
    const page = { subscriptions: found.slice(0, pageSize), hasMore: found.length > pageSize, isFirst: after === '' };
    return send(context, <SubscribersPage {...page} {...{ search, stylesheets }} done={doneOf(context)} />);
  });

  app.get('/subscribers/unsubscribe', async (context) => {
    const email = (context.req.query('email') ?? '').trim().toLowerCase();
    if (!(await store.isSubscribed(email))) return missing(context);
    const id = context.req.query('enquiry') ?? '';
    const back = uuid.test(id) ? `/enquiries/${id}` : '/subscribers';
    return send(context, <UnsubscribePage {...{ email, back, stylesheets }} />);
  });

  app.post('*', bodyLimit({ maxSize: maxPostBytes, onError: (context) => context.text('Send one short field.', 413) }));

  const redirect = (context: Context, path: string, done: Done) => context.redirect(addressOf(path, { done }), 303);

  /** Whether a delivery, of one enquiry or any, is waiting for a receiver that the server doesn't have. */
  async function waitsForSettings(enquiry?: StoredEnquiry): Promise<boolean> {
    const receivers = await store.receivers();
    if (!receivers) return false;
    const stuck = (await store.stuckDeliveries(receivers)).filter(({ state }) => state === 'pending');
    return enquiry
      ? enquiry.deliveries.some(({ channel, recipient, state }) =>
          stuck.some((one) => state !== 'sent' && one.channel === channel && one.recipient === recipient),
        )
      : stuck.length > 0;
  }

  async function retried(number: number, enquiry?: StoredEnquiry): Promise<Done> {
    if (number === 0) return 'no-retry';
    return (await waitsForSettings(enquiry)) ? 'retry-waiting' : 'retry';
  }

  app.post('/retry', async (context) => redirect(context, '/', await retried(await store.retryFailed())));

  app.post('/enquiries/:id/retry', async (context) => {
    const enquiry = await find(context);
    if (!enquiry) return missing(context);
    const number = await store.retryEnquiry(enquiry.id);
    return redirect(context, `/enquiries/${enquiry.id}`, await retried(number, enquiry));
  });

  app.post('/enquiries/:id/job', async (context) => {
    const enquiry = await find(context);
    if (!enquiry) return missing(context);
    const isJob = (await posted(context, 'job')) !== 'off';
    await store.setJob(enquiry.id, isJob);
    return redirect(context, `/enquiries/${enquiry.id}`, isJob ? 'job' : 'no-job');
  });

  app.post('/enquiries/:id/delete', async (context) => {
    const enquiry = await find(context);
    if (!enquiry) return missing(context);
    const scope = await posted(context, 'scope');
    if (scope === 'person' && enquiry.email) {
      await store.unsubscribe({ email: enquiry.email });
      await store.remove({ email: enquiry.email });
    } else if (scope === 'enquiry') {
      await store.remove({ id: enquiry.id });
    } else {
      return missing(context);
    }
    // Without the file store here, the server deletes the files within a minute.
    if (files) await deleteDiscarded({ store, files });
    return redirect(context, '/', (await store.overwriteDeleted()) ? 'deleted' : 'deleted-later');
  });

  app.post('/subscribers/unsubscribe', async (context) => {
    const email = await posted(context, 'email');
    const wasSubscribed = email !== '' && (await store.unsubscribe({ email }));
    return redirect(context, '/subscribers', wasSubscribed ? 'unsubscribed' : 'not-subscribed');
  });

  return app;
}
