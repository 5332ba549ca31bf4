/** Parts shared by the repository's Vite configurations. */
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
import { cutFonts } from '../packages/agency-ui/scripts/fonts.js';
import { layerOrder } from '../packages/agency-ui/src/theme/layer-order.js';

/**
 * Lightning CSS would compile `:dir(rtl)` to a list of `:lang()` selectors, which misses RTL text in other languages.
 * Browsers without `:dir()` lose only mirrored shadows and animations.
 */
export const css: CSSOptions = { lightningcss: { exclude: Features.DirSelector } };

/** Resolves the kit to its sources, so that edits need no rebuild and CSS is split per route. */
export const sourceConditions: UserConfig = {
  css,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/^agency-/] },
};

/** Prepends the cascade layer order to every stylesheet. Runs after minification, which drops empty layers. */
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
 * Compiles the kit's styles and JSX. Subsets its fonts first if they are missing or stale.
 *
 * @param styles - Options for vanilla-extract.
 */
export async function agencyPlugins(styles?: Parameters<typeof vanillaExtractPlugin>[0]): Promise<PluginOption[]> {
  await cutFonts();
  return [vanillaExtractPlugin(styles), react(), layerOrderFirst()];
}
