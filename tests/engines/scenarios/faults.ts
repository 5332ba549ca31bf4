/**
 * When scripts throw, the prerendered HTML stays and links work. The server breaks one script after another, so these
 * scenarios don't depend on names in the site's code.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { titles } from 'agency-content/titles';
import { expect, inject } from 'vitest';
import { type Page, role } from '../page.js';
import { kindsOfPages } from '../paths.js';
import { phone, scenario, type Visit } from '../scenario.js';
import { firstScripts, type TestSite } from '../site.js';

type Fault = 'while it loads' | 'when it is used';

const faultMessage = 'a deliberate fault';

/** The names that a module exports. */
const exportsOf = (code: string) =>
  [...code.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter(Boolean);

/** Returns a module with the same exports that throws on evaluation, or when one of them is called. */
function brokenModule(code: string, fault: Fault): string {
  const names = exportsOf(code);
  const exported = names.length > 0 ? `export { ${names.map((name) => `broken as ${name}`).join(', ')} };` : '';
  return `const broken = () => { throw new Error('${faultMessage}'); };\n${exported}\n${
    fault === 'while it loads' ? 'broken();' : ''
  }`;
}

/** Makes the page fetch all its scripts by hovering and scrolling through it. */
async function loadAllScripts(page: Page, site: TestSite) {
  await page.moveTo(300, 400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 600) await page.scrollToTop(top);
  await page.moveTo(320, 420);
  await site.settled();
  await page.scrollToTop(0);
  await site.settled();
}

/** The content that must survive any fault: headings, fields and links. */
const readContent = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`body ${selector}`)];
  return {
    headings: all('h1, h2, h3').map((heading) => (heading.textContent ?? '').replace(/\s+/g, ' ').trim()),
    fields: all('input, select, textarea').length,
    links: all('a[href]').length,
  };
};

/** Describes the lost content, or returns an empty string. */
async function describeLoss(page: Page, before: ReturnType<typeof readContent>): Promise<string> {
  const after = await page.evaluate(readContent);
  const lost = before.headings.filter((heading) => !after.headings.includes(heading));
  if (lost.length > 0) return `${lost.length} of ${before.headings.length} headings are gone`;
  if (after.fields < before.fields) return `${before.fields - after.fields} fields are gone`;
  if (after.links < before.links) return `${before.links - after.links} links are gone`;
  return '';
}

/** Checks that a link of the header still navigates. */
async function describeBrokenLink(page: Page): Promise<string> {
  try {
    await page.click(role('link', 'Contact', { within: role('banner') }));
    await page.until(
      'the page of the link',
      () => document.title,
      (title) => title === titles.contact,
      4_000,
    );
    await page.sees(role('heading', undefined, { level: 1, heard: true }), 2_000);
    return '';
  } catch (error) {
    return `a header link does not work (${error instanceof Error ? error.message : error})`;
  }
}

/** Checks that the mobile menu still opens and closes. */
async function describeBrokenMenu(page: Page): Promise<string> {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  try {
    await page.resize(phone.width, phone.height);
    await page.click(role('button', 'Open menu'));
    const close = role('button', 'Close menu', { within: role('dialog', 'Menu') });
    await page.click(close);
    await page.seesNo(close, 4_000);
    await page.resize(width, height);
    return '';
  } catch (error) {
    return `the menu does not open and close (${error instanceof Error ? error.message : error})`;
  }
}

const shortName = (script: string) => script.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');

/** Scripts shared by several pages are tested only once, on the first page. */
const done = new Set<string>();

/** Opens the page once for each of its scripts, with that script broken. */
async function survivesFaults({ page, site, another }: Visit, path: string, fault: Fault, which: 'first' | 'later') {
  const folder = inject('builds').plain;
  const first = await firstScripts(folder, path);
  await page.open(path);
  const served = await page.evaluate(readContent);
  await loadAllScripts(page, site);
  const hydrated = await page.evaluate(readContent);
  // Some menu links are rendered only while their menu is open.
  const before = {
    ...served,
    fields: Math.min(served.fields, hydrated.fields),
    links: Math.min(served.links, hydrated.links),
  };
  const requested = [...new Set(site.requests.filter((requested) => requested.endsWith('.js')))];
  const scripts = requested.filter((script) => first.includes(script) === (which === 'first'));
  expect(scripts.length, 'scripts of the page').toBeGreaterThan(0);
  const fresh = scripts.filter((script) => !done.has(`${fault} ${script}`));
  const losses: string[] = [];
  for (const script of fresh) {
    done.add(`${fault} ${script}`);
    const module = brokenModule(await readFile(join(folder, script), 'utf8'), fault);
    const { page, site } = await another();
    site.intercept((requested) =>
      requested === script ? new Response(module, { headers: { 'Content-Type': 'text/javascript' } }) : undefined,
    );
    await page.open(path);
    await loadAllScripts(page, site);
    const loss =
      (await describeLoss(page, before)) || (await describeBrokenMenu(page)) || (await describeBrokenLink(page));
    if (loss) losses.push(`${shortName(script)}: ${loss}`);
  }
  if (losses.length > 0) expect.fail(`${losses.length} of ${fresh.length} scripts:\n${losses.join('\n')}`);
}

export const faultScenarios = [
  scenario(
    'The very first script of the home page throws: the page keeps its content, its menu opens, and its links work',
    (visit) => survivesFaults(visit, '/', 'while it loads', 'first'),
    { limitMs: 60_000 },
  ),
  ...kindsOfPages.flatMap((path) =>
    (['while it loads', 'when it is used'] as const).map((fault) =>
      scenario(
        `Each script of ${path} in turn throws ${fault}: the page keeps its content, its menu opens, and its links work`,
        (visit) => survivesFaults(visit, path, fault, 'later'),
        { limitMs: 400_000 },
      ),
    ),
  ),
];
