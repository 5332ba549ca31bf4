/**
 * Tags for Vitest tests, stating what a test is evidence for. A test in a component's folder belongs to that component.
 *
 * - `wcag:2.2.2`: the WCAG criterion that it shows.
 * - `component:HeroCarousel`: a different component that it is evidence for.
 * - `product:agency-ui`: a website test that is also evidence for the kit.
 * - `absent:1.2.1`: the product has nothing that this criterion applies to.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestTagDefinition } from 'vitest/config';
import { wcagCriteria } from '../.storybook/evidence/wcag.js';
import { layers } from '../packages/agency-ui/scripts/parts.js';

const kit = resolve(import.meta.dirname, '../packages/agency-ui/src');

const criteria = Object.keys(wcagCriteria).flatMap((criterion) => [`wcag:${criterion}`, `absent:${criterion}`]);
const components = layers
  .flatMap((layer) => readdirSync(resolve(kit, layer)))
  .filter((name) => /^[A-Z]\w+$/.test(name))
  .map((name) => `component:${name}`);

/** Vitest rejects any other tag, so a mistyped criterion fails. */
export const testTags: TestTagDefinition[] = [...criteria, ...components, 'product:agency-ui'].map((name) => ({
  name,
}));
