import { createGlobalThemeContract } from '@vanilla-extract/css';
import { kebab } from './token-name.js';

const typeStyle = {
  /** Font size, usually a `clamp()` that grows with the page. */
  size: '',
  /** `font-stretch`, as a percentage: 100 % is the typeface's normal width. */
  width: '',
  /** `font-weight`. */
  weight: '',
  /** `line-height`, without a unit. */
  leading: '',
  /** `letter-spacing`, in em. */
  tracking: '',
};

/**
 * Every value that a theme sets. The names are public API: `vars.color.onAccent` is `--agency-color-on-accent`.
 * Components read only these tokens, so a rebrand only sets custom properties.
 *
 * The comment above each token is its documentation: the tables in the docs, the page in Storybook and `tokens.json`
 * are generated from it.
 */
export const vars = createGlobalThemeContract(
  {
    /** Colours. Each tone has its own. */
    color: {
      /** Background of a section. */
      surface: '',
      /** Background of a card on the section. */
      surfaceRaised: '',
      /** Text and headlines. At least 7:1 on both backgrounds. */
      text: '',
      /** Secondary text: dates, notes, hints. At least 4.5:1 on both backgrounds. */
      textMuted: '',
      /** Decorative dividers. */
      line: '',
      /** Meaningful lines: field borders, outlined buttons, picture edges. At least 3:1 on the surface. */
      lineStrong: '',
      /** Fill of the primary action. */
      accent: '',
      /** Text and icons on the accent. At least 4.5:1. */
      onAccent: '',
      /** Highlighted words in a headline, and active indicators. */
      highlight: '',
      /** Small labels above headlines. */
      eyebrow: '',
      /** Links in text, which are also underlined. At least 4.5:1 on both backgrounds. */
      link: '',
      /** Success: notices and icons. Readable as text on both backgrounds. */
      positive: '',
      /** Failure: errors and warnings. Readable as text on both backgrounds. */
      negative: '',
      /** Focus outline. At least 3:1 on both backgrounds. */
      focus: '',
      /** Dark overlay between pictures and text, the same on every tone. */
      scrim: '',
    },
    /** Spot inks for ornaments and plates behind boxes, never for text. The same on every tone. */
    spot: {
      /** First ink: most ornaments, and the plate of every second picture. */
      one: '',
      /** Second ink: overprints, and the plate of every third picture. */
      two: '',
      /** Third ink: large numerals, glyphs, and the plate behind most pictures. */
      three: '',
      /** The key, which is the darkest ink: badges and the last patch of a colour bar. */
      four: '',
      /** The first ink at half strength. */
      oneTint: '',
      /** The second ink at half strength. */
      twoTint: '',
      /** The third ink at half strength. */
      threeTint: '',
      /** The key at half strength. */
      fourTint: '',
    },
    /** Typefaces, as complete `font-family` lists with fallbacks. */
    font: {
      /** Headlines, numerals and quotations. */
      display: '',
      /** Running text and controls. */
      text: '',
    },
    /** Text styles. */
    type: {
      /** The headline of a hero. */
      poster: typeStyle,
      /** A headline that fills the width of its section. */
      sheet: typeStyle,
      /** A section's headline. */
      title: typeStyle,
      /** The headline of a feature within a section. */
      feature: typeStyle,
      /** A card's headline. */
      heading: typeStyle,
      /** The smallest headline. */
      subheading: typeStyle,
      /** The opening sentences of a section. */
      lead: typeStyle,
      /** Running text. */
      body: typeStyle,
      /** Notes, dates and captions. */
      small: typeStyle,
      /** Numbers as large as the page allows; each section sets its own size. */
      numeral: {
        /** `font-stretch` for numbers in a column, as a percentage. */
        width: '',
        /** `font-stretch` for single numbers, as a percentage. */
        wideWidth: '',
        /** `font-weight`. */
        weight: '',
        /** `letter-spacing`, in em. */
        tracking: '',
        /** Width of the figure 0 at `width`, in em without the unit. Measure it for a new display typeface. */
        digitWidth: '',
        /** Width of the figure 0 at `wideWidth`, in em without the unit. Measure it for a new display typeface. */
        wideDigitWidth: '',
      },
    },
    /** Spacing, based on 8 px. */
    space: {
      /** Between a word and its icon. */
      hair: '',
      /** Between the parts of one item, such as a label and its field. */
      tiny: '',
      /** Between items in a row. */
      small: '',
      /** Between paragraphs. */
      medium: '',
      /** Between groups, and the padding of a card. */
      large: '',
      /** Between a section's heading and its body. */
      huge: '',
      /** Between the parts of a long section. */
      giant: '',
      /** Above and below a section's content. */
      section: '',
    },
    /** Dimensions of the page layout. */
    layout: {
      /** Maximum width of content. */
      content: '',
      /** Maximum width of running text: about 68 characters. */
      text: '',
      /** Minimum space between the content and the edge of the page. */
      gutter: '',
      /** Height of the header at the top of the page. */
      headerHeight: '',
      /** Height of the solid header, after scrolling. */
      headerHeightSolid: '',
    },
    /** Corners. */
    radius: {
      /** Buttons, links that look like buttons, tabs. */
      control: '',
      /** Form fields. */
      field: '',
      /** Cards and panels. */
      card: '',
    },
    /** Thickness of lines. */
    stroke: {
      /** Dividers. */
      hairline: '',
      /** Borders of fields and outlined buttons. */
      control: '',
      /** The focus outline. */
      focus: '',
    },
    /** Shadows, as complete `box-shadow` values. */
    shadow: {
      /** Under a solid header. */
      header: '',
    },
    /** Offset of a solid ink plate behind its box; 0 for none. */
    plate: {
      /** Under pictures and cards. */
      small: '',
      /** Under heroes and large cards. */
      large: '',
    },
    /** Weights of the text typeface. */
    weight: {
      /** Running text. */
      regular: '',
      /** Menu links and field labels. */
      medium: '',
      /** Buttons and emphasised words. */
      strong: '',
    },
    /** Print ornaments. `initial` shows an ornament; `none` hides it. */
    ornament: {
      /** Pattern bands, such as the one above the footer, and the sun in `QuoteInvitation`. */
      patternBand: '',
      /** Strips of the inks: `ColorBar`. */
      colorBar: '',
      /** Registration marks, and drawings made of them. */
      registrationMark: '',
      /** Dots: `HalftoneFade`, `HalftoneGlyph`, and the halftone screens in sections. */
      halftone: '',
      /** The three swatches before an eyebrow. */
      eyebrow: '',
      /** The name across the bottom of the footer. */
      name: '',
      /** Perforations: in `QuoteForm`, on the slips in `Testimonials`, and on the stamp in `NewsletterSignup`. */
      perforation: '',
      /** A second, misregistered ink behind numerals, bars and marks, and the ticks in `Testimonials`. */
      misregistration: '',
    },
    /** Animation, unless motion is reduced. */
    motion: {
      /** Duration of responses to a pointer or key. */
      fast: '',
      /** Duration of changes to a whole picture. */
      slow: '',
      /** Easing for both, as a CSS easing function. */
      easing: '',
    },
  },
  (_value, path) => `agency-${path.map(kebab).join('-')}`,
);
