/** Loads the `*.accessibility.ts` files of the kit. */
import type { ComponentAccessibility } from '../../packages/agency-ui/src/accessibility.js';
import type { Component } from './verdicts.js';

const files = import.meta.glob<ComponentAccessibility>('../../packages/agency-ui/src/*/*/*.accessibility.ts', {
  eager: true,
  import: 'default',
});

export const components: readonly Component[] = Object.entries(files).map(([path, accessibility]) => {
  const folder = path.replace('../../', '').replace(/\/[^/]+$/, '');
  return { name: folder.split('/').at(-1) ?? folder, folder, accessibility };
});

/** @returns undefined if the component has no accessibility file. */
export const componentNamed = (name: string): Component | undefined => components.find((each) => each.name === name);
