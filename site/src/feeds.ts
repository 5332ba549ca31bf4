/** The blog's feeds, in RSS 2.0 and Atom. */
import { agency } from 'agency-content';
import { articles } from 'agency-content/blog';
import { describe } from 'agency-content/meta';
import { titles } from 'agency-content/titles';
import { Feed } from 'feed';

/** The feeds by file name, with the media type for links to them. */
export const feedTypes = { 'feed.xml': 'application/rss+xml', 'atom.xml': 'application/atom+xml' } as const;

/** The feeds' content, by file name. */
export function feeds(siteUrl: string): Record<keyof typeof feedTypes, string> {
  const [newest] = articles;
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: titles.blog,
    description: describe('/blog'),
    language: 'en-KE',
    copyright: agency.name,
    favicon: `${siteUrl}/icon-192.png`,
    // Uses no build time, so the same content always produces the same file.
    ...(newest && { updated: new Date(newest.date) }),
    feedLinks: { rss: `${siteUrl}/feed.xml`, atom: `${siteUrl}/atom.xml` },
  });
  for (const { title, excerpt, path, author, category, date, image } of articles) {
    if (!path) continue;
    const url = `${siteUrl}${path}`;
    feed.addItem({
      id: url,
      link: url,
      title,
      description: excerpt,
      author: [{ name: author }],
      category: [{ name: category }],
      date: new Date(date),
      image: `${siteUrl}${image.src}`,
    });
  }
  return { 'feed.xml': feed.rss2(), 'atom.xml': feed.atom1() };
}
