import type { ReadStream } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createThrottledReport } from 'agency-enquiries/http';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import sirv from 'sirv';

interface StaticFilesOptions {
  /** Folder to serve. Read once at startup, so restart the server after a new build. */
  folder: string;
  /** URL path of the folder, without a trailing slash. @default '' */
  mount?: string | undefined;
  /** The headers for a file, given its path in the folder. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** Paths in the folder that return 404. */
  isHidden?: ((path: string) => boolean) | undefined;
  report?: ((problem: string) => void) | undefined;
}

const encodings = ['br', 'gzip', 'identity'];

/** The negotiated encoding, keyed by `Accept-Encoding` value. */
const negotiated = new Map<string, string>();

/** Maximum number of remembered values, because a client can send anything. */
const maxNegotiated = 100;

/** The best encoding that the client accepts. sirv uses every encoding that the header mentions, even with q=0. */
function negotiateEncoding(context: Context, header: string): string {
  const known = negotiated.get(header);
  if (known !== undefined) return known;
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: encodings,
    default: 'identity',
    match: (accepted, { supports }) => {
      const quality = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
      // The sort is stable, so the better compression wins if quality values are equal.
      return supports.filter((name) => quality(name) > 0).sort((a, b) => quality(b) - quality(a))[0] ?? 'identity';
    },
  });
  if (negotiated.size < maxNegotiated) negotiated.set(header, encoding);
  return encoding;
}

/** Whether the client's copy is current (RFC 9110, 13.2.2). sirv compares one ETag only. */
function isCurrent(request: IncomingHttpHeaders, file: OutgoingHttpHeaders): boolean {
  const tags = request['if-none-match'];
  if (tags !== undefined) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(String(file['ETag'])));
  }
  const since = Date.parse(request['if-modified-since'] ?? '');
  // False if there is no date.
  return since >= Date.parse(String(file['Last-Modified']));
}

// `@hono/node-server` replaces the global Response with a lazy one. RESPONSE_ALREADY_SENT must be read once beforehand;
// if it were created after the replacement, it would be sent as a second response.
void RESPONSE_ALREADY_SENT.body;

/** A small file kept in memory, because opening and reading it again takes longer than the rest of the response. */
interface KeptFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Larger files, such as pictures, are streamed from disk, where the operating system caches them. */
const maxKeptFileBytes = 128 * 1024;

/** Total limit for all kept files. Once it is reached, further files are streamed. */
const maxKeptBytes = 32 * 1024 * 1024;

/** Headers that describe the content, which a 304 response lacks. */
const contentHeaders = ['Content-Length', 'Content-Type', 'Content-Encoding'];

function sendKept({ headers, body }: KeptFile, request: IncomingHttpHeaders, answer: ServerResponse): void {
  const isConditional = 'if-none-match' in request || 'if-modified-since' in request;
  if (isConditional && isCurrent(request, headers)) answer.writeHead(304, withoutContent(headers)).end();
  else answer.writeHead(200, headers).end(body);
}

/** Media files. Safari plays them only if the server supports range requests. */
const isPlayed = (path: string) => /\.(?:mp4|webm)$/.test(path);

/**
 * Whether sirv handles a range correctly. It throws if a range ends before it starts, and sends the first bytes when
 * asked for the last ones. Servers may ignore ranges (RFC 9110, 14.2), and must if they cannot check an `If-Range`
 * condition.
 */
function isServedRange({ range = '', 'if-range': condition }: IncomingHttpHeaders): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && condition === undefined && (end === '' || Number(end) >= Math.max(1, Number(start)));
}

const withoutContent = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !contentHeaders.includes(name)));

/** Collects a file while it is being streamed. Calls back only if the whole file was sent. */
function collect(file: ReadStream, size: number, onComplete: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  let received = 0;
  // The file's `end` event would be too late, because it fires after the visitor has received the whole file.
  file.on('data', (part) => {
    parts.push(Buffer.from(part));
    received += part.length;
    if (received === size) onComplete(Buffer.concat(parts));
  });
}

