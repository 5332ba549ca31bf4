import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { checkedContent } from '../packages/agency-content/scripts/vite-plugin.js';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';
import { compressFiles } from './build/compress.js';
import { prerenderSite } from './build/prerender.js';
import { chatInDevelopment } from './server/chat/vite-plugin.js';

const root = import.meta.dirname;
/** Folder of the client build; the server bundle goes next to it. `SITE_OUT` overrides it. */
const client = resolve(root, process.env['SITE_OUT'] || 'dist');
// The build empties its output folder first.
if (`${root}/`.startsWith(`${client}/`)) {
  throw new Error(`SITE_OUT is ${client}, which contains the site's sources. Choose a separate folder.`);
}
const server = `${client}-server`;

/** The site's origin, for canonical and social URLs. */
const siteUrl = (process.env['SITE_URL'] ?? 'https://www.shangwe.example').replace(/\/+$/, '');

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    root,
    publicDir: '../packages/agency-artwork/public',
    plugins: [await agencyPlugins(), checkedContent(), chatInDevelopment()],
    define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
    server: { port: 5173 },
    environments: {
      client: {
        build: {
          outDir: client,
          emptyOutDir: true,
          manifest: true,
          // One stylesheet for the whole site, because it loads late, doesn't block rendering and is cached for the
          // next pages.
          cssCodeSplit: false,
          // Every browser that runs the boot script supports modulepreload.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: {
              boot: resolve(root, 'src/boot.ts'),
              'form-fallback': resolve(root, 'src/form-fallback.ts'),
              'entry-client': resolve(root, 'src/entry-client.tsx'),
            },
            // Inlines constants that the boot script shares with the kit, so that it stays a single file.
            optimization: { inlineConst: true },
            // The boot script calls an export from another entry.
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|wouter)[\\/]/, priority: 1 },
                  // Bundles these with the links between pages, which saves a file on every page that uses them.
                  { name: 'frame', test: /site[\\/]src[\\/]App\.tsx$|[\\/]PreviousNextLinks[\\/]/ },
                  // Each service page shows one of the projects. If each had its own file, the pages that show them all
                  // would make ten requests.
                  { name: 'projects', test: /agency-content[\\/]src[\\/]projects[\\/]/ },
                  {
                    name: 'shared',
                    test: /agency-\w+[\\/]src[\\/](?!.*(entities|project|QuoteInvitation))/,
                    minShareCount: 3,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: server,
          emptyOutDir: true,
          copyPublicDir: false,
          manifest: true,
          rolldownOptions: {
            input: {
              'entry-server': 'src/entry-server.tsx',
              main: 'server/main.ts',
            },
          },
        },
      },
    },
    builder: {
      async buildApp(builder: import('vite').ViteBuilder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
        await prerenderSite(client, server, siteUrl);
        await compressFiles(client);
      },
    },
  }),
);
