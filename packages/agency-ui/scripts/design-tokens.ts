/**
 * Exports the themes as design tokens for other tools, such as Figma, in the Design Tokens Community Group's Format
 * Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/).
 */
import type { AgencyTheme } from '../src/theme/theme-types.js';
import { tokenName } from '../src/theme/token-name.js';
import { pixelsOf } from './css-length.js';
import type { TokenDoc, TokenGroup } from './token-docs.js';

/** Page widths, in px, at which fluid lengths are evaluated: desktop, then phone. */
export const pageWidths = { wide: 1440, narrow: 360 };

interface Token {
  $type: string;
  $value: unknown;
  $description: string;
  $extensions: { 'agency-ui': Record<string, unknown> };
}

export interface TokenSet {
  [name: string]: string | Token | TokenSet;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const hexColor = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** sRGB, as hex or as `rgb(r g b / alpha)`. */
function colorOf(css: string) {
  const [, ...digits] = hexColor.exec(css) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] =
    digits.length > 0 ? digits.map((digit) => Number.parseInt(digit, 16)) : (css.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red, green, blue];
  if (channels.some(Number.isNaN)) throw new Error(`"${css}" is not a supported colour. Write it as #rrggbb.`);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

const plainLength = /^(-?[\d.]+)(px|rem)$/;

function dimensionOf(css: string, pageWidth = pageWidths.wide) {
  const [, value, unit] = plainLength.exec(css) ?? [];
  return value && unit ? { value: Number(value), unit } : { value: rounded(pixelsOf(css, pageWidth)), unit: 'px' };
}

function durationOf(css: string) {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  if (!value) throw new Error(`"${css}" is not a duration. Write it in ms or s.`);
  return { value: Number(value), unit };
}

function easingOf(css: string) {
  const points = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  if (points?.length !== 4) throw new Error(`"${css}" is not an easing. Write it as cubic-bezier() with four numbers.`);
  return points;
}

const familiesOf = (css: string) => css.split(',').map((family) => family.trim().replaceAll('"', ''));

/** Layers of `offset-x offset-y [blur [spread]] color`. */
function shadowOf(css: string) {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^\s*((?:-?[\d.]+(?:px|rem)?\s+)+)(.+)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    const length = (value: string) => dimensionOf(value === '0' ? '0px' : value);
    return {
      color: colorOf(color.trim()),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  });
}

/** The token type and converter of each group. */
const kinds: Record<string, [type: string, write: (css: string) => unknown]> = {
  color: ['color', colorOf],
  spot: ['color', colorOf],
  font: ['fontFamily', familiesOf],
  space: ['dimension', dimensionOf],
  layout: ['dimension', dimensionOf],
  radius: ['dimension', dimensionOf],
  stroke: ['dimension', dimensionOf],
  plate: ['dimension', dimensionOf],
  shadow: ['shadow', shadowOf],
  weight: ['fontWeight', Number],
  'motion.easing': ['cubicBezier', easingOf],
  motion: ['duration', durationOf],
  // 1 if visible.
  ornament: ['number', (css) => (css === 'none' ? 0 : 1)],
  'type.numeral.weight': ['fontWeight', Number],
  'type.numeral': ['number', Number.parseFloat],
};

/** Text styles in the display font. All others use the body font. */
const displayed = ['poster', 'sheet', 'title', 'feature', 'heading', 'subheading'];

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], tree);
}

/** Replaces references to colour tokens with their values on `paper`, the page's default tone. */
const withColors = (css: string, { tones }: AgencyTheme) =>
  Object.entries(tones.paper).reduce(
    (text, [name, color]) => text.replaceAll(`var(${tokenName('color', name)})`, color),
    css,
  );

