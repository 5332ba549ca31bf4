/** The owner's pages on both databases, and what protects them without a login. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { referenceOf } from 'agency-ui/schemas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../src/cli/commands.js';
import type { NewEnquiry } from '../src/enquiry.js';
import { describeForms } from '../src/form-description.js';
import { kitForms, sampleValues } from '../src/sample-values.js';
import { createStore, type Store } from '../src/store/store.js';
import { createView } from '../src/view/create-view.js';
import { serveView } from '../src/view/serve-view.js';
import { databases, type Kind, kinds } from './databases.js';

const { create } = databases();
const host = 'localhost:4180';
const desk = { channel: 'mail', recipient: 'desk@agency.example' } as const;
const print = { channel: 'mail', recipient: 'print@agency.example' } as const;

function assetsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'view-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'styles.css'), 'main { color: black }');
  writeFileSync(join(folder, 'secret.json'), '{}');
  return { folder, stylesheets: ['styles.css'] };
}

async function open(kind: Kind, pageSize?: number) {
  const clock = { now: Date.parse('2026-11-24T09:00:00Z') };
  const store = createStore(await create(kind), { forms: describeForms(kitForms), now: () => clock.now });
  onTestFinished(() => store.close());
  const view = createView({ store, assets: assetsFolder(), hosts: () => [host], pageSize });

  const send = (path: string, init: RequestInit = {}) =>
    view.request(`http://${host}${path}`, { ...init, headers: { Host: host, ...init.headers } });
  const page = async (path: string) => (await send(path)).text();
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: `http://${host}`, ...headers },
    });

  /** Stores an enquiry, a minute after the previous one. */
  async function add(form: keyof typeof sampleValues, fields: Record<string, string> = {}, spam: string | null = null) {
    clock.now += 60_000;
    const enquiry: NewEnquiry = {
      form,
      page: '/contact',
      locale: 'en-KE',
      fields: { ...sampleValues[form], ...fields },
      spam,
    };
    return (await store.add(enquiry, [desk, print], crypto.randomUUID())).id;
  }

  /** E-mail addresses of the enquiries in a list. */
  const listed = (html: string) => [...html.matchAll(/href="\/enquiries\/([\da-f-]{36})"/g)].map(([, id]) => id);

  return { store, send, page, post, add, listed, clock };
}

/** Sends the deliveries that are due; those to `print` are refused. */
async function deliver(store: Store) {
  for (const delivery of await store.lease([desk, print], 10, 1000))
    await store.settle(
      delivery,
      delivery.recipient === print.recipient
        ? { sent: false, refused: true, error: '550 no <such> mailbox', nextAttemptAt: undefined }
        : { sent: true },
    );
}

