/**
 * The product is built on these packages, and each does real work in the named file. Knip reports unused packages, but
 * it counts use in tests too, and doesn't know which packages must stay.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(resolve(import.meta.dirname, '../..'), file), 'utf8');

it.each([
  ['react', 'packages/agency-ui/src/sections/HeroCarousel/HeroCarousel.tsx'],
  ['react-dom/client', 'site/src/entry-client.tsx'],
  ['wouter', 'site/src/App.tsx'],
  ['vite', 'scripts/vite.ts'],
  ['vitest/config', 'vitest.config.ts'],
  ['@storybook/test-runner', 'test-runner-jest.config.js'],
  ['@storybook/react-vite/node', '.storybook/main.ts'],
  ['@vanilla-extract/css', 'packages/agency-ui/src/sections/HeroCarousel/HeroCarousel.css.ts'],
  ['@vanilla-extract/vite-plugin', 'scripts/vite.ts'],
  ['@radix-ui/react-accordion', 'packages/agency-ui/src/sections/FaqSection/Questions.tsx'],
  ['@radix-ui/react-navigation-menu', 'packages/agency-ui/src/navigation/SiteHeader/MainMenu.tsx'],
  ['@radix-ui/react-toast', 'packages/agency-ui/src/forms/ToastProvider/Toaster.tsx'],
  ['react-use-measure', 'packages/agency-ui/src/primitives/useBounds.ts'],
  ['zod', 'packages/agency-content/src/schemas.ts'],
])('imports %s in %s', (name, file) => {
  expect(read(file)).toMatch(new RegExp(`^(import (?!type )[^;]*|\\} )from '${name}';$`, 'm'));
});

it.each([
  ['@storybook/addon-a11y', '.storybook/main.ts', "'@storybook/addon-a11y'"],
  ['chromatic', '.github/workflows/chromatic.yml', 'npx chromatic'],
])('uses %s in %s', (_name, file, use) => {
  expect(read(file)).toContain(use);
});