function token(doc: TokenDoc, css: string, resolvedCss = css): Token {
  const kind = doc.path
    .map((_, index) => doc.path.slice(0, doc.path.length - index).join('.'))
    .find((key) => key in kinds);
  const [type, write] = kinds[kind ?? ''] ?? [];
  if (!type || !write) throw new Error(`Design tokens have no type for "${doc.path.join('.')}". Add one to "kinds".`);
  const grows = type === 'dimension' && !plainLength.test(css);
  return {
    $type: type,
    $value: write(resolvedCss),
    $description: doc.purpose,
    $extensions: {
      'agency-ui': { variable: doc.name, css, ...(grows && { narrow: dimensionOf(css, pageWidths.narrow) }) },
    },
  };
}

/** A complete text style as one token. `font-stretch` is an extension, because the format does not define it. */
function typography(rank: string, docs: readonly TokenDoc[], theme: AgencyTheme, set: string): Token {
  const css = Object.fromEntries(docs.map(({ path }) => [path[2] ?? '', String(at(theme, path))]));
  const { size = '', width, weight, leading, tracking = '' } = css;
  const fontSize = dimensionOf(size);
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{${set}.font.${displayed.includes(rank) ? 'display' : 'text'}}`,
      fontSize,
      fontWeight: Number(weight),
      letterSpacing: { value: rounded(Number.parseFloat(tracking) * fontSize.value), unit: fontSize.unit },
      lineHeight: Number(leading),
    },
    $description: docs[0]?.purpose.replace(/ Font size,.*/, '') ?? '',
    $extensions: {
      'agency-ui': {
        variables: docs.map(({ name }) => name),
        css,
        fontStretch: width,
        ...(!plainLength.test(size) && { narrow: { fontSize: dimensionOf(size, pageWidths.narrow) } }),
      },
    },
  };
}

function setOf(name: string, purpose: string, theme: AgencyTheme, groups: readonly TokenGroup[]): TokenSet {
  const set: TokenSet = { $description: purpose };
  for (const group of groups) {
    const { tokens } = group;
    const described = { $description: group.purpose };
    if (group.name === 'color') {
      set['tone'] = {
        $description: group.purpose,
        ...Object.fromEntries(
          Object.entries(theme.tones).map(([tone, colors]) => [
            tone,
            Object.fromEntries(tokens.map((doc) => [doc.path[1], token(doc, String(at({ color: colors }, doc.path)))])),
          ]),
        ),
      };
    } else if (group.name === 'type') {
      const ranks = [...new Set(tokens.map(({ path }) => path[1] ?? ''))];
      set['type'] = {
        ...described,
        ...Object.fromEntries(
          ranks.map((rank) => {
            const docs = tokens.filter(({ path }) => path[1] === rank);
            // Sections set the size of numerals, so their text style is incomplete.
            if (docs.some(({ path }) => path[2] === 'size')) return [rank, typography(rank, docs, theme, name)];
            return [
              rank,
              Object.fromEntries(docs.map((doc) => [doc.path[2], token(doc, String(at(theme, doc.path)))])),
            ];
          }),
        ),
      };
    } else {
      set[group.name] = {
        ...described,
        ...Object.fromEntries(
          tokens.map((doc) => {
            const css = String(at(theme, doc.path));
            return [doc.path[1], token(doc, css, withColors(css, theme))];
          }),
        ),
      };
    }
  }
  return set;
}

/**
 * All themes as token sets in one document: `agency.tone.night.surface` and so on.
 *
 * @throws if the format cannot express a value.
 */
export function designTokens(
  themes: Record<string, { purpose: string; theme: AgencyTheme }>,
  groups: readonly TokenGroup[],
): TokenSet {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description:
      `Every agency-ui token, in one set per theme, each with one set per tone. Lengths that grow with the page are ` +
      `evaluated for a page ${pageWidths.wide} px wide; the “narrow” extension is for ${pageWidths.narrow} px.`,
    ...Object.fromEntries(
      Object.entries(themes).map(([name, { purpose, theme }]) => [name, setOf(name, purpose, theme, groups)]),
    ),
  };
}
