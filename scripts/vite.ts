/** What every Vite configuration of the repository shares. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import {
  type CSSOptions,
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type PluginOption,
  type UserConfig,
} from 'vite';
import { layerOrder } from '../packages/agency-ui/src/theme/layer-order.js';
import { cutFonts } from './fonts.js';

/**
 * The minifier would turn `:dir(rtl)` into a list of languages that are written so, which misses any other text in
 * that direction. Browsers that do not know `:dir()` lose an arrow's nudge.
 */
export const css: CSSOptions = { lightningcss: { exclude: Features.DirSelector } };

/** Applications of this repository read the kit's sources, so that an edit shows at once and CSS splits by route. */
export const sourceConditions: UserConfig = {
  css,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/^agency-/] },
};

/** Starts every emitted stylesheet with the order of the layers, after minifiers that drop a line without rules. */
export function layerOrderFirst(): Plugin {
  return {
    name: 'agency:layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css') && !String(file.source).startsWith(layerOrder)) {
            file.source = `${layerOrder}\n${file.source}`;
          }
        }
      },
    },
  };
}

/**
 * Compiles the kit's styles and JSX; cuts its fonts first if this is the first build.
 *
 * @param styles - Options of vanilla-extract.
 */
export async function agencyPlugins(styles?: Parameters<typeof vanillaExtractPlugin>[0]): Promise<PluginOption[]> {
  await cutFonts();
  return [vanillaExtractPlugin(styles), react(), layerOrderFirst()];
}
