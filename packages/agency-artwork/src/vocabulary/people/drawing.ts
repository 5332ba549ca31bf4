/** Drawing styles for people. */
import type { FlatRecipe, Recipe, Sheet } from '../../engine/index.js';
import { PLUM } from '../colours.js';
import { moved } from '../geometry.js';
import type { Part } from './part.js';

/** A subject made of parts: a figure, a person from behind, a row of heads. */
export interface Drawable {
  readonly parts: readonly Part[];
}

/** One flat colour, no details. */
export function drawSilhouette(sheet: Sheet, { parts }: Drawable, recipe: Recipe = PLUM): void {
  for (const part of parts) if (!part.detail) sheet.fill(part.outline, recipe);
}

/** Direction and colours of a rim light. */
export interface Rim {
  readonly colour: FlatRecipe;
  /** Offset of the body from its bright copy, away from the light: 2–4 units. */
  readonly shift: readonly [number, number];
  /** One colour for the whole body. By default, parts keep their own colours. */
  readonly body?: Recipe;
}

/** A backlit person: a bright copy, covered by the body at an offset away from the light. */
export function drawRimLit(sheet: Sheet, { parts }: Drawable, rim: Rim): void {
  const [dx, dy] = rim.shift;
  for (const layer of [0, 1, 2] as const) {
    const own = parts.filter((part) => part.layer === layer);
    if (own.length === 0) continue;
    const bodies = own.filter((part) => !part.detail);
    // An arm in front of the body has a thinner rim, so that the rim doesn't cut the figure in two.
    const share = layer === 2 ? 0.6 : 1;
    for (const part of bodies) sheet.fill(part.outline, rim.colour);
    sheet.group(moved(dx * share, dy * share), () => {
      for (const part of rim.body ? bodies : own) sheet.fill(part.outline, rim.body ?? part.recipe);
    });
  }
}

/** Light on a person with visible skin and clothes. */
export interface Modelling {
  /** The direction the light comes from, as a shift of the lit plane: [-6, -3] is light from the upper left. */
  readonly light: readonly [number, number];
  /** Darkens a part's colour for its shaded plane. @default adds a third of indigo */
  readonly shade?: (recipe: FlatRecipe) => FlatRecipe;
  /** A thin bright edge on the light side. */
  readonly rim?: FlatRecipe;
  /** Width of that edge. @default 2.4 */
  readonly rimWidth?: number;
}

/** Default shade at night: adds a third of indigo. */
export const nightShade = (recipe: FlatRecipe): FlatRecipe => ({
  ...recipe,
  indigo: Math.min(1, (recipe.indigo ?? 0) + 0.42),
});

/** Default shade by day: overprints teal, with a little indigo on skin. */
export const dayShade = (recipe: FlatRecipe): FlatRecipe => ({
  ...recipe,
  teal: Math.min(1, (recipe.teal ?? 0) + 0.3),
  indigo: Math.min(1, (recipe.indigo ?? 0) + 0.16),
});

/** A lit person: every part has a shaded plane and a lit plane, with a hard edge between them. */
export function drawModelled(sheet: Sheet, { parts }: Drawable, modelling: Modelling): void {
  const { light, shade = nightShade, rim, rimWidth = 2.4 } = modelling;
  const length = Math.hypot(...light) || 1;
  for (const layer of [0, 1, 2] as const) {
    const own = parts.filter((part) => part.layer === layer);
    if (rim && layer !== 2) {
      sheet.group(moved((light[0] / length) * rimWidth, (light[1] / length) * rimWidth), () => {
        for (const part of own) if (!part.detail) sheet.fill(part.outline, rim);
      });
    }
    for (const part of own) {
      if (part.detail) {
        sheet.fill(part.outline, part.recipe);
        continue;
      }
      sheet.fill(part.outline, shade(part.recipe));
      sheet.clip(part.outline, () => {
        sheet.group(moved(light[0], light[1]), () => sheet.fill(part.outline, part.recipe));
      });
    }
  }
}
