/** What the site forbids the browser, and what it must never tell it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agency } from 'agency-content';
import { describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '../../site/security.js';
import { hydrated, openBrowser, siteUrl } from './browser.js';
import { everyPath, htmlOf, listedPaths, request } from './paths.js';

const visit = openBrowser();

const built = inject('siteFolder');

/** The built site's `_headers`: the headers of each pattern of paths. */
function headersFile(): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  for (const line of readFileSync(join(built, '_headers'), 'utf8').split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) Object.assign([...rules.values()].at(-1)!, { [name]: value });
    else rules.set(line, {});
  }
  return rules;
}

/** Text files of the built site that a browser may fetch. */
const clientFiles = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:html|js|css|svg|xml|webmanifest|txt)$/.test(file),
);

const asset = (ending: string) => `/assets/${readdirSync(join(built, 'assets')).find((file) => file.endsWith(ending))}`;

describe('the headers', () => {
  const everywhere = headersFile().get('/*')!;

  it('come from one source, for the server and for static hosts', () => {
    expect(everywhere).toEqual(securityHeaders);
    expect(Object.keys(everywhere)).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]);
  });

  it.each([
    '/',
    '/services/events',
    '/projects/1',
    '/projects/x',
    '/no/such/page',
    '/robots.txt',
    '/site.webmanifest',
    '/icon.svg',
    asset('.js'),
    asset('.css'),
    asset('.woff2'),
    '/assets/missing.js',
  ])('are on the answer for %s', async (path) => {
    const { headers } = await request(path);
    const sent = Object.keys(everywhere).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(everywhere);
  });

  it('let files be kept whose names change with their content, and no others', async () => {
    const rules = headersFile();
    expect([...rules.keys()]).toEqual(['/*', '/assets/*', '/pictures/*']);
    const [, picture = ''] = /src="(\/pictures\/[^"]+)"/.exec(await htmlOf('/')) ?? [];
    for (const [path, rule] of [
      [asset('.js'), '/assets/*'],
      [picture, '/pictures/*'],
    ] as const) {
      expect(Object.fromEntries([['Cache-Control', (await request(path)).headers.get('Cache-Control')]]), path).toEqual(
        rules.get(rule),
      );
    }
    for (const path of ['/', '/no/such/page', '/robots.txt', '/assets/missing.js', '/pictures/missing.jpg']) {
      expect((await request(path)).headers.get('Cache-Control'), path).toBe('no-cache');
    }
  });

  it('allow no inline code, no evaluated code and no other origin', () => {
    const policy = Object.fromEntries(
      everywhere['Content-Security-Policy']!.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const sources = Object.values(policy).flat();
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => /unsafe-(inline|eval)|\*|:\/\//.test(source))).toEqual([]);
    // Where 'unsafe-hashes' stands, it allows styles of known text, and nothing that runs.
    expect(Object.entries(policy).flatMap(([name, list]) => (list.includes("'unsafe-hashes'") ? [name] : []))).toEqual([
      'style-src-attr',
    ]);
  });
});

describe('in the browser', () => {
  it('runs no script that stands in the page, and says so', async () => {
    const { page, messages } = await visit('/sitemap', {
      prepare: (page) =>
        page.route('**/sitemap', async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(
            '</body>',
            '<script>document.title = "run"</script><img alt="" src="data:," onerror="document.title = \'run\'"></body>',
          );
          await route.fulfill({ response, body: html });
        }),
    });
    await hydrated(page);
    expect(await page.title()).not.toBe('run');
    expect(messages.filter((message) => message.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2);
  });

  it('may not be framed', async () => {
    const { page } = await visit('about:blank');
    expect(page.frames()).toHaveLength(1);
    await page.setContent(`<iframe src="${siteUrl}/"></iframe>`);
    await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
  });
});

describe('the files that everybody can read', () => {
  it('hold no code outside of script files', async () => {
    for (const path of everyPath) {
      const html = await htmlOf(path);
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      expect(scripts.length, path).toBeGreaterThan(0);
      const inline = scripts.filter((attributes) => !/ src="\/assets\//.test(attributes));
      expect(
        inline.filter((attributes) => attributes !== ' type="application/ld+json"'),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<[^>]+\son\w+=|(?:href|src|action)="\s*javascript:|<style\b|<base\b/i);
    }
  });

  it('name no host but the agency’s own pages and those that describe formats', () => {
    const known = [
      'schema.org',
      'www.w3.org',
      'www.sitemaps.org',
      // React's addresses of its own error messages.
      'react.dev',
      'wa.me',
      ...agency.social.map(({ url }) => new URL(url).hostname),
      new URL(/<loc>(.*?)<\/loc>/.exec(readFileSync(join(built, 'sitemap.xml'), 'utf8'))![1]!).hostname,
    ];
    const hosts = new Set<string>();
    for (const file of clientFiles) {
      for (const [, host = ''] of readFileSync(join(built, file), 'utf8').matchAll(/(?:https?|wss?):\/\/([\w.-]+)/g)) {
        hosts.add(host);
      }
    }
    expect(clientFiles.length).toBeGreaterThan(listedPaths.length + 20);
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
    expect([...hosts].toSorted()).toEqual(known.toSorted());
  });

  it('hold no credential, and no setting of the server', () => {
    const secret =
      /\bsk-[\w-]{16,}|\bBearer [\w.-]{8,}|\beyJ[\w-]{10,}\.|-----BEGIN|\bCHAT_API_(?:KEY|URL)\b|\bCHAT_MODEL\b/;
    expect('Authorization: Bearer 0123456789').toMatch(secret);
    const telling = clientFiles.filter((file) => secret.test(readFileSync(join(built, file), 'utf8')));
    expect(telling).toEqual([]);
  });

  it('hold no source map and nothing of the build', () => {
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.map$|\.tsx?$|manifest\.json$|\.env/.test(file))).toEqual([]);
  });
});
