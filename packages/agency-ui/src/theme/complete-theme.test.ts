import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyTheme } from './agency-theme.js';
import { contrast } from './color.js';
import { completeTheme } from './complete-theme.js';
import { noOrnaments } from './ornaments.js';
import { promisedPairs } from './story-contrast-pairs.js';
import type { AgencyThemeChanges } from './theme-types.js';
import { tones } from './tones.js';

type Colors = Record<string, string>;

function faultsOf(colors: Record<string, Colors>): string[] {
  return tones.flatMap((tone) =>
    promisedPairs.flatMap(([mark, ground, least]) => {
      const { [mark]: one = '', [ground]: other = '' } = colors[tone] ?? {};
      const ratio = contrast(one, other);
      return ratio < least ? [`${tone}: ${mark} ${one} on ${ground} ${other} is ${ratio.toFixed(2)}`] : [];
    }),
  );
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('completeTheme', () => {
  it('derives every colour in every tone from three colours, with the guaranteed contrast', () => {
    fc.assert(
      fc.property(hex, hex, hex, (surface, text, accent) => {
        fc.pre(contrast(surface, text) >= 7);
        const { colors } = completeTheme({ color: { surface, text, accent } });
        for (const tone of tones) {
          expect(Object.keys(colors[tone]).sort()).toEqual(Object.keys(agencyTheme.tones.paper).sort());
        }
        expect(faultsOf(colors)).toEqual([]);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('removes plates and the bar below the header together with the last ornament, unless the theme sets them', () => {
    const platesOf = (changes: AgencyThemeChanges) => completeTheme(changes).tokens.plate;
    expect(platesOf({ ornament: noOrnaments })).toEqual({ small: '0px', large: '0px' });
    expect(platesOf({ ornament: noOrnaments, plate: { large: '8px' } })).toEqual({ small: '0px', large: '8px' });
    expect(platesOf({ ornament: { ...noOrnaments, name: 'initial' } })).toBeUndefined();
    expect(platesOf({ ornament: { halftone: 'none' } })).toBeUndefined();

    const shadowOf = (changes: AgencyThemeChanges) => completeTheme(changes).tokens.shadow?.header;
    expect(shadowOf({ ornament: noOrnaments })).toBe('0 1px 0 var(--agency-color-line)');
    expect(shadowOf({ ornament: noOrnaments, shadow: { header: 'none' } })).toBe('none');
    expect(shadowOf({})).toBeUndefined();
  });

  it('chooses readable text for an accent that only one tone overrides', () => {
    const color = { surface: '#fde7de', text: '#43102f', accent: '#c92c17' };
    const { colors } = completeTheme({ color, tones: { night: { accent: '#f4aa2a' } } });
    expect(faultsOf(colors)).toEqual([]);
    const own = completeTheme({ color, tones: { night: { accent: '#f4aa2a', onAccent: '#7a0000' } } });
    expect(own.colors.night).toMatchObject({ onAccent: '#7a0000' });
    const unknown = completeTheme({ color, tones: { night: { accent: 'oklch(80% 0.15 75)' } } });
    expect(unknown.colors.night['onAccent']).toBe(completeTheme({ color }).colors.night['onAccent']);
  });

  it('keeps the night tone dark and the white tone white, for light and dark brands', () => {
    for (const color of [
      { surface: '#eef3ea', text: '#12301f', accent: '#ff8fb1' },
      { surface: '#101820', text: '#f2f2e9', accent: '#39d98a' },
    ]) {
      const { colors } = completeTheme({ color });
      expect(contrast(colors.night['surface'] ?? '', '#ffffff')).toBeGreaterThan(14);
      expect(colors.white['surface']).toBe('#ffffff');
      expect(colors.accent['surface']).toBe(color.accent);
    }
  });

  it('uses a light card surface as the background of the white tone and of form cards', () => {
    const brand = { surface: '#e7dcc8', text: '#2a1a12', accent: '#8a3b12' };
    const { colors } = completeTheme({ color: { ...brand, surfaceRaised: '#fbf4e6' } });
    expect(colors.paper['surfaceRaised']).toBe('#fbf4e6');
    expect(colors.white).toMatchObject({ surface: '#fbf4e6', surfaceRaised: brand.surface });
    expect(faultsOf(colors)).toEqual([]);
    const dark = completeTheme({ color: { ...brand, surface: '#101820', text: '#f2f2e9', surfaceRaised: '#1c2833' } });
    expect(dark.colors.white['surface']).toBe('#ffffff');
    const own = completeTheme({
      color: { ...brand, surfaceRaised: '#fbf4e6' },
      tones: { white: { surface: '#ffffff' } },
    });
    expect(own.colors.white['surface']).toBe('#ffffff');
  });

  it('adds safe digit widths to a new display face that has none', () => {
    const numeralOf = (theme: AgencyThemeChanges) => completeTheme(theme).tokens.type?.numeral;
    const font = { display: 'Georgia, serif' };
    expect(numeralOf({ font })).toEqual({ digitWidth: '0.74', wideDigitWidth: '0.74' });
    expect(numeralOf({ font, type: { numeral: { weight: '400', digitWidth: '0.6' } } })).toEqual({
      weight: '400',
      digitWidth: '0.6',
      wideDigitWidth: '0.74',
    });
    expect(numeralOf({ font: { text: 'Georgia, serif' } })).toBeUndefined();
  });

  it('adds line heights to a new display face that has none, at which the letters of two lines don’t touch', () => {
    const leadingsOf = (theme: AgencyThemeChanges) => {
      const { poster, sheet, title, feature } = completeTheme(theme).tokens.type ?? {};
      return [poster, sheet, title, feature].map((style) => style?.leading);
    };
    const font = { display: 'Georgia, serif' };
    expect(leadingsOf({ font })).toEqual(['1', '1', '1.04', '1.06']);
    const own = { poster: { leading: '0.92' }, title: { weight: '600' } };
    expect(leadingsOf({ font, type: own })).toEqual(['0.92', '1', '1.04', '1.06']);
    expect(completeTheme({ font, type: own }).tokens.type?.title?.weight).toBe('600');
    expect(leadingsOf({ font: { text: 'Georgia, serif' } })).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('keeps the accent if its contrast is high enough', () => {
    const { colors } = completeTheme({ color: { surface: '#ffffff', text: '#111111', accent: '#0a5bd3' } });
    expect(colors.paper['accent']).toBe('#0a5bd3');
    expect(colors.paper['link']).toBe('#0a5bd3');
  });

  it('keeps none of the agency’s colours once a brand sets its own', () => {
    const { colors, tokens } = completeTheme({ color: { surface: '#eef3ea', text: '#12301f', accent: '#ff8fb1' } });
    const ours = new Set([
      ...Object.values(agencyTheme.tones).flatMap((tone) => Object.values(tone)),
      ...Object.values(agencyTheme.spot),
    ]);
    ours.delete('#ffffff');
    // Status colours are the same in every theme, as long as they are readable.
    for (const color of [agencyTheme.tones.paper.positive, agencyTheme.tones.paper.negative]) ours.delete(color);
    const theirs = [...Object.values(colors), tokens.spot ?? {}].flatMap((group) => Object.values(group));
    expect(theirs.length).toBeGreaterThan(60);
    expect(theirs.filter((color) => ours.has(color))).toEqual([]);
    expect(tokens.shadow?.header).not.toBe(agencyTheme.shadow.header);
  });

  it('lets a theme override derived colours, on paper and on white', () => {
    const { colors } = completeTheme({
      color: { accent: '#7a1f5c', onAccent: '#fff1cc', surface: '#fff8f0' },
      tones: { night: { surface: '#2b0a20' } },
    });
    expect(colors.paper['onAccent']).toBe('#fff1cc');
    expect(colors.white['onAccent']).toBe('#fff1cc');
    expect(colors.white['surface']).toBe('#ffffff');
    expect(colors.night['surface']).toBe('#2b0a20');
  });

  it('derives nothing unless the surface, text or accent changes', () => {
    const { colors, tokens } = completeTheme({ color: { link: 'rebeccapurple' }, radius: { card: '0' } });
    expect(colors).toEqual({
      paper: { link: 'rebeccapurple' },
      white: { link: 'rebeccapurple' },
      night: {},
      accent: {},
    });
    expect(tokens).toEqual({ radius: { card: '0' } });
  });

  it('leaves a complete theme unchanged', () => {
    const { tones: expected, ...others } = agencyTheme;
    expect(completeTheme(agencyTheme)).toEqual({ colors: expected, tokens: others });
  });

  it.each([
    [{ colour: { accent: '#000000' } }, 'there is no token "colour". A theme has "spot", "font",'],
    [{ color: { acent: '#000000' } }, 'there is no token "color.acent". "color" has "surface", "surfaceRaised",'],
    [{ tones: { dusk: {} } }, 'there is no token "tones.dusk". "tones" has "paper", "white", "night", "accent".'],
    [{ radius: { card: 12 } }, '"radius.card" is 12, which is not a CSS value. Write one in quotes, such as \'3px\'.'],
    [{ font: { text: '' } }, '"font.text" is "", which is not a CSS value. Write one'],
    [{ radius: '4px' }, '"radius" is "4px". Use an object with "control", "field", "card".'],
    [undefined, 'the theme is undefined. Use an object with'],
    [{ color: { accent: 'tomato' } }, '"color.accent" is "tomato". Write it as #rrggbb, because other colours'],
    [
      { color: { text: '#cccccc' } },
      "the text #cccccc on the agency's surface #fbf5e9 has a contrast of 1.5:1, but it needs 4.5:1 or more.",
    ],
  ])('throws a readable error for %j', (changes, sentence) => {
    expect(() => completeTheme(changes as never)).toThrow(`agency-ui theme: ${sentence}`);
  });
});
