/** Security headers, and what the published files must not contain. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agency } from 'agency-content';
import { earlyPressScript } from 'agency-ui/press-queue';
import { describe, expect, inject, it } from 'vitest';
import { openBrowser, siteUrl, waitForHydration } from './browser.js';
import { everyPath, htmlOf, listedPaths, request } from './paths.js';

const visit = openBrowser();

const built = inject('siteFolder');

/** The built `_headers` file by path, with the headers that static hosts and the server send. */
const rules = new Map(
  readFileSync(join(built, '_headers'), 'utf8')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split(/\n\s+/);
      return [path, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))] as const;
    }),
);

/** Headers on every response, in addition to the content security policy. */
const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The directives of a policy, each with its sources. */
const directivesOf = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The built site's text files that browsers can request. */
const clientFiles = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:html|js|css|svg|xml|webmanifest|txt)$/.test(file),
);

const asset = (ending: string) => `/assets/${readdirSync(join(built, 'assets')).find((file) => file.endsWith(ending))}`;

describe('security headers', () => {
  it('writes the security headers to the _headers file for static hosts', () => {
    expect(rules.size).toBeGreaterThan(everyPath.length);
    expect(rules.get('/*')).toEqual({ ...fixedHeaders, 'Content-Security-Policy': expect.any(String) });
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
  ])('sends the security headers with the response for %s', async (path) => {
    const { headers } = await request(path);
    expect(Object.fromEntries(Object.keys(fixedHeaders).map((name) => [name, headers.get(name)]))).toEqual(
      fixedHeaders,
    );
    expect(directivesOf(headers.get('Content-Security-Policy') ?? '')).toMatchObject({
      'script-src': ["'self'", hashOf(earlyPressScript), expect.stringMatching(/^'sha256-/)],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('marks only files with hashed names as immutable', async () => {
    const lasting = 'public, max-age=31536000, immutable';
    const kept = [...rules].filter(([, headers]) => headers['Cache-Control'] === lasting).map(([path]) => path);
    expect(kept).toEqual(['/assets/*', '/pictures/*', '/films/*']);
    const [, picture = ''] = /src="(\/pictures\/[^"]+)"/.exec(await htmlOf('/')) ?? [];
    for (const path of [asset('.js'), picture]) {
      expect((await request(path)).headers.get('Cache-Control'), path).toBe(lasting);
    }
    for (const path of ['/', '/no/such/page', '/robots.txt', '/assets/missing.js', '/pictures/missing.jpg']) {
      expect((await request(path)).headers.get('Cache-Control'), path).toBe('no-cache');
    }
  });

  it('blocks inline code, eval and other origins', async () => {
    const { page } = await visit('/services/events');
    const speculationRules = page.locator('script[type="speculationrules"]');
    await speculationRules.waitFor({ state: 'attached' });
    const policy = directivesOf(rules.get('/services/events')?.['Content-Security-Policy']);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      // The script that records presses, and the speculation rules, which are inline JSON and don't run code.
      'script-src': ["'self'", hashOf(earlyPressScript), hashOf((await speculationRules.textContent()) ?? '')],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const sources = Object.values(policy).flat();
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => /unsafe-|\*|:\/\//.test(source))).toEqual([]);
  });
});

describe('a page’s inline style', () => {
  it.each(everyPath)('is the only style that the policy for %s allows', async (path) => {
    const response = await request(path);
    const policy = directivesOf(response.headers.get('Content-Security-Policy') ?? '');
    const html = await response.text();
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(policy['style-src']).toEqual(["'self'", hashOf(styleOf(html))]);
  });

  it('is allowed only by the page’s own policy, because hosts combine both policies', () => {
    const everywhere = directivesOf(rules.get('/*')?.['Content-Security-Policy']);
    const page = directivesOf(rules.get('/')?.['Content-Security-Policy']);
    expect(Object.keys(everywhere).filter((name) => /^(?:default|style)-src/.test(name))).toEqual([]);
    for (const [name, sources] of Object.entries(everywhere)) expect(sources, name).toEqual(page[name] ?? ["'none'"]);
    // There is no `default-src`, so every fetch directive must be listed.
    expect(Object.keys(everywhere)).toEqual(
      expect.arrayContaining(['script-src', 'object-src', 'frame-src', 'worker-src', 'media-src', 'connect-src']),
    );
  });

  it('is allowed by a meta element on the not-found page, which hosts serve for unknown paths', async () => {
    const html = await htmlOf('/no/such/page');
    const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(directivesOf(content)['style-src']).toEqual(["'self'", hashOf(styleOf(html))]);
  });

  it('is applied, while any other inline style is blocked', async () => {
    const { page, messages } = await visit('/sitemap', {
      javaScriptEnabled: false,
      prepare: (page) =>
        page.route('**/sitemap', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({ response, body: html.replace('<style>', '<style>h1{color:red}</style><style>') });
        }),
    });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((it) => getComputedStyle(it).color)).not.toBe('rgb(255, 0, 0)');
    expect(await heading.evaluate((it) => getComputedStyle(it).fontFamily)).toContain('Bricolage');
    expect(messages.some((message) => message.includes('Content Security Policy'))).toBe(true);
  });
});

describe('the policy in the browser', () => {
  it('blocks inline scripts and logs a violation', async () => {
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
    await waitForHydration(page);
    expect(await page.title()).not.toBe('run');
    expect(messages.filter((message) => message.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2);
  });

  it('forbids framing', async () => {
    const { page } = await visit('about:blank');
    expect(page.frames()).toHaveLength(1);
    await page.setContent(`<iframe src="${siteUrl}/"></iframe>`);
    await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
  });
});

describe('the set of published files', () => {
  it('contains no code outside script files, except the script that records presses', async () => {
    for (const path of everyPath) {
      const html = (await htmlOf(path)).replace(`<script>${earlyPressScript}</script>`, '');
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      expect(scripts.length, path).toBeGreaterThan(0);
      const inline = scripts.filter((attributes) => !/ src="\/assets\//.test(attributes));
      expect(
        inline.filter((attributes) => attributes !== ' type="application/ld+json"'),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<[^>]+\son\w+=|(?:href|src|action)="\s*javascript:|<base\b/i);
    }
  });

  it('refers only to the agency’s own hosts and the hosts in format identifiers', () => {
    const known = [
      'schema.org',
      'www.w3.org',
      'www.sitemaps.org',
      'validator.w3.org',
      // The URLs in React's error messages.
      'react.dev',
      // The URL in a react-use-measure error message.
      'github.com',
      'wa.me',
      // The kit's `Video` contains these hosts' addresses, but the policy doesn't allow their frames.
      'www.youtube.com',
      'www.youtube-nocookie.com',
      'vimeo.com',
      'player.vimeo.com',
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

  it('contains no credentials or server settings', () => {
    const secret =
      /\bsk-[\w-]{16,}|\bBearer [\w.-]{8,}|\beyJ[\w-]{10,}\.|-----BEGIN|\bCHAT_API_(?:KEY|URL)\b|\bCHAT_MODEL\b/;
    expect('Authorization: Bearer 0123456789').toMatch(secret);
    const telling = clientFiles.filter((file) => secret.test(readFileSync(join(built, file), 'utf8')));
    expect(telling).toEqual([]);
  });

  it('contains no source maps or build files', () => {
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.map$|\.tsx?$|manifest\.json$|\.env/.test(file))).toEqual([]);
  });
});