describe.each(kinds)('with %s', (kind) => {
  it('searches and filters enquiries', async () => {
    const { store, page, add, listed, clock } = await open(kind);
    const quote = await add('quote', { name: 'Émile "Zed" Otieno', message: '100 % cotton_bags \\ for a gala' });
    await deliver(store);
    const message = await add('message', { message: 'zero: \u0000' }, 'links');
    const other = await add('service');
    await store.setJob(other, true);
    const find = async (query: string) => listed(await page(`/?${query}`));
    const all = [other, message, quote];

    expect(await find('')).toEqual(all);
    for (const word of [
      'émile',
      'ÉMILE',
      'OTIENO gala',
      '"zed"',
      '100 % cotton_bags',
      '\\',
      quote.slice(0, 8),
      referenceOf(quote),
      referenceOf(quote).slice(0, 6).toLowerCase(),
      'o@ochieng',
    ])
      expect(await find(new URLSearchParams({ q: word }).toString()), word).toEqual([quote]);
    // Field names aren't searched, and wildcards are taken literally.
    for (const word of ['projectType', 'cotton%bags', 'ottxno', 'gala wanjiru'])
      expect(await find(new URLSearchParams({ q: word }).toString()), word).toEqual([]);

    expect(await find('form=quote')).toEqual([quote]);
    expect(await find('delivery=refused')).toEqual([quote]);
    expect(await find('delivery=sent')).toEqual([quote]);
    expect(await find('delivery=pending')).toEqual([other, message]);
    expect(await find('delivery=none')).toEqual([]);
    expect(await find('mark=job')).toEqual([other]);
    expect(await find('mark=spam')).toEqual([message]);
    expect(await find('mark=unmarked')).toEqual([quote]);
    clock.now = Date.parse('2026-11-25T00:00:00Z') - 60_000;
    const midnight = await add('newsletter');
    expect(await find('from=2026-11-25')).toEqual([midnight]);
    expect(await find('to=2026-11-24')).toEqual(all);
    expect(await find('from=2026-11-24&to=2026-11-25&form=newsletter')).toEqual([midnight]);
    expect(await page('/?from=24.11.2026')).toContain('Enter a date, such as 2026-11-24');
  });

  it('goes from page to page in both directions while new enquiries arrive', async () => {
    const { page, add, listed } = await open(kind, 2);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.unshift(await add('message', { message: `Text ${count}` }));
    const linkOf = (html: string, name: string) =>
      new RegExp(`href="([^"]*)"[^>]*><span[^>]*>${name}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    const first = await page('/');
    expect([listed(first), linkOf(first, 'Newer')]).toEqual([ids.slice(0, 2), undefined]);
    await add('message');
    const second = await page(linkOf(first, 'Older') ?? '');
    expect(listed(second)).toEqual(ids.slice(2, 4));
    const third = await page(linkOf(second, 'Older') ?? '');
    expect([listed(third), linkOf(third, 'Older')]).toEqual([ids.slice(4), undefined]);
    expect(listed(await page(linkOf(third, 'Newer') ?? ''))).toEqual(ids.slice(2, 4));
    expect(listed(await page(linkOf(second, 'Newer') ?? ''))).toEqual(ids.slice(0, 2));
  });

  it('shows everything about an enquiry, resends it, marks it and deletes it', async () => {
    const { store, page, post, add } = await open(kind);
    const id = await add('quote', { message: '<script>alert(1)</script>\nSecond line \u202egpj' });
    await deliver(store);
    const path = `/enquiries/${id}`;
    const html = await page(path);
    for (const part of [
      'Otieno',
      'Service of Interest',
      '&lt;script&gt;alert(1)&lt;/script&gt;\nSecond line [U+202E]gpj',
      'desk@agency.example',
      'print@agency.example',
      'Refused',
      '550 no &lt;such&gt; mailbox',
      '24 Nov 2026, 09:01 UTC',
      id,
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('<script');

    const answer = await post(`${path}/retry`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=retry`]);
    const again = (await store.find(id))[0]?.deliveries.map(({ recipient, state }) => [recipient, state]);
    expect(again).toEqual([
      ['desk@agency.example', 'sent'],
      ['print@agency.example', 'pending'],
    ]);
    expect(await page(`${path}?done=retry`)).toContain('are due again');

    await post(`${path}/job`, { job: 'on' });
    expect((await store.find(id))[0]?.isJob).toBe(true);
    await post(`${path}/job`, { job: 'off' });
    expect((await store.find(id))[0]?.isJob).toBe(false);

    // A GET only asks for confirmation.
    const question = await page(`${path}/delete`);
    expect(question).toContain('Delete this enquiry');
    expect(await store.find(id)).toHaveLength(1);
    expect((await post(`${path}/delete`, { scope: 'everything' })).status).toBe(404);
    expect(await store.find(id)).toHaveLength(1);
    expect((await post(`${path}/delete`, { scope: 'enquiry' })).headers.get('Location')).toBe('/?done=deleted');
    expect(await store.find(id)).toEqual([]);
  });

  it('unsubscribes a person, and deletes all of that person’s data', async () => {
    const { store, page, post, add } = await open(kind);
    const kept = await add('message', { email: 'Reader@westlands.example' });
    await add('newsletter');
    await add('newsletter', { email: 'other@westlands.example' });
    expect(await page('/subscribers?q=READER')).toContain('reader@westlands.example');
    expect(await page('/subscribers?q=READER')).not.toContain('other@');
    const detail = await page(`/enquiries/${kept}`);
    expect(detail).toContain(`/subscribers/unsubscribe?email=reader%40westlands.example&amp;enquiry=${kept}`);
    expect(await page(`/subscribers/unsubscribe?email=reader%40westlands.example`)).toContain('Unsubscribe?');
    const email = 'reader@westlands.example';
    expect((await post('/subscribers/unsubscribe', { email })).headers.get('Location')).toContain('done=unsubscribed');
    expect(await store.isSubscribed(email)).toBe(false);
    expect((await store.list()).map((enquiry) => enquiry.email).sort()).toEqual(['other@westlands.example', email]);

    await add('newsletter');
    await add('quote', { email });
    await post(`/enquiries/${kept}/delete`, { scope: 'person' });
    expect((await store.list()).map((enquiry) => enquiry.email)).toEqual(['other@westlands.example']);
    expect(await store.isSubscribed(email)).toBe(false);
  });

  it('exports the enquiries that match the filter', async () => {
    const { send, add } = await open(kind);
    await add('message', { message: '=1+1' });
    await add('service', { message: 'Five hundred books' });
    const answer = await send('/export.csv?q=books');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="enquiries.csv"');
    const csv = await answer.text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('Five hundred books');
    expect(await (await send('/export.csv')).text()).toContain(`"'=1+1"`);
  });

  it('resends every delivery that was abandoned or refused', async () => {
    const { store, page, post, add } = await open(kind);
    await add('message');
    await deliver(store);
    expect(await page('/')).toContain('1 delivery was given up or refused.');
    expect((await post('/retry')).headers.get('Location')).toBe('/?done=retry');
    expect((await store.deliveryStates()).map(({ state, count }) => [state, count])).toEqual([['pending', 1]]);
  });

  it('says that a delivery is still waiting if the server has no such recipient', async () => {
    const { store, page, post, add } = await open(kind);
    const id = await add('message');
    await deliver(store);
    await store.recordReceivers([desk]);
    for (const path of ['/', `/enquiries/${id}`]) {
      const { headers } = await post(path === '/' ? '/retry' : `${path}/retry`);
      const location = headers.get('Location') ?? '';
      expect(location).toBe(`${path}?done=retry-waiting`);
      expect(await page(location)).toContain('Add the addresses to ENQUIRIES_TO');
    }
  });
});

