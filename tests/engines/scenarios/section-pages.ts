/** Helpers for scenarios on the pages in `tests/engines/sections`. */
import { enquiriesPath } from '../../posting-site.js';
import type { Page, role } from '../page.js';
import type { TestSite } from '../site.js';

type Place = ReturnType<typeof role>;

/** Scenario settings: the pages of the sections that the site does not use. */
export const sections = { build: 'sections' } as const;

export const hydrates = (page: Page, control: Place) =>
  page.expects({ ...control, heard: true }, ({ hydrated }) => hydrated, 'expected it to be hydrated');

/** Opens a page and waits until one of its controls is hydrated. */
export async function openHydrated(page: Page, path: string, control: Place) {
  await page.open(path);
  await hydrates(page, control);
}

/** Accepts all enquiries. */
export const acceptEnquiries = (site: TestSite) =>
  site.intercept((path) =>
    path === enquiriesPath ? Response.json({ id: '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63' }, { status: 201 }) : undefined,
  );

/** The values of the only enquiry that was sent. */
export function sentEnquiry({ posts }: TestSite): Record<string, unknown> {
  const [post, second] = posts;
  if (!post || second) throw new Error(`expected one request, but there were ${posts.length}`);
  return JSON.parse(post.body);
}
