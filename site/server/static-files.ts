import type { ReadStream } from 'node:fs';
import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import sirv from 'sirv';

interface StaticFilesOptions {
  /** Read once at start: restart the server after a new build. */
  folder: string;
  /** URL path of the folder, without a trailing slash. @default '' */
  mount?: string | undefined;
  /** Headers of a file, by its path in the folder. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** Paths in the folder that return 404. */
  isHidden?: ((path: string) => boolean) | undefined;
  report?: ((problem: string) => void) | undefined;
}

const encodings = ['br', 'gzip', 'identity'];

// `@hono/node-server` replaces the global Response with a lazy one. RESPONSE_ALREADY_SENT must be read once, otherwise
// it is sent as a second response if it was created after the replacement.
void RESPONSE_ALREADY_SENT.body;

/**
 * Serves a folder with sirv, which writes to the Node response directly: piping a file through a web stream costs three
 * times as much. Adds what sirv lacks: quality values in `Accept-Encoding`, headers on a 304, and closing the file when
 * the visitor disconnects.
 */
export function staticFiles({
  folder,
  mount = '',
  headersOf,
  isHidden = () => false,
  report = (problem) => console.error(`static files: ${problem}`),
}: StaticFilesOptions): MiddlewareHandler {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] });

  return async (context, next) => {
    const { incoming, outgoing }: HttpBindings = context.env;
    const { method, path: requested } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const path = decodedPath(requested.slice(mount.length));
    if (path === undefined || isHidden(path)) return next();

    // sirv uses every encoding that the header mentions, even with q=0.
    incoming.headers['accept-encoding'] = accepts(context, {
      header: 'Accept-Encoding',
      supports: encodings,
      default: 'identity',
      match: (accepted, { supports }) => {
        const quality = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
        // The sort is stable: with equal quality values, the better compression wins.
        return supports.filter((name) => quality(name) > 0).sort((a, b) => quality(b) - quality(a))[0] ?? 'identity';
      },
    });
    // sirv throws for a range that ends before it starts, and servers may ignore ranges (RFC 9110, 14.2).
    delete incoming.headers.range;

    // Hono copies the response of a HEAD request and sends the copy, so this response is discarded.
    const answer = method === 'HEAD' ? new ServerResponse(incoming) : outgoing;
    const headers = { 'Cache-Control': 'no-cache', ...headersOf(path), Vary: 'Accept-Encoding' };
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    answer.once('pipe', (file: ReadStream) => {
      file.once('error', ({ message }) => {
        report(`${message}. The built site has changed: start the server again.`);
        answer.destroy();
      });
      // sirv leaves the file open when the connection breaks.
      if (method === 'HEAD') file.destroy();
      else answer.once('close', () => file.destroy());
    });

    const { url } = incoming;
    incoming.url = url?.slice(mount.length);
    let isAbsent = false;
    serve(incoming, answer, () => {
      isAbsent = true;
    });
    if (isAbsent) {
      incoming.url = url;
      for (const name of Object.keys(headers)) answer.removeHeader(name);
      return next();
    }
    if (method !== 'HEAD') return RESPONSE_ALREADY_SENT;
    const sent = Object.entries(answer.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(null, { status: answer.statusCode, headers: sent });
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
