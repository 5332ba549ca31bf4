/** Sections and states sound as recorded in `docs/transcripts`. `vitest --update` rerecords them. */
import { it } from 'vitest';
import { recordScene } from './record.js';
import { scenes } from './scenes.js';

it.for(scenes)('announces $component as its transcript records', async (scene, { expect, signal }) => {
  await expect(await recordScene(scene, signal)).toMatchFileSnapshot(`../../docs/transcripts/${scene.component}.md`);
});
