import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin, runnerImport } from 'vite';
import { others } from '../packages/agency-ui/src/theme/characters.js';
import { agencyPlugins, sourceConditions } from '../scripts/vite.js';
import { compressFiles } from './compress.js';
import { nameless } from './nameless.js';
import { picturesApart } from './pictures-apart.js';
import { prerenderSite } from './prerender.js';
import { reactModules } from './react-modules.js';
import { chatInDevelopment } from './server/chat/vite-plugin.js';
import { shortNames } from './short-names.js';

const root = import.meta.dirname;
/** The static files; the server's bundle stands beside them. `SITE_OUT` chooses another folder. */
const client = resolve(root, process.env['SITE_OUT'] || 'dist');
// The build empties its folder first.
if (`${root}/`.startsWith(`${client}/`)) {
  throw new Error(`SITE_OUT names ${client}, which holds the site's sources: name a folder for the built site alone.`);
}
const server = `${client}-server`;
const pictures = resolve(root, '../packages/agency-artwork/pictures');

/** Where the site will stand; only canonical and social links need it. */
const siteUrl = (process.env['SITE_URL'] ?? 'https://www.shangwe.example').replace(/\/+$/, '');

/** Stops the build, or the development server, at content that does not hold what the kit's schemas ask. */
function checkedContent(): Plugin {
  return {
    name: 'site:content',
    async configResolved() {
      const { module } = await runnerImport<typeof import('agency-content/validate')>(
        resolve(root, '../packages/agency-content/src/validate.ts'),
        // The kit's sources, not its build: a fresh clone has none.
        mergeConfig(sourceConditions, {
          configFile: false,
          environments: { inline: { resolve: { noExternal: [/^agency-/], conditions: ['source'] } } },
        }),
      );
      module.validateContent();
    },
  };
}

/** The printed pictures stand beside the pages, under addresses that change with the picture. */
function printedPictures(): Plugin {
  return {
    name: 'site:pictures',
    async configureServer({ middlewares }) {
      const { default: sirv } = await import('sirv');
      middlewares.use('/pictures', sirv(pictures, { dev: true }));
    },
  };
}

export default defineConfig(async ({ command }) =>
  mergeConfig(sourceConditions, {
    root,
    plugins: [
      await agencyPlugins(command === 'build' ? { identifiers: shortNames() } : {}),
      checkedContent(),
      nameless(),
      picturesApart(),
      reactModules(),
      printedPictures(),
      chatInDevelopment(),
    ],
    define: { 'import.meta.env.RARE_CHARACTERS': JSON.stringify(others) },
    server: { port: 5173 },
    environments: {
      client: {
        build: {
          outDir: client,
          modulePreload: {
            // The boot module is the one script of a page, and every browser that knows the others knows this.
            polyfill: false,
            // Who asks for another module has these: their names in every list would only be bytes of the frame.
            resolveDependencies: (_file: string, dependencies: string[]) =>
              dependencies.filter((name) => !/^assets\/(?:react|rolldown-runtime|theme|frame)-/.test(name)),
          },
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            input: { index: resolve(root, 'index.html'), 'entry-client': resolve(root, 'src/entry-client.tsx') },
            // The boot module calls what the other one exports.
            preserveEntrySignatures: 'exports-only',
            output: {
              // Without a group of its own React lands in whichever chunk comes first, and every page imports that.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    priority: 3,
                    test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
                  },
                  // What all elements are styled anew by: a stylesheet of its own has a task of its own.
                  { name: 'theme', priority: 2, test: /agency-ui[\\/]src[\\/]theme[\\/]/ },
                  // What every page is framed by, and what most pages are made of: one script instead of two dozen.
                  {
                    name: 'frame',
                    priority: 1,
                    test: /agency-ui[\\/]src[\\/]navigation[\\/](SiteHeader|SkipLink|ChatAppButton)[\\/]|agency-content[\\/]src[\\/](index|agency|navigation|titles)\.ts|site[\\/]src[\\/](?!pages|parts|boot|integrations|ServicePage|PrivacyNote|useArticle)[\w-]+\.tsx?|vite[\\/]preload-helper|node_modules[\\/]@radix-ui[\\/]react-(navigation-menu|use-|primitive|presence|slot|id|direction|context|compose-refs|collection|dismissable-layer|visually-hidden)/,
                  },
                  // What many pages and parts are made of besides.
                  {
                    name: 'shared',
                    test: /agency-ui[\\/]src[\\/]primitives[\\/](ArrowLink|Eyebrow|Grid|HalftoneFade|Picture|RegistrationMark)[\\/]|node_modules[\\/](@vanilla-extract[\\/]recipes|lucide[\\/]dist[\\/]esm[\\/]icons[\\/](arrow|check|chevron|circle-alert|minus|pause|play|plus|x)\b)/,
                    priority: 1,
                  },
                  { name: 'pictures', test: /agency-content[\\/]src[\\/]pictures\.ts/, priority: 1 },
                  // Shown by the home page, the list and each project: all together are hardly more than some.
                  { name: 'projects', test: /agency-content[\\/]src[\\/]projects[\\/]/ },
                  { name: 'project-pictures', test: /\?picture=project/, priority: 1 },
                  { name: 'card-pictures', test: /\?picture=(?!hero|page|project)/, minShareCount: 3, priority: 1 },
                  {
                    name: 'sheets',
                    test: /agency-ui[\\/]src[\\/]sections[\\/](ContactDetails|FormSheet|HalftoneGlyph|SheetColumns)[\\/]/,
                    priority: 1,
                  },
                  {
                    name: 'foot',
                    test: /agency-ui[\\/]src[\\/](navigation[\\/](SiteFooter|BackToTop)|primitives[\\/](PatternBand|MotionSwitch))[\\/]/,
                  },
                  // The head of all pages but the home page.
                  {
                    name: 'head',
                    test: /agency-ui[\\/]src[\\/](sections[\\/]PageHero|navigation[\\/]Breadcrumbs)[\\/]/,
                  },
                  // What forms are made of; each form itself, and the chat, comes with the pages that show it.
                  {
                    name: 'forms',
                    test: /agency-ui[\\/]src[\\/]forms[\\/](?!ToastProvider|\w+Form[\\/])|node_modules[\\/]zod[\\/]/,
                  },
                  {
                    name: 'sections',
                    test: /agency-ui[\\/]src[\\/]sections[\\/](LinkCards|QuoteInvitation|CoreServicesGrid)[\\/]/,
                  },
                  {
                    name: 'heads',
                    test: /agency-ui[\\/]src[\\/](sections[\\/]SectionHead|primitives[\\/]Reveal)[\\/]/,
                    priority: 1,
                  },
                  // What the bodies of all services are made of.
                  {
                    name: 'services',
                    test: /agency-ui[\\/]src[\\/](sections[\\/](OfferingGrid|ProcessSteps|Reasons|QuoteBand)|navigation[\\/]PreviousNextLinks)[\\/]/,
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
          rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx', main: 'server/main.ts' } },
        },
      },
    },
    builder: {
      async buildApp(builder: import('vite').ViteBuilder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (!environment) throw new Error(`Vite has no environment "${name}": the site's configuration names it.`);
          await builder.build(environment);
        }
        await prerenderSite(client, server, siteUrl);
        await compressFiles(client);
        await rm(join(client, 'pictures'), { recursive: true, force: true });
        await cp(pictures, join(client, 'pictures'), { recursive: true });
      },
    },
  }),
);
