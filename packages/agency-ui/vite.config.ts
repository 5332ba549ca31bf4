/**
 * Builds the published package: one ES module per source module, separate stylesheets, and no CSS imports in scripts.
 */
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { agencyPlugins, css } from '../../scripts/vite.js';
import { labelPacks, publicParts } from './scripts/parts.js';
import { layerOrder } from './src/theme/layer-order.js';

const root = import.meta.dirname;

/** Stylesheets that no component imports. */
const standalone = ['agency', 'microsite', 'plain', 'reset', 'page-transitions'].map((name) => [
  `theme/${name}.css`,
  `src/theme/${name}.css.ts`,
]);

type OutputFile = Rolldown.OutputBundle[string];

const parts = publicParts();

/**
 * Removes the lines left over from stylesheets: a comment, or a side-effect import. The source map loses the same
 * lines.
 */
function leaveOutEffects(chunk: { code: string }, map: OutputFile | undefined) {
  const lines = chunk.code.split('\n');
  const kept = lines.map((line) => !/^\/\* empty css\s*\*\/$|^import "[^"]+";$/.test(line));
  chunk.code = lines.filter((_, index) => kept[index]).join('\n');
  if (map?.type !== 'asset') return;
  const content = JSON.parse(String(map.source)) as { mappings: string };
  content.mappings = content.mappings
    .split(';')
    .filter((_, index) => kept[index])
    .join(';');
  map.source = JSON.stringify(content);
}

/**
 * Collects the styles that Vite extracts per module. `styles.css` contains all but the opt-in ones; `theme.css`,
 * `microsite.css`, `plain.css`, `reset.css` and `page-transitions.css` are separate; and every component has its own
 * file, which includes its parts.
 */
function stylesheets(): Plugin {
  return {
    name: 'agency:stylesheets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const stylesOf = (module: string, seen = new Set<string>()): string[] => {
          const chunk = bundle[`${module}.js`];
          if (chunk?.type !== 'chunk' || seen.has(module)) return [];
          seen.add(module);
          const inner = chunk.imports.flatMap((file) => stylesOf(file.replace(/\.js$/, ''), seen));
          return [...inner, ...(chunk.viteMetadata?.importedCss ?? [])];
        };
        const gather = (files: string[]) => {
          const sources = [...new Set(files)].map((file) => {
            const asset = bundle[file];
            if (asset?.type !== 'asset') throw new Error(`"${file}" is listed as a stylesheet but was not emitted.`);
            return String(asset.source).replace(layerOrder, '').trim();
          });
          return `${[layerOrder, ...sources].join('\n')}\n`;
        };
        const theme = stylesOf('theme/agency.styles');
        const sheets = [
          ['styles', gather([...theme, ...stylesOf('index')])],
          ['theme', gather(theme)],
          ['microsite', gather(stylesOf('theme/microsite.styles'))],
          ['plain', gather(stylesOf('theme/plain.styles'))],
          ['reset', gather(stylesOf('theme/reset.styles'))],
          ['page-transitions', gather(stylesOf('theme/page-transitions.styles'))],
          ...parts.filter(({ component }) => component).map(({ name, entry }) => [name, gather(stylesOf(entry))]),
        ];
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') leaveOutEffects(file, bundle[`${file.fileName}.map`]);
          else if (file.fileName.endsWith('.css')) delete bundle[file.fileName];
        }
        for (const [name, source] of sheets)
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source: source ?? '' });
      },
    },
  };
}

export default defineConfig(async () => ({
  root,
  // Stylesheets reference their fonts relative to themselves, so that they work at any location in an application.
  base: './',
  css,
  plugins: [await agencyPlugins(), stylesheets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    target: 'es2022',
    cssCodeSplit: true,
    cssMinify: 'lightningcss' as const,
    lib: {
      entry: {
        index: 'src/index.ts',
        'entities/index': 'src/entities/index.ts',
        'theme/entry': 'src/theme/entry.ts',
        'theme/prehydration': 'src/theme/prehydration.ts',
        'theme/press-queue': 'src/theme/press-queue.ts',
        'theme/form-fallback': 'src/theme/form-fallback.ts',
        'testing/index': 'src/testing/index.ts',
        ...Object.fromEntries(standalone),
        ...Object.fromEntries(
          [...parts.map(({ entry }) => entry), ...labelPacks().map((name) => `locales/${name}`)].map((entry) => [
            entry,
            `src/${entry}.ts`,
          ]),
        ),
      },
      formats: ['es' as const],
    },
    rolldownOptions: {
      external: (id: string) => !/^[./\0]/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not *.css.js, because a consumer's own vanilla-extract plugin would compile those files again.
        entryFileNames: (chunk: { name: string }) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: (asset: { names: string[] }) =>
          asset.names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
      },
    },
  },
}));
