/** Checks across all content that no single schema can make: duplicates and dead links. */
import type { PictureSource } from 'agency-ui/schemas';
import * as z from 'zod';
import type { content } from './content.js';

type Path = readonly (string | number)[];

export interface Contradiction {
  /** Path to the field from the content's root. */
  path: (string | number)[];
  /** What to write instead. */
  message: string;
}

interface Found {
  path: Path;
  value: unknown;
}

/** Yields every value in a tree with its path. */
function* walk(value: unknown, path: Path = []): Generator<Found> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

const isPicture = (value: unknown): value is PictureSource =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;

function findDuplicates(
  found: readonly (Found & { key: string })[],
  message: (first: string) => string,
): Contradiction[] {
  const seen = new Map<string, Path>();
  return found.flatMap(({ key, path }) => {
    const first = seen.get(key);
    if (first) return [{ path: [...path], message: message(z.core.toDotPath([...first])) }];
    seen.set(key, path);
    return [];
  });
}

const at = (path: Path, things: readonly unknown[], keyOf: (index: number) => string) =>
  things.map((value, index) => ({ path: [...path, index], value, key: keyOf(index) }));

/** Finds pictures that appear twice on a page, and pictures without alt text. A page is the content of one route. */
function pictureContradictions(page: unknown, path: Path): Contradiction[] {
  const pictures = [...walk(page, path)].flatMap(({ path: where, value }) =>
    isPicture(value) ? [{ path: where, value, key: `${value.src} ${value.alt}` }] : [],
  );
  return [
    ...findDuplicates(pictures, (first) => `${first} already shows this picture. Use a different one.`),
    ...pictures
      .filter(({ value }) => value.alt === '')
      .map(({ path: where }) => ({ path: [...where, 'alt'], message: 'Describe what the picture shows.' })),
  ];
}

const linkKeys = new Set<string | number | undefined>(['path', 'servicePath', 'allProjectsPath']);

/** Links in articles may also lead to other websites. The schemas require a path on the site everywhere else. */
const leavesSite = (path: string) => !path.startsWith('/');

function deadLinks(all: typeof content, paths: readonly string[]): Contradiction[] {
  const known = new Set(paths);
  return [...walk(all)].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !linkKeys.has(path.at(-1)) || leavesSite(value)) return [];
    if (known.has(value.replace(/[?#].*$/, ''))) return [];
    return [{ path: [...path], message: `There is no page at "${value}". Use the path of an existing page.` }];
  });
}

/**
 * Finds duplicates and dead links. It cannot detect statements that contradict each other.
 *
 * @param paths - The paths that the site serves.
 */
export function findContradictions(
  all: typeof content,
  paths: readonly string[] = [...all.meta.pageMeta, ...all.meta.projectMeta, ...all.meta.articleMeta].map(
    ({ path }) => path,
  ),
): Contradiction[] {
  const { projects } = all.projects;
  const { articles } = all.blog;
  const { faqCategories, leadTimesEntry } = all.faq;
  const pages = [...all.meta.pageMeta, ...all.meta.projectMeta];
  const pagePath = (index: number): Path =>
    index < all.meta.pageMeta.length
      ? ['meta', 'pageMeta', index]
      : ['meta', 'projectMeta', index - all.meta.pageMeta.length];
  const questions = faqCategories.flatMap(({ entries }, category) =>
    entries.map((value, index) => ({ path: ['faq', 'faqCategories', category, 'entries', index], value })),
  );
  const duplicateText = (first: string) => `${first} already uses this text. Use something different.`;
  const duplicateId = (first: string) => `${first} already uses this id. Use a different one.`;

  return [
    ...deadLinks(all, paths),
    ...pictureContradictions(all.home, ['home']),
    ...Object.entries(all.services).flatMap(([name, page]) => pictureContradictions(page, ['services', name])),
    ...Object.entries(all.about).flatMap(([name, page]) => pictureContradictions(page, ['about', name])),
    ...pictureContradictions(all.blog.articles, ['blog', 'articles']),
    ...pictureContradictions(all.faq, ['faq']),
    ...pictureContradictions(all.caseStudies, ['caseStudies']),
    ...findDuplicates(
      at(['projects', 'projects'], projects, (index) => String(projects[index]?.id)),
      duplicateId,
    ),
    ...findDuplicates(
      at(['projects', 'projects'], projects, (index) => String(projects[index]?.title)),
      duplicateText,
    ),
    ...findDuplicates(
      at(['blog', 'articles'], articles, (index) => String(articles[index]?.title)),
      duplicateText,
    ),
    ...findDuplicates(
      questions.map((found) => ({ ...found, key: found.value.question })),
      duplicateText,
    ),
    ...findDuplicates(
      questions.flatMap((found) => (found.value.id ? [{ ...found, key: found.value.id }] : [])),
      duplicateId,
    ),
    ...(questions.some(({ value }) => value.id === leadTimesEntry)
      ? []
      : [{ path: ['faq', 'leadTimesEntry'], message: 'Use the id of an existing question.' }]),
    ...Object.entries(all.legal).flatMap(([name, { sections }]) =>
      findDuplicates(
        at(['legal', name, 'sections'], sections, (index) => String(sections[index]?.id)),
        duplicateId,
      ),
    ),
    ...(['path', 'title', 'description'] as const).flatMap((field) =>
      findDuplicates(
        pages.map((page, index) => ({ path: [...pagePath(index), field], value: page, key: page[field] })),
        (first) => `${first} already uses this ${field}. Use a different one.`,
      ),
    ),
  ];
}
