import { createGlobalThemeContract } from '@vanilla-extract/css';

const typeStyle = { size: '', width: '', weight: '', leading: '', tracking: '' };

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every value that a theme decides. The names are public: `vars.color.onAccent` is `--agency-color-on-accent`.
 * Components read these and nothing else, so a rebrand is a matter of setting custom properties.
 */
export const vars = createGlobalThemeContract(
  {
    /** Re-pointed by tones; see `Tone`. */
    color: {
      /** The ground of a section. */
      surface: '',
      /** The ground of a card or sheet that lies on it. */
      surfaceRaised: '',
      text: '',
      textMuted: '',
      /** Hairlines that only divide. */
      line: '',
      /** Lines that carry meaning: field borders, outlined buttons, picture edges. At least 3:1 on the surface. */
      lineStrong: '',
      /** Fill of the primary action. */
      accent: '',
      onAccent: '',
      /** Highlighted words in a headline and active marks. */
      highlight: '',
      /** Small labels above headlines. */
      eyebrow: '',
      link: '',
      /** What went well, and what is wrong: notices and errors. Readable as text on the surface and on cards. */
      positive: '',
      negative: '',
      /** Focus outline; at least 3:1 on the surface. */
      focus: '',
      /** The dark that is laid over pictures under text, whatever the tone. */
      scrim: '',
    },
    /** Spot inks for ornaments and plates behind boxes: never for text. The same on every tone. */
    spot: { one: '', two: '', three: '', four: '', oneTint: '', twoTint: '', threeTint: '', fourTint: '' },
    font: { display: '', text: '' },
    /** `width` is a `font-stretch` percentage; `leading` a unitless line height; `tracking` an em length. */
    type: {
      /** The hero. */
      poster: typeStyle,
      /** A headline that fills its sheet. */
      sheet: typeStyle,
      /** A section's headline. */
      title: typeStyle,
      /** The headline of a feature inside a section. */
      feature: typeStyle,
      /** A card's headline. */
      heading: typeStyle,
      subheading: typeStyle,
      lead: typeStyle,
      body: typeStyle,
      small: typeStyle,
      /** Numbers set as large as the page allows; a section chooses their size. */
      numeral: { width: '', wideWidth: '', weight: '', tracking: '' },
    },
    /** Steps of an 8 px rhythm, in rem. */
    space: { hair: '', tiny: '', small: '', medium: '', large: '', huge: '', giant: '', section: '' },
    layout: { content: '', text: '', gutter: '', headerHeight: '', headerHeightSolid: '' },
    radius: { control: '', field: '', card: '' },
    stroke: { hairline: '', control: '', focus: '' },
    shadow: { header: '' },
    /** How far a plate stands out from under its box. */
    plate: { small: '', large: '' },
    weight: { regular: '', medium: '', strong: '' },
    motion: { fast: '', slow: '', easing: '' },
  },
  (_value, path) => `agency-${path.map(kebab).join('-')}`,
);
