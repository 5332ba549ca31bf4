import { expect, it } from 'vitest';
import { completeManifests } from './component-manifest.js';

const path = './packages/agency-ui/src/primitives/Icon/Icon.stories.tsx';

it('adds the guidance from the stories to the component’s description', async () => {
  const components = { icon: { path, description: 'An icon.' }, bare: { path } };
  const { components: completed } = await completeManifests({ components: { components } });
  expect(completed.components.icon.description).toMatch(
    /^An icon\.\n\n[\s\S]*\*\*Use it\*\* beside text[\s\S]*`lucide`/,
  );
  expect(completed.components.bare).toHaveProperty('description', expect.stringMatching(/^An icon in the colour/));
});

it('leaves out documentation-only pages', async () => {
  const components = { home: { path: './site/stories/Home.stories.tsx' } };
  expect(await completeManifests({ components: { components } })).toEqual({ components: { components: {} } });
});

it('leaves other manifests unchanged', async () => {
  const docs = { docs: { v: 0 } };
  expect(await completeManifests({ ...docs })).toEqual(docs);
});
