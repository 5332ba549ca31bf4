import { agencyTheme } from './agency-theme.js';
import { contrast, firstReadable, isHex, isLight } from './color.js';
import { deriveSpots, deriveTones, type Seeds } from './derive-tones.js';
import { headerLine } from './header-line.js';
import { noOrnaments } from './ornaments.js';
import type { AgencyThemeChanges, ToneColors } from './theme-types.js';
import { type Tone, tones } from './tones.js';

/** A theme, or any part of it. */
interface Tree {
  [name: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const seedNames = ['surface', 'text', 'accent'] as const;

/** Minimum contrast of body text (WCAG 1.4.3). */
const minTextContrast = 4.5;

function fail(problem: string): never {
  // Both createAgencyTheme and agencyThemeCss fill in whatever a theme leaves out.
  throw new Error(`agency-ui theme: ${problem}`);
}

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Rejects unknown names, and values that CSS can't contain. */
function check(changes: unknown, model: Tree, path: string): void {
  if (!isTree(changes)) {
    fail(
      `${path ? `"${path}"` : 'the theme'} is ${JSON.stringify(changes)}. Use an object with ${listed(Object.keys(model))}.`,
    );
  }
  for (const [name, value] of Object.entries(changes)) {
    const place = path ? `${path}.${name}` : name;
    const expected = Object.hasOwn(model, name) ? model[name] : undefined;
    if (expected === undefined) {
      fail(`there is no token "${place}". ${path ? `"${path}"` : 'A theme'} has ${listed(Object.keys(model))}.`);
    }
    // `undefined` means omitted.
    if (value === undefined) continue;
    if (isTree(expected)) check(value, expected, place);
    else if (typeof value !== 'string' || value.trim() === '') {
      fail(
        `"${place}" is ${JSON.stringify(value)}, which is not a CSS value. Write one in quotes, such as '${expected}'.`,
      );
    }
  }
}

function seedsOf(color: Partial<Record<string, string>>): Seeds {
  const seeds = { ...agencyTheme.tones.paper, ...color };
  for (const name of seedNames) {
    if (!isHex(seeds[name])) {
      fail(
        `"color.${name}" is "${seeds[name]}". Write it as #rrggbb, because other colours are calculated from it, or give ` +
          `the colours of all tones in "tones" and none in "color".`,
      );
    }
  }
  const ratio = contrast(seeds.text, seeds.surface);
  if (ratio < minTextContrast) {
    const owners = seedNames.slice(0, 2).map((name) => (color[name] ? `the ${name}` : `the agency's ${name}`));
    fail(
      `${owners[1]} ${seeds.text} on ${owners[0]} ${seeds.surface} has a contrast of ${ratio.toFixed(1)}:1, but it needs ` +
        `${minTextContrast}:1 or more. Choose values with more contrast for "color.text" and "color.surface".`,
    );
  }
  return seeds;
}

/**
 * Width of "0" in em, at least as wide as in almost any typeface, so that numbers are too small rather than too wide.
 */
const safeDigitWidth = '0.74';

/** Line heights at which the letters of two lines don't touch. The agency's own are for its typeface's narrow cuts. */
const safeLeadings = { poster: '1', sheet: '1', title: '1.04', feature: '1.06' };

/** Adds safe digit widths and line heights to a theme that changes the display face without setting its own. */
function withSafeMeasures(tokens: Omit<AgencyThemeChanges, 'color' | 'tones'>) {
  if (!tokens.font?.display) return tokens;
  const { type } = tokens;
  const numeral = { digitWidth: safeDigitWidth, wideDigitWidth: safeDigitWidth, ...withoutUndefined(type?.numeral) };
  const headlines = Object.fromEntries(
    Object.entries(safeLeadings).map(([name, leading]) => [
      name,
      { leading, ...withoutUndefined(type?.[name as keyof typeof safeLeadings]) },
    ]),
  );
  return { ...tokens, type: { ...type, ...headlines, numeral } };
}

/** Removes the ink plates behind boxes and the bar below the header from a theme without ornaments, unless it sets them. */
function withoutPlates<Tokens extends Pick<AgencyThemeChanges, 'ornament' | 'plate' | 'shadow'>>(
  tokens: Tokens,
): Tokens {
  const { ornament, plate, shadow } = tokens;
  const names = Object.keys(noOrnaments) as (keyof typeof noOrnaments)[];
  if (!names.every((name) => ornament?.[name] === 'none')) return tokens;
  return {
    ...tokens,
    plate: { small: '0px', large: '0px', ...withoutUndefined(plate) },
    shadow: { header: headerLine, ...withoutUndefined(shadow) },
  };
}

/** Removes `undefined` values, which would override others. */
const withoutUndefined = <Part extends object>(part: Part | undefined) =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Part]: NonNullable<Part[Name]>;
  };

/** A readable colour from the tone on the brand's own accent, unless the brand chooses one. */
function onAccentOf(tone: Partial<ToneColors>): Pick<ToneColors, 'onAccent'> | undefined {
  const { accent = '', onAccent, surface, text } = tone;
  const candidates = [onAccent, surface, text, '#ffffff', '#000000'].filter((color) => color && isHex(color));
  return isHex(accent) ? { onAccent: firstReadable(accent, minTextContrast, candidates as string[]) } : undefined;
}

/**
 * Completes a brand's overrides: derives every tone's colours from base colours, with matching spot inks and header
 * line, and keeps the other tokens.
 *
 * @throws if a token does not exist or has no value, or if text has insufficient contrast. The message names the token.
 */
export function completeTheme(changes: AgencyThemeChanges) {
  const { tones: modelTones, ...model } = agencyTheme;
  check(changes, { ...model, color: modelTones.paper, tones: modelTones }, '');
  const { color: base, tones: single = {}, ...tokens } = changes;
  const color = withoutUndefined(base);
  const isDerived = seedNames.some((name) => color[name] !== undefined);
  const seeds = isDerived ? seedsOf(color) : undefined;
  const raised = color.surfaceRaised && isHex(color.surfaceRaised) ? color.surfaceRaised : undefined;
  const derived = seeds && deriveTones({ ...seeds, surfaceRaised: raised });
  const { surface: _surface, surfaceRaised: _raised, accent: _accent, ...marks } = color;
  const onLight = isLight(color.surface ?? agencyTheme.tones.paper.surface) ? marks : {};
  // White is a variant of the usual background, so overrides apply to both if both are light.
  const own: { [Name in Tone]?: Partial<ToneColors> } = { paper: color, white: onLight };
  const colors = Object.fromEntries(
    tones.map((tone) => {
      const changed = withoutUndefined(single[tone]);
      const all = { ...derived?.[tone], ...own[tone], ...changed };
      return [tone, { ...all, ...(derived && changed.accent && !changed.onAccent && onAccentOf(all)) }];
    }),
  ) as Record<Tone, Record<string, string>>;
  return {
    colors,
    tokens: {
      ...withSafeMeasures(withoutPlates(tokens)),
      ...(seeds && {
        spot: { ...deriveSpots(seeds), ...withoutUndefined(tokens.spot) },
        shadow: { header: headerLine, ...withoutUndefined(tokens.shadow) },
      }),
    },
  };
}
