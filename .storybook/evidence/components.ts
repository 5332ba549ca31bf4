/** Every `*.accessibility.ts` file of the kit, by its component's name. */
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

/** @returns Nothing for a component that has no such file. */
export const componentNamed = (name: string): Component | undefined => components.find((each) => each.name === name);
