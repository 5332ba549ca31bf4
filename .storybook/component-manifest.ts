/**
 * Completes Storybook's component manifest, `manifests/components.json`. Storybook writes the props and story code, but
 * doesn't read `parameters.docs.description`, where our guidance is. It also lists pages and foundations, whose
 * components it cannot find.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { usageIn } from '../packages/agency-ui/scripts/component-docs.js';
import { layers } from '../packages/agency-ui/scripts/parts.js';

const root = resolve(import.meta.dirname, '..');

interface ComponentEntry {
  /** Path of the stories file, relative to the repository root. */
  path: string;
  description?: string | undefined;
}

/** The manifests, keyed by name, in the form that presets pass on. */
interface Manifests {
  components?: { components: Record<string, ComponentEntry> };
}

const isPart = ({ path }: ComponentEntry) => layers.some((layer) => path.includes(`/agency-ui/src/${layer}/`));

/**
 * Adds the guidance from the stories to each component's description, and removes everything that is not part of the
 * kit.
 */
export async function completeManifests<Given extends Manifests>(manifests: Given): Promise<Given> {
  const components = manifests.components?.components ?? {};
  for (const [id, component] of Object.entries(components)) {
    if (!isPart(component)) {
      delete components[id];
      continue;
    }
    const usage = usageIn(await readFile(resolve(root, component.path), 'utf8'));
    component.description = [component.description, usage].filter(Boolean).join('\n\n');
  }
  return manifests;
}
