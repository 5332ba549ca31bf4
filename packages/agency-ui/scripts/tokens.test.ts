import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agencyTheme } from '../src/theme/agency-theme.js';
import { vars } from '../src/theme/contract.css.js';
import { pixelsOf } from './css-length.js';
import { designTokens } from './design-tokens.js';
import { tokenDocs } from './token-docs.js';
import { tokensJson, writtenFiles } from './tokens.js';

const root = resolve(import.meta.dirname, '..');

function leavesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leavesOf(value)));
}

const contractNames = leavesOf(vars).map((value) => value.replace(/^var\((.*)\)$/, '$1'));

describe('the token list', () => {
  it('contains every token in the contract, with its purpose', () => {
    const docs = tokenDocs().flatMap(({ tokens }) => tokens);
    expect(docs.length).toBeGreaterThan(100);
    expect(docs.map(({ name }) => name).sort()).toEqual([...contractNames].sort());
    expect(docs.filter(({ purpose }) => !/^[A-Z`].+\.$/.test(purpose))).toEqual([]);
  });

  it('throws for a token without a comment', () => {
    const source = `createGlobalThemeContract({\n  /** Corners. */\n  radius: {\n    control: '',\n  },\n});`;
    expect(() => tokenDocs(source)).toThrow('The token "radius.control" has no comment in contract.css.ts.');
  });

  it.each(Object.keys(writtenFiles()))('keeps %s up to date', (file) => {
    expect(
      readFileSync(join(root, file), 'utf8'),
      `The contract, a theme or a comment has changed. Run "npm run docs" and review the changes to ${file}.`,
    ).toBe(writtenFiles()[file]);
  });
});

describe('pixelsOf', () => {
  it.each([
    ['3px', 3],
    ['1.5rem', 24],
    ['10vw', 144],
    ['0', 0],
    ['clamp(2.75rem, min(15vw, 1.7rem + 7vw), 8rem)', 128],
    ['clamp(1rem, 2rem, 1.5rem)', 24],
    ['max(1px, -2px)', 1],
    ['calc((1rem + 4px) * 2 - 10px / 2)', 35],
  ])('converts %s', (css, pixels) => {
    expect(pixelsOf(css, 1440)).toBeCloseTo(pixels, 6);
  });

  it.each(['2em', 'auto', 'clamp(1rem, 2rem)', '1rem 2rem', '', 'min(1px', 'env(x)'])('throws for "%s"', (css) => {
    expect(() => pixelsOf(css, 1440)).toThrow('is not a supported length');
  });
});

/** The Format Module 2025.10 rules for each type in use, as far as a test can verify them. */
const isLength = (value: unknown): boolean => {
  const { value: number, unit, ...more } = value as { value: unknown; unit: unknown };
  return Number.isFinite(number) && (unit === 'px' || unit === 'rem') && Object.keys(more).length === 0;
};

const isColor = (value: unknown): boolean => {
  const { colorSpace, components, alpha, hex, ...more } = value as Record<string, unknown>;
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((component) => component >= 0 && component <= 1) &&
    Number(alpha) >= 0 &&
    Number(alpha) <= 1 &&
    /^#[\da-f]{6}$/.test(String(hex)) &&
    Object.keys(more).length === 0
  );
};

const isFamily = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && name.length > 0);

const isWeight = (value: unknown) => Number(value) >= 1 && Number(value) <= 1000;

const keysOf = (value: unknown) => Object.keys(value as object).sort();

const types: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isLength,
  fontFamily: isFamily,
  fontWeight: isWeight,
  number: Number.isFinite,
  duration: (value) => {
    const { value: number, unit } = value as { value: unknown; unit: unknown };
    return Number.isFinite(number) && (unit === 'ms' || unit === 's') && keysOf(value).length === 2;
  },
  cubicBezier: (value) => {
    const points = value as number[];
    const [x1 = -1, , x2 = -1] = points;
    return points.length === 4 && points.every(Number.isFinite) && [x1, x2].every((x) => x >= 0 && x <= 1);
  },
  shadow: (value) =>
    (value as Record<string, unknown>[]).every(
      ({ color, ...lengths }) =>
        isColor(color) &&
        keysOf(lengths).join() === 'blur,offsetX,offsetY,spread' &&
        Object.values(lengths).every(isLength),
    ),
  typography: (value) => {
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, ...more } = value as Record<string, unknown>;
    return (
      /^\{[^${}.][^{}]*\}$/.test(String(fontFamily)) &&
      isLength(fontSize) &&
      isWeight(fontWeight) &&
      isLength(letterSpacing) &&
      Number.isFinite(lineHeight) &&
      keysOf(more).length === 0
    );
  },
};

const groupKeys = ['$description', '$extensions', '$type', '$deprecated', '$extends'];
const tokenKeys = ['$value', '$type', '$description', '$extensions', '$deprecated'];

interface Found {
  place: string;
  token: Record<string, unknown>;
}

/** All tokens in a document. Fails on names and properties that the format doesn't define. */
function tokensIn(group: Record<string, unknown>, place: string[] = []): Found[] {
  return Object.entries(group).flatMap(([name, part]) => {
    const at = [...place, name].join('.');
    if (name.startsWith('$')) {
      expect(place.length === 0 ? [...groupKeys, '$schema'] : groupKeys, at).toContain(name);
      return [];
    }
    expect(name, at).toMatch(/^[^${}.][^{}.]*$/);
    const inner = part as Record<string, unknown>;
    if (!('$value' in inner)) return tokensIn(inner, [...place, name]);
    expect(tokenKeys, at).toEqual(expect.arrayContaining(Object.keys(inner)));
    return [{ place: at, token: inner }];
  });
}

describe('tokens.json', () => {
  const document = tokensJson();
  const found = tokensIn(document);

  it('contains only names, types and values that the format defines', () => {
    expect(found.length).toBeGreaterThan(200);
    for (const { place, token } of found) {
      const isValid = types[String(token['$type'])];
      expect(isValid, `${place} has the type ${token['$type']}`).toBeDefined();
      expect(isValid?.(token['$value']), `${place} is ${JSON.stringify(token['$value'])}`).toBe(true);
    }
    expect(new Set(found.map(({ token }) => token['$type']))).toEqual(new Set(Object.keys(types)));
  });

  it('references only its own tokens', () => {
    const places = found.map(({ place }) => place);
    const pointers = [...JSON.stringify(document).matchAll(/"\{([^{}]+)\}"/g)].map(([, place]) => place);
    expect(pointers.length).toBeGreaterThan(10);
    expect(pointers.filter((place) => !places.includes(String(place)))).toEqual([]);
  });

  it.each(['agency', 'microsite', 'plain'])(
    'contains every token in the %s theme, with colours for every tone',
    (theme) => {
      const names = found
        .filter(({ place }) => place.startsWith(`${theme}.`))
        .flatMap(({ token }) => {
          const { variable, variables } =
            (token['$extensions'] as Record<string, Record<string, unknown>>)['agency-ui'] ?? {};
          return (variables ?? [variable]) as string[];
        });
      expect([...new Set(names)].sort()).toEqual([...contractNames].sort());
      expect(names.filter((name) => name === '--agency-color-accent')).toHaveLength(4);
    },
  );

  it('contains the same values as the CSS', () => {
    const valueAt = (place: string) => found.find((token) => token.place === place)?.token['$value'];
    expect(valueAt('agency.tone.night.surface')).toEqual({
      colorSpace: 'srgb',
      components: [0.078, 0.059, 0.18],
      alpha: 1,
      hex: '#140f2e',
    });
    expect(valueAt('agency.motion.easing')).toEqual([0.2, 0.7, 0.2, 1]);
    expect(valueAt('microsite.radius.card')).toEqual({ value: 20, unit: 'px' });
  });

  it('throws if a theme has a value that the format cannot express', () => {
    const theme = { ...agencyTheme, motion: { ...agencyTheme.motion, easing: 'ease-in' } };
    expect(() => designTokens({ other: { purpose: 'Another.', theme } }, tokenDocs())).toThrow(
      '"ease-in" is not an easing. Write it as cubic-bezier() with four numbers.',
    );
  });
});
