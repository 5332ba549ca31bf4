import { contrast, firstReadable, isLight, luminance, mix, towards } from './color.js';
import type { ToneColors } from './theme-types.js';
import type { Tone } from './tones.js';

/** A brand's three base colours, each as `#rrggbb`. */
export interface Seeds {
  surface: string;
  text: string;
  accent: string;
  /** Card surface on `surface`, as `#rrggbb`. Derived by default. */
  surfaceRaised?: string | undefined;
}

const black = '#000000';
const white = '#ffffff';

const green = '#1f6b34';
const red = '#c92a22';

/** The darkest background that still gets a tint. */
const nightLuminance = 0.02;

interface Ground extends Seeds {
  surfaceRaised: string;
  scrim: string;
}

/** Minimum contrast between a button and a background that the brand didn't choose. */
const minFillContrast = 1.6;

/**
 * All colours for a background, with the contrast that the tokens guarantee. The accent is kept if its contrast is
 * sufficient.
 */
function colorsOn({ surface, surfaceRaised, text, accent, scrim }: Ground, fill: string): ToneColors {
  const grounds = [surface, surfaceRaised];
  const mark = towards(accent, text, 4.6, grounds);
  return {
    surface,
    surfaceRaised,
    text,
    textMuted: towards(mix(text, surface, 0.35), text, 4.8, grounds),
    line: mix(surface, text, 0.18),
    lineStrong: towards(mix(surface, text, 0.35), text, 3.2, grounds),
    accent: fill,
    onAccent: firstReadable(fill, 4.5, [surface, text, white, black]),
    highlight: mark,
    eyebrow: mark,
    link: mark,
    positive: towards(green, text, 4.6, grounds),
    negative: towards(red, text, 4.6, grounds),
    focus: towards(accent, text, 3.2, grounds),
    scrim,
  };
}

/**
 * Derives every tone's colours from three, with the contrast that the tokens guarantee. Backgrounds may be light or
 * dark.
 */
export function deriveTones({ surface, text, accent, surfaceRaised }: Seeds): Record<Tone, ToneColors> {
  const [dark, light] = luminance(surface) < luminance(text) ? [surface, text] : [text, surface];
  const night = towards(dark, black, 1.05 / (nightLuminance + 0.05), [white]);
  // The "white" tone uses the card surface as its background.
  const whiteGround = surfaceRaised && isLight(surface) && isLight(surfaceRaised) ? surfaceRaised : white;
  const isTinted = isLight(surface) && contrast(surface, whiteGround) > 1.02;
  const paperRaised = surfaceRaised ?? (isTinted ? white : mix(surface, text, 0.06));
  const onWhite = firstReadable(whiteGround, 7, [dark, night, black]);
  const onNight = firstReadable(mix(night, white, 0.1), 7, [light, white]);
  const onAccent = firstReadable(accent, 7, [text, dark, night, surface, light, white, black]);
  const common = { accent, scrim: night };
  const inverse = { ...common, surface: accent, surfaceRaised: accent, text: onAccent, accent: onAccent };
  return {
    paper: colorsOn({ ...common, surface, surfaceRaised: paperRaised, text }, accent),
    white: colorsOn(
      {
        ...common,
        surface: whiteGround,
        surfaceRaised: isTinted ? surface : mix(whiteGround, onWhite, 0.04),
        text: onWhite,
      },
      towards(accent, onWhite, minFillContrast, [whiteGround]),
    ),
    night: colorsOn(
      { ...common, surface: night, surfaceRaised: mix(night, onNight, 0.1), text: onNight },
      towards(accent, onNight, minFillContrast, [night]),
    ),
    // Here, the accent is the background, and everything on it has one readable colour.
    accent: { ...colorsOn(inverse, onAccent), textMuted: onAccent },
  };
}

/**
 * Spot inks that match three colours: the accent, a deeper and a paler version of it, and the text colour as the key.
 */
export function deriveSpots({ text, accent }: Seeds) {
  const inks = { one: mix(accent, text, 0.35), two: mix(accent, text, 0.7), three: accent, four: text };
  const tint = (ink: string) => mix(ink, white, 0.5);
  return {
    ...inks,
    oneTint: tint(inks.one),
    twoTint: tint(inks.two),
    threeTint: tint(inks.three),
    fourTint: tint(inks.four),
  };
}
