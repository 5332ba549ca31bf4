/** Tests the server with a small fixture build. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FilesState } from 'agency-enquiries';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockFile } from '../../packages/agency-enquiries/tests/lock-file.js';
import { type Served, serve } from '../../scripts/serve.js';
import { createSite } from './app.js';
import { createSiteEnquiries } from './enquiries.js';

const page = `<!doctype html><title>A page</title>${'<p>Words</p>'.repeat(200)}`;
const script = `console.log(1);${'// words\n'.repeat(200)}`;
const big = Buffer.alloc(2_000_000, 'a');

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(folder, 'dist');
const storybook = join(folder, 'storybook');
let served: Served;
let isWritable = true;
let filesState: FilesState | undefined;

function write(file: string, content: string | Buffer) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  for (const [name, text] of Object.entries({
    'index.html': page,
    'blog/index.html': page,
    '404.html': '<title>Not found</title>',
    'projects/404.html': '<title>No such project</title>',
    'assets/a.js': script,
    'robots.txt': 'User-agent: *',
  })) {
    write(join(site, name), text);
    write(join(site, `${name}.br`), brotliCompressSync(text));
    write(join(site, `${name}.gz`), gzipSync(text));
  }
  write(join(site, 'pictures/big.bin'), big);
  write(join(site, 'films/a.mp4'), '0123456789');
  write(
    join(site, '_headers'),
    [
      '/*',
      '  Content-Security-Policy: all',
      '  X-Content-Type-Options: nosniff',
      '/assets/*',
      '  Cache-Control: max-age=9, immutable',
      '/',
      '  Content-Security-Policy: home',
      '',
    ].join('\n'),
  );
  write(join(storybook, 'index.html'), '<title>Storybook</title>');
  served = await serve(
    createSite({
      site,
      storybook,
      enquiries: {
        handle: async () => new Response(),
        isWritable: async () => isWritable,
        filesState: async () => filesState,
      },
    }),
  );
});
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

/** Sends a raw request, because `fetch` adds headers and decodes the body. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(served.origin);
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const [first = '', ...rest] = answer.subarray(0, end).toString().split('\r\n');
      const pairs = rest.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 2),
      ]);
      resolve({ status: Number(first.split(' ')[1]), headers: new Headers(pairs), body: answer.subarray(end + 4) });
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}

describe('page responses', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['gzip;q=0, *;q=0', null],
    ['identity;q=1, br;q=0.5', null],
    ['deflate', null],
    ['', null],
  ])('responds to Accept-Encoding "%s" with %s and a Vary header', async (accepted, encoding) => {
    const { headers, body } = await raw('/', { 'Accept-Encoding': accepted });
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(decoded.toString()).toBe(page);
  });

  it('responds with 304 to a matching ETag for the same encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await raw('/', { 'Accept-Encoding': encoding });
      const tag = first.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^W\/"/);
      const again = await raw('/', { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['Vary', 'Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options'])
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      expect((await raw('/', { 'Accept-Encoding': encoding, 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('responds with 304 to a list of ETags, to “*” and to the file’s date', async () => {
    const first = await raw('/');
    const [tag, date] = [first.headers.get('ETag') ?? '', first.headers.get('Last-Modified') ?? ''];
    const dayMs = 24 * 60 * 60_000;
    const earlier = new Date(Date.parse(date) - dayMs).toUTCString();
    const later = new Date(Date.parse(date) + dayMs).toUTCString();
    for (const [headers, status] of [
      [{ 'If-None-Match': `"other", ${tag}` }, 304],
      [{ 'If-None-Match': tag.replace('W/', '') }, 304],
      [{ 'If-None-Match': '*' }, 304],
      [{ 'If-None-Match': '"other"', 'If-Modified-Since': later }, 200],
      [{ 'If-Modified-Since': date }, 304],
      [{ 'If-Modified-Since': later }, 304],
      [{ 'If-Modified-Since': earlier }, 200],
      [{ 'If-Modified-Since': 'yesterday' }, 200],
    ] as [Record<string, string>, number][]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await raw('/', headers, method);
        expect([answer.status, answer.headers.get('Content-Security-Policy')], JSON.stringify(headers)).toEqual([
          status,
          'home',
        ]);
        if (status === 304) expect([answer.body.length, answer.headers.get('Content-Encoding')]).toEqual([0, null]);
      }
    }
  });

  it('supports HEAD requests', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const whole = await raw('/', { 'Accept-Encoding': 'br' });
    const head = await raw('/', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of [
      'ETag',
      'Content-Length',
      'Content-Encoding',
      'Content-Type',
      'Content-Security-Policy',
      'Vary',
    ])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    expect((await raw('/nope', {}, 'HEAD')).status).toBe(404);
    // A response that is sent twice logs an error.
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('sends a player the byte ranges of a film that it asks for', async () => {
    const partOf = async (range: string, headers = {}) => {
      const answer = await raw('/films/a.mp4', { Range: range, ...headers });
      return [answer.status, answer.headers.get('Content-Range'), answer.body.toString()];
    };
    // Requests a small range first, because Safari asks for two bytes and plays nothing if it gets the whole file.
    expect(await partOf('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01']);
    expect(await partOf('bytes=4-')).toEqual([206, 'bytes 4-9/10', '456789']);
    expect(await partOf('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect((await partOf('bytes=10-11'))[0]).toBe(416);
    const whole = await raw('/films/a.mp4');
    expect([whole.status, whole.body.toString(), whole.headers.get('Accept-Ranges')]).toEqual([
      200,
      '0123456789',
      'bytes',
    ]);
    expect(whole.headers.get('Content-Type')).toBe('video/mp4');
    // Ranges still work after the whole file has been sent.
    expect(await partOf('bytes=2-3')).toEqual([206, 'bytes 2-3/10', '23']);
    for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=x'])
      expect((await partOf(range))[2], range).toBe('0123456789');
    expect((await partOf('bytes=0-1', { 'If-Range': '"older"' }))[2]).toBe('0123456789');
  });

  it('ignores range requests for any other file', async () => {
    for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=-5', 'bytes=x']) {
      const { status, body } = await raw('/robots.txt', { Range: range });
      expect([status, body.length], range).toEqual([200, 13]);
    }
  });

  it('rejects POST requests', async () => {
    const { status, headers } = await raw('/', { 'Content-Length': '0' }, 'POST');
    expect([status, headers.get('Allow'), headers.get('X-Content-Type-Options')]).toEqual([
      405,
      'GET, HEAD',
      'nosniff',
    ]);
  });
});

describe('response headers', () => {
  it.each([
    '/',
    '/blog',
    '/blog/',
    '/robots.txt',
    '/assets/a.js',
    '/pictures/big.bin',
    '/nope',
    '/nope.js',
    '/storybook',
    '/storybook/',
    '/storybook/nope',
    '/storybookfoo',
    '/healthz',
    '/api/chat/completions',
    '/%',
  ])('sends the security headers for %s', async (path) => {
    const { headers } = await raw(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      path === '/' ? 'home' : path === '/storybook/' ? "frame-ancestors 'self'" : 'all',
    );
  });

  it('marks only files with hashed names as immutable', async () => {
    expect((await raw('/assets/a.js')).headers.get('Cache-Control')).toBe('max-age=9, immutable');
    for (const path of ['/', '/robots.txt', '/assets/nope.js', '/storybook/']) {
      expect((await raw(path)).headers.get('Cache-Control'), path).toBe('no-cache');
    }
  });
});

describe('alternative spellings of a path', () => {
  it.each([
    ['/index.html', '/'],
    ['//', '/'],
    ['/.', '/'],
    ['/blog/', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/Blog/INDEX.html', '/blog'],
    ['/BLOG', '/blog'],
    ['//blog', '/blog'],
    ['/blog//', '/blog'],
    ['/./blog', '/blog'],
    ['/x/../blog', '/blog'],
    ['/blog.', '/blog'],
    ['/blog%2E', '/blog'],
    ['/blog%20', '/blog'],
    ['/blog%E2%80%8B', '/blog'],
    ['/blog)', '/blog'],
    ['/%62log', '/blog'],
    ['/blog%2F', '/blog'],
    ['/blog/?category=event-planning&to=//evil.example', '/blog?category=event-planning&to=//evil.example'],
    ['/BLOG?q=%20A', '/blog?q=%20A'],
  ])('redirects %s permanently to %s in a single step', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await raw(path, { Accept: 'text/html' }, method);
      expect([status, headers.get('Location')]).toEqual([301, location]);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect((await raw(location, { Accept: 'text/html' })).status).toBe(200);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '///evil.example/index.html',
    '/https://evil.example',
    '/.//evil.example',
  ])('does not redirect %s', async (path) => {
    const { status, headers } = await raw(path, { Accept: 'text/html' });
    expect([status, headers.get('Location')]).toEqual([404, null]);
  });

  it.each(['//evil.example/..', '/%5Cevil.example/../blog/', '//evil.example/%2e%2e/blog'])(
    'keeps %s on this host',
    async (path) => {
      const { headers } = await raw(path);
      expect(headers.get('Location')).toMatch(/^\/(?:blog)?$/);
    },
  );

  it('ignores the host in an absolute URL, which some proxies send', async () => {
    expect((await raw('http://localhost/blog')).headers.get('Location')).toBeNull();
    expect((await raw('http://localhost/blog/')).headers.get('Location')).toBe('/blog');
  });

  it('rejects a backslash, which browsers never send', async () => {
    const { status, headers } = await raw('/\\evil.example', { Accept: 'text/html' });
    expect([status, headers.get('Location')]).toEqual([400, null]);
  });

  it('leaves alternative spellings alone for files that aren’t pages', async () => {
    expect((await raw('/robots.txt')).status).toBe(200);
    expect((await raw('/ROBOTS.txt')).headers.get('Location')).toBeNull();
    expect((await raw('/storybook/')).status).toBe(200);
  });
});

describe('hidden paths', () => {
  it.each([
    '/_headers',
    '/_headers/',
    '/%5Fheaders',
    '/index.html.br',
    '/index.html.gz',
    '/assets/a.js.br',
    '/assets/a.js%2Ebr',
    '/404',
    '/404.html',
    '/404.html/',
    '/404/',
    '/%34%30%34.html',
    '/404%2Ehtml',
    '/projects/404',
    '/projects/404.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fdist/index.html',
    '//_headers',
    '/%',
  ])('responds to %s with 404', async (path) => {
    expect((await raw(path, { Accept: 'text/html' })).status).toBe(404);
  });
});

describe('unknown paths', () => {
  it.each([
    ['/nope', 'text/html', 'Not found'],
    ['/nope', '*/*', 'Not found'],
    ['/projects/x', '*/*', 'No such project'],
    ['/nope.js', 'text/html', 'Not found'],
  ])('responds to %s with a page for "%s"', async (path, accept, title) => {
    const { status, headers, body } = await raw(path, { Accept: accept });
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/nope.js', '*/*'],
    ['/nope', 'application/json'],
    ['/nope', 'image/avif'],
  ])('responds to %s with plain text for "%s"', async (path, accept) => {
    const { status, headers } = await raw(path, { Accept: accept });
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });
});

describe('Storybook', () => {
  it('serves Storybook at its own path', async () => {
    expect((await raw('/storybook/')).body.toString()).toContain('Storybook');
    const { status, headers } = await raw('/storybook');
    expect([status, headers.get('Location')]).toEqual([302, '/storybook/']);
    expect((await raw('/storybookfoo')).status).toBe(404);
  });
});

describe('the health check', () => {
  it('returns 200 only while the store is writable', async () => {
    expect((await raw('/healthz')).status).toBe(200);
    isWritable = false;
    expect((await raw('/healthz')).status).toBe(503);
    // The process itself is healthy.
    expect((await raw('/livez')).status).toBe(200);
    isWritable = true;
  });

  it('says that files are refused while enquiries without files are still stored', async () => {
    for (const [state, sentence] of [
      ['accepted', /^ok$/],
      ['full', /^ok, but files are refused because they have reached their limit/],
      ['failing', /^ok, but files are refused because they cannot be stored/],
    ] as const) {
      filesState = state;
      const { status, body } = await raw('/healthz');
      expect([status, body.toString()]).toEqual([200, expect.stringMatching(sentence)]);
    }
    filesState = undefined;
    expect((await raw('/healthz')).body.toString()).toBe('ok');
  });

  it('responds to an HTTP/1.0 request without a Host header', async () => {
    const { hostname, port } = new URL(served.origin);
    const socket = connect(Number(port), hostname);
    socket.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('responds to other requests while another program locks the database, and eventually refuses enquiries', async () => {
  const file = join(folder, 'enquiries.db');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const enquiries = createSiteEnquiries({ database: { kind: 'sqlite', file } }, []);
  const locked = await serve(createSite({ site, enquiries }));
  onTestFinished(async () => {
    locked.close();
    await enquiries.stop(0);
    logged.mockRestore();
  });
  const get = (path: string) => fetch(`${locked.origin}${path}`);
  const send = () => {
    const body = new URLSearchParams({ form: 'newsletter', email: 'wanjiru@westlands.example' });
    return fetch(`${locked.origin}/api/enquiries`, { method: 'POST', body });
  };
  expect((await get('/healthz')).status).toBe(200);
  const unlock = lockFile(file);

  let isAnswered = false;
  const waiting = send().finally(() => {
    isAnswered = true;
  });
  for (let count = 0; count < 20; count++) expect((await get('/livez')).status).toBe(200);
  expect(isAnswered).toBe(false);

  // Five seconds pass.
  vi.useFakeTimers({ toFake: ['performance'] });
  const clock = setInterval(() => vi.advanceTimersByTime(200), 10);
  onTestFinished(() => {
    clearInterval(clock);
    vi.useRealTimers();
  });
  const refused = await waiting;
  expect(refused.status).toBe(503);
  const page = await refused.text();
  for (const part of ['wanjiru@westlands.example', 'mailto:', 'https://wa.me/']) expect(page).toContain(part);
  const health = await get('/healthz');
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('The log says why')]);
  expect(logged.mock.calls.flat().join()).toContain('another program has locked it. Stop that program');

  unlock();
  expect((await send()).status).toBe(201);
});

it('serves a small file from memory after the first request, with the same headers', async () => {
  const file = join(site, 'assets/small.js');
  write(file, script);
  const again = await serve(createSite({ site }));
  onTestFinished(() => again.close());
  const request = async (headers = {}) => {
    const answer = await fetch(`${again.origin}/assets/small.js`, { headers });
    const { date: _date, ...fields } = Object.fromEntries(answer.headers);
    return { status: answer.status, fields, text: await answer.text() };
  };
  const first = await request();
  expect(first).toMatchObject({ status: 200, fields: { 'content-security-policy': 'all' }, text: script });
  rmSync(file);
  expect(await request()).toEqual(first);
  const { etag = '', 'content-security-policy': policy } = first.fields;
  expect(await request({ 'If-None-Match': etag })).toMatchObject({
    status: 304,
    fields: { etag, 'content-security-policy': policy },
    text: '',
  });
});

it.runIf(process.platform === 'linux')('closes the file when a download is aborted', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  for (let index = 0; index < 20; index++) {
    const leave = new AbortController();
    const answer = await fetch(`${served.origin}/pictures/big.bin`, { signal: leave.signal });
    expect(answer.status).toBe(200);
    leave.abort();
  }
  await expect.poll(openFiles).toBeLessThan(before + 5);
});

it('survives the deletion of a file after startup', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(join(site, 'pictures/big.bin'));
  for (let count = 0; count < 3; count++) {
    await fetch(`${served.origin}/pictures/big.bin`)
      .then((answer) => answer.text())
      .catch(() => undefined);
  }
  expect(logged.mock.calls).toEqual([[expect.stringContaining('The built site has changed. Restart the server')]]);
  logged.mockRestore();
  expect((await raw('/')).status).toBe(200);
});

it('reports each kind of unexpected error once, in one line and without the visitor’s data', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const handle = async (request: Request) => {
    throw new TypeError(`cannot read "${await request.text()}"`);
  };
  const failing = await serve(
    createSite({ site, enquiries: { handle, isWritable: async () => true, filesState: async () => undefined } }),
  );
  onTestFinished(() => {
    failing.close();
    logged.mockRestore();
  });
  for (let count = 0; count < 5; count++) {
    const answer = await fetch(`${failing.origin}/api/enquiries?${count}`, { method: 'POST', body: 'Wanjiru' });
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on the server. Please try again.',
    ]);
  }
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^A request failed unexpectedly: TypeError at \S+app\.test\.ts:\d+:\d+\.$/)],
  ]);
});

it('throws a readable error when the site has not been built', () => {
  expect(() => createSite({ site: join(folder, 'nowhere') })).toThrow('The site is not built:');
  expect(() => createSite({ site: join(folder, 'nowhere') })).toThrow('Run "npm run build"');
});
