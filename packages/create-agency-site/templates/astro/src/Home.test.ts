// @vitest-environment node

import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import { hero } from './content';
import Home from './Home.astro';

it('has one h1 and one heading per section', async () => {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const html = await container.renderToString(Home);
  const headings = (level: number) => [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))];
  expect(headings(1).map(([, content = '']) => content.replace(/<[^>]+>/g, ''))).toEqual([hero.title]);
  expect(headings(2)).toHaveLength(5);
});
