import type { StyleRule } from '@vanilla-extract/css';
import { sectionsLayer } from './layers.css.js';

/** A vanilla-extract style rule inside a cascade layer. */
export type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the sections cascade layer, so that an application's unlayered styles override it. */
export const sectionRule = (rule: LayerRule): StyleRule => ({ '@layer': { [sectionsLayer]: rule } });
