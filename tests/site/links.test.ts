/** The site has no dead links to pages, fragments, files or external URLs. */
import { agency } from 'agency-content';
import { team } from 'agency-content/about/team';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, siteUrl } from './browser.js';
import { everyPath, htmlOf, listedPaths, request } from './paths.js';

const visit = openBrowser();

interface Link {
  /** The page that contains the link. */
  from: string;
  href: string;
  name: string;
  target: string;
  rel: string;
}

interface Address {
  from: string;
  /** The URL of a file that the page uses. */
  address: string;
}

const links: Link[] = [];
const files: Address[] = [];
const ids = new Map<string, Set<string>>();

beforeAll(async () => {
  const { page } = await visit('/robots.txt');
  for (const path of everyPath) {
    const found = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...parsed.querySelectorAll(selector)];
        const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
        return {
          links: all('a').map((link) => ({
            href: attribute(link, 'href'),
            name: attribute(link, 'aria-label') || (link.textContent ?? ''),
            target: attribute(link, 'target'),
            rel: attribute(link, 'rel'),
          })),
          files: [
            ...all('[src], link[href]:not([rel="canonical"])').map(
              (element) => element.getAttribute('src') ?? attribute(element, 'href'),
            ),
            ...all('[srcset], [imagesrcset]').flatMap((element) =>
              (element.getAttribute('srcset') ?? attribute(element, 'imagesrcset'))
                .split(/,\s+/)
                .map((candidate) => candidate.split(' ')[0] ?? ''),
            ),
            ...all('[data-modules]').flatMap((element) =>
              ['data-modules', 'data-entry', 'data-stylesheet', 'data-fonts', 'data-font-files'].flatMap((name) =>
                attribute(element, name).split(' '),
              ),
            ),
          ].filter(Boolean),
          ids: all('[id]').map(({ id }) => id),
        };
      },
      await htmlOf(path),
    );
    links.push(...found.links.map((link) => ({ ...link, from: path })));
    files.push(...found.files.map((address) => ({ from: path, address })));
    ids.set(path, new Set(found.ids));
  }
});

const isInternal = ({ href }: Link) => /^[/#?]/.test(href);

/** The path and fragment that a link targets. */
function destination({ from, href }: Link) {
  const { pathname, hash } = new URL(href, `${siteUrl}${from}`);
  return { path: pathname, fragment: decodeURIComponent(hash.slice(1)) };
}

it('links from every page only to pages that exist', async () => {
  const ours = links.filter(isInternal);
  expect(new Set(ours.map(({ from }) => from)).size).toBe(everyPath.length);
  expect(ours.length).toBeGreaterThan(everyPath.length * 20);
  const paths = [...new Set(ours.map((link) => destination(link).path))].filter((path) => !everyPath.includes(path));
  const dead: string[] = [];
  for (const path of paths) {
    if (!(await request(path)).ok) {
      dead.push(...ours.filter((link) => destination(link).path === path).map(({ from }) => `${path} from ${from}`));
    }
  }
  expect(dead).toEqual([]);
});

/** Gallery pictures, films and downloads are files on the server, not routes. */
const isFile = (link: Link) => /\.(avif|jpg|pdf|webm)$/.test(destination(link).path);

it('links only to canonical paths in the routes table', () => {
  const strays = links.filter(isInternal).filter((link) => {
    if (isFile(link)) return false;
    const { path } = destination(link);
    // The skip link of a missing page targets its own content.
    return !listedPaths.includes(path) && path !== link.from;
  });
  expect(strays).toEqual([]);
});

it('links only to fragments that exist', () => {
  const places = links.filter(isInternal).filter((link) => destination(link).fragment);
  expect(places.length).toBeGreaterThan(everyPath.length);
  expect(new Set(places.map((link) => destination(link).path)).size).toBe(everyPath.length);
  const lost = places.filter((link) => {
    const { path, fragment } = destination(link);
    // HTML defines the fragment `top` even without an element of that id.
    return fragment !== 'top' && !ids.get(path)?.has(fragment);
  });
  expect(lost.map(({ from, href }) => `${href} from ${from}`)).toEqual([]);
});

it('makes every page reachable from the home page', { tags: ['wcag:2.4.5'] }, () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const link of links) {
      if (link.from === path && isInternal(link) && !isFile(link)) reached.add(destination(link).path);
    }
  }
  expect([...reached].toSorted()).toEqual(listedPaths.toSorted());
});

it('gives every link a name', () => {
  expect(links.filter(({ name }) => name.trim() === '')).toEqual([]);
});

it('links externally only to the agency’s own phone, e-mail, chat and social profiles', () => {
  const outside = links.filter((link) => !isInternal(link));
  const telephone = agency.phone.replaceAll(' ', '');
  const leads = team.staff.teams.map(({ lead }) => lead);
  expect(leads.length).toBe(7);
  const known = [
    ...[agency, ...leads].flatMap(({ phone, email }) => [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`]),
    ...agency.social.map(({ url }) => url),
  ];
  const sharing = [
    'https://wa.me/?text=',
    'https://www.linkedin.com/sharing/share-offsite/?url=',
    'https://x.com/intent/post?text=',
    'mailto:?subject=',
  ];
  const shares = ({ from, href }: Link) => from.startsWith('/blog/') && sharing.some((start) => href.startsWith(start));
  const chat = `https://wa.me/${telephone.replace('+', '')}`;
  // Alternatives that forms and the chat offer if their scripts do not load. They stay in the same tab, as forms and
  // the chat do.
  const fallback = [
    `${chat}?text=`,
    `mailto:${agency.email}?subject=Enquiry%20from%20your%20website&body=`,
    `mailto:${agency.email}?body=`,
  ];
  const isFallback = ({ href }: Link) => fallback.includes(href);
  expect(new Set(outside.map(({ from }) => from)).size).toBe(everyPath.length);
  const others = outside.filter((link) => !isFallback(link));
  expect(others.length).toBeLessThan(outside.length);
  expect(others.filter((link) => !known.includes(link.href) && !link.href.startsWith(chat) && !shares(link))).toEqual(
    [],
  );
  const web = others.filter(({ href }) => href.startsWith('https:'));
  expect(web.length).toBeGreaterThanOrEqual(everyPath.length * (agency.social.length + 1));
  expect(web.filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener'))).toEqual([]);
});

it('loads only files on the site, all of which exist', async () => {
  const addresses = [...new Set(files.map(({ address }) => address))].filter((address) => !address.startsWith('data:'));
  expect(addresses.length).toBeGreaterThan(300);
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  const answers = await Promise.all(
    addresses.map(async (address) => ({
      address,
      status: (await fetch(`${siteUrl}${address}`, { method: 'HEAD' })).status,
    })),
  );
  const missing = answers.filter(({ status }) => status !== 200).map(({ address }) => address);
  expect(files.filter(({ address }) => missing.includes(address))).toEqual([]);
});
