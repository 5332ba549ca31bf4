/** The drawing surface: every shape is drawn on four ink plates. */
import type { FlatRecipe, Ink, Recipe } from './inks.js';
import { INKS } from './inks.js';
import type { Tone } from './tone.js';

/** Width of every artboard, in artboard units. */
export const ARTBOARD_WIDTH = 1600;
/** Height of every artboard, in artboard units. */
export const ARTBOARD_HEIGHT = 900;

/** Options for filled shapes. */
export interface FillOptions {
  /** 0–1. Below 1 the ink below shows through. */
  opacity?: number;
  /** Use the even-odd rule, for rings and frames. */
  evenOdd?: boolean;
}

/** Options for lines. */
export interface StrokeOptions {
  opacity?: number;
  /** @default 'round' */
  cap?: 'round' | 'butt' | 'square';
  /** SVG dash pattern, for example `'12 8'`. */
  dash?: string;
  /** Keeps the inks that the recipe omits. */
  overprint?: boolean;
}

/** Formats a number with at most one decimal, so that a drawing has the same markup on every machine. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

function grey(tint: number): string {
  const level = Math.round(255 * (1 - Math.min(1, Math.max(0, tint))));
  const hex = level.toString(16).padStart(2, '0');
  return `#${hex}${hex}${hex}`;
}

/**
 * Four plates, one per ink.
 *
 * A plate is greyscale SVG: white is no ink, black is solid ink. `fill` knocks out: it erases the inks that its recipe
 * omits. `overprint` adds ink and keeps the inks that its recipe omits.
 */
export class Sheet {
  private readonly plates: Record<Ink, string[]> = { marigold: [], red: [], teal: [], indigo: [] };
  private definitions = 0;

  /** Fills an outline, and erases the inks that the recipe omits. */
  fill(outline: string, recipe: Recipe, options: FillOptions = {}): this {
    return this.paint(outline, recipe, 'fill', false, options.opacity, options.evenOdd ? ' fill-rule="evenodd"' : '');
  }

  /** Fills an outline, and keeps the inks that the recipe omits. */
  overprint(outline: string, recipe: Recipe, options: FillOptions = {}): this {
    return this.paint(outline, recipe, 'fill', true, options.opacity, options.evenOdd ? ' fill-rule="evenodd"' : '');
  }

  /** Draws a line with the given width in artboard units. */
  stroke(outline: string, width: number, recipe: Recipe, options: StrokeOptions = {}): this {
    const dash = options.dash ? ` stroke-dasharray="${options.dash}"` : '';
    const style = ` fill="none" stroke-width="${short(width)}" stroke-linecap="${options.cap ?? 'round'}" stroke-linejoin="round"${dash}`;
    return this.paint(outline, recipe, 'stroke', options.overprint ?? false, options.opacity, style);
  }

  /** Draws inside a transformed coordinate system (an SVG transform list). */
  group(transform: string, draw: () => void): this {
    this.open(() => `<g transform="${transform}">`);
    draw();
    return this.close();
  }

  /**
   * Clips drawing to the union of outlines.
   *
   * One outline becomes a clip path. Several become a mask, because in a clip path outlines with opposite winding
   * directions cancel each other out.
   */
  clip(outlines: string | readonly string[], draw: () => void): this {
    const list = typeof outlines === 'string' ? [outlines] : outlines;
    const number = this.definitions++;
    const paths = (attributes: string): string => list.map((d) => `<path d="${d}"${attributes}/>`).join('');
    this.open((ink) => {
      const id = `${ink}-clip-${number}`;
      return list.length > 1
        ? `<mask id="${id}">${paths(' fill="#fff"')}</mask><g mask="url(#${id})">`
        : `<clipPath id="${id}">${paths('')}</clipPath><g clip-path="url(#${id})">`;
    });
    draw();
    return this.close();
  }

  /** One plate's SVG markup, without the root element. */
  plate(ink: Ink): string {
    return this.plates[ink].join('');
  }

  private open(markup: (ink: Ink) => string): void {
    for (const ink of INKS) this.plates[ink].push(markup(ink));
  }

  private close(): this {
    for (const ink of INKS) this.plates[ink].push('</g>');
    return this;
  }

  private paint(
    outline: string,
    recipe: Recipe,
    attribute: 'fill' | 'stroke',
    overprint: boolean,
    opacity: number | undefined,
    style: string,
  ): this {
    for (const ink of INKS) {
      const tone = recipe[ink];
      if (tone === undefined && overprint) continue;
      const { definition, value } = this.tone(ink, tone ?? 0);
      const alpha = opacity === undefined ? '' : ` ${attribute}-opacity="${opacity}"`;
      this.plates[ink].push(`${definition}<path d="${outline}" ${attribute}="${value}"${alpha}${style}/>`);
    }
    return this;
  }

  private tone(ink: Ink, tone: Tone): { definition: string; value: string } {
    if (typeof tone === 'number') return { definition: '', value: grey(tone) };
    const id = `${ink}-tone-${this.definitions++}`;
    const stops = tone.stops
      .map(([position, tint, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${position}" stop-color="${grey(tint)}"${alpha}/>`;
      })
      .join('');
    const definition =
      tone.kind === 'linear'
        ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(tone.from[0])}" y1="${short(tone.from[1])}" x2="${short(tone.to[0])}" y2="${short(tone.to[1])}">${stops}</linearGradient>`
        : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(tone.centre[0])}" cy="${short(tone.centre[1])}" r="${short(tone.radius)}">${stops}</radialGradient>`;
    return { definition, value: `url(#${id})` };
  }
}

/** Multiplies all tints in a recipe, for paler or stronger colours. */
export function tinted(recipe: FlatRecipe, factor: number): FlatRecipe {
  const result: FlatRecipe = {};
  for (const ink of INKS) {
    const tint = recipe[ink];
    if (tint !== undefined) result[ink] = Math.min(1, tint * factor);
  }
  return result;
}
