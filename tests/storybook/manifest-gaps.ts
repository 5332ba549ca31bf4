/** Checks a built Storybook's component manifest: every component must be there, with its props and our guidance. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexedStories } from '../../scripts/stories.js';

interface Manifest {
  components: Record<
    string,
    { path: string; description?: string; stories: unknown[]; reactDocgen?: object; error?: { message: string } }
  >;
}

/**
 * @param folder - A built Storybook.
 * @returns A sentence for each component that the manifest lacks or describes incompletely.
 */
export async function manifestGaps(folder: string): Promise<string[]> {
  const { components } = JSON.parse(await readFile(join(folder, 'manifests/components.json'), 'utf8')) as Manifest;
  const byPath = new Map(Object.values(components).map((component) => [component.path, component]));
  const stories = await indexedStories(folder);
  const documented = new Map(
    stories
      .filter(({ title }) => /^(Primitives|Navigation|Forms|Sections)\//.test(title))
      .map((story) => [story.importPath, story.title]),
  );
  if (documented.size === 0) return [`There is no component in ${folder}.`];
  return [...documented].flatMap(([path, title]) => {
    const entry = byPath.get(path);
    if (!entry) return [`The manifest has no ${title}.`];
    return [
      ...(entry.error ? [`The manifest has an error for ${title}: ${entry.error.message}`] : []),
      ...(entry.reactDocgen ? [] : [`The manifest has no props for ${title}.`]),
      ...(entry.stories.length > 0 ? [] : [`The manifest has no stories for ${title}.`]),
      ...(entry.description?.includes('**Use it') ? [] : [`The manifest has no guidance for ${title}.`]),
    ];
  });
}