it('keeps names from reversing text anywhere on the page', async () => {
  const { add, page, store } = await open('SQLite');
  const id = await add('quote', { name: 'Invoice \u202egnp.exe\u202c Ltd' });
  const lines: string[] = [];
  await runCommand(store, ['list'], { print: (line) => void lines.push(line) });
  const pages = await Promise.all(['/', `/enquiries/${id}`, `/enquiries/${id}/delete`].map(page));
  for (const text of [...pages, lines.join('\n')]) {
    expect(text).toContain('Invoice gnp.exe Ltd');
    expect(text).not.toMatch(/[\u202a-\u202e]/);
  }
});

it('shows file types and sizes in readable form', async () => {
  const { store, add, page } = await open('SQLite');
  const types = {
    'deck.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'plan.pdf': 'application/pdf',
  };
  const files = Object.entries(types).map(([name, type]) => ({
    id: crypto.randomUUID(),
    field: 'files',
    name,
    type,
    bytes: 9_999_999,
    sha256: name,
  }));
  await store.reserveFiles(files.map(({ sha256: _, ...file }) => file));
  const enquiry = { form: 'quote', page: '/', locale: 'en', fields: sampleValues.quote, spam: null };
  const { id } = await store.add(enquiry, [], crypto.randomUUID(), files);
  await add('contact');
  const html = await page(`/enquiries/${id}`);
  expect(html).toContain('PowerPoint, 10 MB');
  expect(html).toContain('PDF, 10 MB');
  expect(html).not.toContain('officedocument');
});

it('lists files and offers them as downloads, but never displays their content', async () => {
  const { store, add, page: pageWithout } = await open('SQLite');
  const id = await add('message');
  expect(await pageWithout(`/enquiries/${id}`)).not.toContain('>Files<');
  const file = { id: 'f1', field: 'files', name: "plan ü\u202e'x\ud800.html", type: 'text/html', bytes: 2048 };
  const withFile: Store = {
    ...store,
    find: async (prefix) => (await store.find(prefix)).map((enquiry) => ({ ...enquiry, files: [file] })),
    page: async (request) => {
      const found = await store.page(request);
      return { ...found, enquiries: found.enquiries.map((enquiry) => ({ ...enquiry, files: [file] })) };
    },
  };
  const unused = async () => undefined;
  const files = {
    spool: '',
    put: unused,
    remove: unused,
    check: unused,
    read: async (name: string) => (name === 'f1' ? Readable.from([Buffer.from('<b>')]) : undefined),
  };
  const options = { store: withFile, assets: assetsFolder(), hosts: () => [host] };
  const get = (view: ReturnType<typeof createView>, path: string) => view.request(path, { headers: { Host: host } });
  const view = createView({ ...options, files });
  const html = await (await get(view, `/enquiries/${id}`)).text();
  expect(html).toContain(`href="/enquiries/${id}/files/f1"`);
  expect(html).toContain('text/html, 3 kB');
  // The file isn't repeated among the fields.
  expect(html.match(/plan ü/g)).toHaveLength(1);
  expect(await (await get(view, '/')).text()).toContain(' · 1 file · ');
  const answer = await get(view, `/enquiries/${id}/files/f1`);
  expect([answer.headers.get('Content-Type'), answer.headers.get('Content-Disposition'), await answer.text()]).toEqual([
    'application/octet-stream',
    "attachment; filename*=UTF-8''plan%20%C3%BC%E2%80%AE%27x%EF%BF%BD.html",
    '<b>',
  ]);
  expect((await get(view, `/enquiries/${id}/files/f2`)).status).toBe(404);
  const listOnly = createView(options);
  expect(await (await get(listOnly, `/enquiries/${id}`)).text()).toContain('ENQUIRIES_FILES');
  expect((await get(listOnly, `/enquiries/${id}/files/f1`)).status).toBe(404);
});

