/** Builds and prerenders the pages of the sections that the site does not use, in `.cache/sections`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defineConfig, mergeConfig, type Rolldown, type ViteBuilder } from 'vite';
import { agencyPlugins, sourceConditions } from '../../../scripts/vite.js';

const root = import.meta.dirname;
const client = resolve(root, '../../../.cache/sections');
const server = `${client}-server`;

/** A blocking script that restores the visitor's choices, as the kit's README advises. */
async function prehydrationScript(): Promise<string> {
  const entry = resolve(root, '../../../packages/agency-ui/src/theme/prehydration.ts');
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'prehydration' } },
  })) as Rolldown.RolldownOutput[];
  return `<script>${built[0]?.output[0].code}prehydration.restorePreferences();</script>`;
}

async function writePages(): Promise<void> {
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const script = await prehydrationScript();
  const { prerendered } = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as typeof import('./prerender.js');
  for (const [path, html] of Object.entries(prerendered)) {
    const page = template.replace('<!--prehydration-->', () => script).replace('<!--page-->', () => html);
    await mkdir(join(client, path), { recursive: true });
    await writeFile(join(client, path, 'index.html'), page);
  }
}

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    root,
    plugins: await agencyPlugins(),
    environments: {
      // One stylesheet, which the HTML links to, so that the pages are styled before hydration.
      client: { build: { outDir: client, emptyOutDir: true, cssCodeSplit: false } },
      ssr: { build: { outDir: server, emptyOutDir: true, rolldownOptions: { input: 'prerender.tsx' } } },
    },
    builder: {
      async buildApp({ environments, build }: ViteBuilder) {
        for (const environment of Object.values(environments)) await build(environment);
        await writePages();
      },
    },
  }),
);
