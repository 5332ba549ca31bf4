import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { checkedContent } from '../packages/agency-content/scripts/vite-plugin.js';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';
import { compressFiles } from './build/compress.js';
import { prerenderSite } from './build/prerender.js';
import { chatInDevelopment } from './server/chat/vite-plugin.js';

const root = import.meta.dirname;
/** Folder of the static files, with the server's bundle beside it. `SITE_OUT` chooses another one. */
const client = resolve(root, process.env['SITE_OUT'] || 'dist');
// The build empties its folder first.
if (`${root}/`.startsWith(`${client}/`)) {
  throw new Error(`SITE_OUT names ${client}, which holds the site's sources: name a folder for the built site alone.`);
}
const server = `${client}-server`;

/** The site's absolute address, for canonical and social links. */
const siteUrl = (process.env['SITE_URL'] ?? 'https://www.shangwe.example').replace(/\/+$/, '');

export default defineConfig(async () =>
  mergeConfig(sourceConditions, {
    root,
    publicDir: '../packages/agency-artwork/public',
    plugins: [await agencyPlugins(), checkedContent(), chatInDevelopment()],
    server: { port: 5173 },
    environments: {
      client: {
        build: {
          outDir: client,
          emptyOutDir: true,
          manifest: true,
          // One stylesheet for the whole site: linked late, it holds up nothing, and every next page has it.
          cssCodeSplit: false,
          // Every browser that runs the boot script preloads modules.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { boot: resolve(root, 'src/boot.ts'), 'entry-client': resolve(root, 'src/entry-client.tsx') },
            // The boot script shares constants with the kit: inlined, it stays one file.
            optimization: { inlineConst: true },
            // The boot script calls what the other one exports.
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|wouter)[\\/]/, priority: 1 },
                  // With the links between pages, which save each page that has them a file.
                  { name: 'frame', test: /site[\\/]src[\\/]App\.tsx$|[\\/]PreviousNextLinks[\\/]/ },
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
          rolldownOptions: {
            input: {
              'entry-server': 'src/entry-server.tsx',
              main: 'server/main.ts',
              owner: 'server/enquiries/owner.ts',
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