describe('without a login', () => {
  it('responds only to requests for its own host names', async () => {
    const { send } = await open('SQLite');
    for (const name of ['evil.example', 'evil.example:4180', 'localhost', 'localhost:4181', '192.0.2.1:4180', ''])
      expect((await send('/', { headers: { Host: name } })).status, name).toBe(403);
    expect((await send('/')).status).toBe(200);
  });

  it('refuses requests from other sites, but allows links', async () => {
    const { store, send, add } = await open('SQLite');
    const id = await add('message');
    const path = `/enquiries/${id}/delete`;
    const body = 'scope=enquiry';
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'http://localhost:3000' },
      { Origin: `https://${host}` },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      // A page on another port of this machine.
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
    ] as Record<string, string>[])
      expect(
        (
          await send(path, {
            method: 'POST',
            body,
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
          })
        ).status,
        JSON.stringify(headers),
      ).toBe(403);
    expect(await store.find(id)).toHaveLength(1);

    const get = async (mode: string, dest: string) =>
      (
        await send('/export.csv', {
          headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest },
        })
      ).status;
    expect([
      await get('no-cors', 'script'),
      await get('navigate', 'iframe'),
      await get('navigate', 'document'),
    ]).toEqual([403, 403, 200]);
  });

  it('sends a strict content security policy and forbids caching', async () => {
    const { send } = await open('SQLite');
    for (const path of ['/', '/nope', '/export.csv', '/view.css', '/assets/styles.css']) {
      const { headers } = await send(path);
      expect(headers.get('Content-Security-Policy'), path).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')], path).toEqual([
        'no-store',
        'nosniff',
      ]);
    }
  });

  it('serves the kit’s stylesheets and fonts, and no other files', async () => {
    const { send } = await open('SQLite');
    expect((await send('/assets/styles.css')).status).toBe(200);
    for (const path of [
      '/assets/secret.json',
      '/assets/../secret.json',
      '/assets/..%2f..%2fetc%2fpasswd.css',
      '/assets/none.css',
    ])
      expect((await send(path)).status, path).toBe(404);
  });

  it('handles odd URLs without failing', async () => {
    const { send, post } = await open('SQLite');
    for (const path of [
      '/?after=x&before=y',
      '/?after=2026-11-24T09:00:00.000Z_00000000-0000-4000-8000-000000000000',
      '/?from=2026-99-99&to=0000-00-00',
      `/?q=${encodeURIComponent("' or 1=1 -- % _ \\ \u0000")}`,
      `/?q=${'a+'.repeat(500)}`,
      '/?form[]=x&delivery=nope&done=__proto__',
      '/subscribers?after=%00&q=%25',
    ])
      expect((await send(path)).status, path).toBe(200);
    for (const path of [
      '/enquiries/x',
      '/enquiries/%',
      '/enquiries/00000000-0000-4000-8000-000000000000',
      '/subscribers/unsubscribe',
    ])
      expect((await send(path)).status, path).toBe(404);
    expect((await post('/retry', { text: 'x'.repeat(5000) })).status).toBe(413);
  });

  it('reports problems with the store', async () => {
    const store = createStore({ kind: 'postgres', url: 'postgres://127.0.0.1:1/none' }, { report: () => undefined });
    const view = createView({ store, assets: assetsFolder(), hosts: () => [host] });
    const answer = await view.request('/', { headers: { Host: host } });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('PostgreSQL is not responding there'),
    ]);
  });

  it('listens only on the loopback interface', async () => {
    const store = createStore(await create('SQLite'));
    const served = await serveView({ store, port: 0, assets: assetsFolder() });
    onTestFinished(async () => {
      await served.close();
      await store.close();
    });
    const { port } = new URL(served.address);
    const get = (name: string, headers = {}) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        request({ host: name, port, headers }, async (answer) => resolve([answer.statusCode, await text(answer)]))
          .on('error', reject)
          .end();
      });
    expect(await get('127.0.0.1')).toEqual([200, expect.stringContaining('No enquiries yet.')]);
    expect((await get('127.0.0.1', { Host: `evil.example:${port}` }))[0]).toBe(403);
    // Any address in 127.0.0.0/8 reaches a server that listens on all of them.
    await expect(get('127.0.0.2')).rejects.toThrow('ECONNREFUSED');
    await expect(serveView({ store, port: Number(port), assets: assetsFolder() })).rejects.toThrow(
      `Port ${port} is already in use. Use another one, such as serve --port`,
    );
  });
});