/**
 * Serves a folder with sirv, which writes directly to the Node response. `serveStatic` from `@hono/node-server` pipes
 * files through a web stream, which costs three times as much. Adds what sirv lacks: small files in memory, quality
 * values in `Accept-Encoding`, headers on a 304, and closing the file when the visitor disconnects.
 */
export function staticFiles({
  folder,
  mount = '',
  headersOf,
  isHidden = () => false,
  report = (problem) => console.error(`static files: ${problem}`),
}: StaticFilesOptions): MiddlewareHandler {
  const reportFailure = createThrottledReport(report);
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] });

  /** Cached headers of requested files, because going through all the rules takes longer than sirv itself. */
  const found = new Map<string, [string, string][]>();

  /** Kept files, keyed by encoding and requested path. */
  const kept = new Map<string, KeptFile>();
  let keptBytes = 0;

  function keep(key: string, file: KeptFile): void {
    if (kept.has(key) || keptBytes + file.body.length > maxKeptBytes) return;
    keptBytes += file.body.length;
    kept.set(key, file);
  }

  return async (context, next) => {
    const { incoming, outgoing }: HttpBindings = context.env;
    const { method, path: requested } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const encoding = negotiateEncoding(context, incoming.headers['accept-encoding'] ?? '');
    const key = `${encoding} ${requested}`;
    const small = method === 'GET' ? kept.get(key) : undefined;
    if (small) {
      sendKept(small, incoming.headers, outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    }

    const known = found.get(requested);
    const path = known ? requested : decodedPath(requested.slice(mount.length));
    if (path === undefined || (!known && isHidden(path))) return next();

    incoming.headers['accept-encoding'] = encoding;
    const isMedia = isPlayed(path);
    // All other files are small, so they are always sent whole.
    if (!isMedia || method !== 'GET' || !isServedRange(incoming.headers)) delete incoming.headers.range;

    // For a HEAD request, Hono sends a copy of the response, so this response is discarded.
    const answer = method === 'HEAD' ? new ServerResponse(incoming) : outgoing;
    const headers =
      known ?? Object.entries({ 'Cache-Control': 'no-cache', ...headersOf(path), Vary: 'Accept-Encoding' });
    for (const [name, value] of headers) answer.setHeader(name, value);
    if (isMedia) answer.setHeader('Accept-Ranges', 'bytes');
    let isNotModified = false;
    let sent: OutgoingHttpHeaders = {};
    const writeHead = answer.writeHead.bind(answer) as (
      status: number,
      headers?: OutgoingHttpHeaders,
    ) => ServerResponse;
    answer.writeHead = ((status: number, fields: OutgoingHttpHeaders = {}) => {
      isNotModified = status === 200 && isCurrent(incoming.headers, fields);
      sent = isNotModified ? withoutContent(fields) : fields;
      return writeHead(isNotModified ? 304 : status, sent);
    }) as typeof answer.writeHead;
    answer.once('pipe', (file: ReadStream) => {
      file.once('error', ({ message }) => {
        reportFailure('changed build', `${message}. The built site has changed. Restart the server.`);
        answer.destroy();
      });
      // sirv leaves the file open when the connection breaks.
      if (method === 'HEAD' || isNotModified) {
        file.destroy();
        answer.end();
        return;
      }
      answer.once('close', () => file.destroy());
      const size = Number(sent['Content-Length']);
      // A cached file is sent whole, but this size may be a range's.
      if (size <= maxKeptFileBytes && !isMedia)
        collect(file, size, (body) => keep(key, { headers: { ...Object.fromEntries(headers), ...sent }, body }));
    });

    const { url } = incoming;
    incoming.url = url?.slice(mount.length);
    let isAbsent = false;
    serve(incoming, answer, () => {
      isAbsent = true;
    });
    if (isAbsent) {
      incoming.url = url;
      for (const [name] of headers) answer.removeHeader(name);
      return next();
    }
    if (!known) found.set(requested, headers);
    if (method !== 'HEAD') return RESPONSE_ALREADY_SENT;
    const all = Object.entries(answer.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(null, { status: answer.statusCode, headers: all });
  };
}

/** Decodes a path as sirv does, so that no encoding of a hidden path bypasses `isHidden`. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURI(path).replace(/(?<=.)\/$/, '');
  } catch {
    return undefined;
  }
}
