import { createGlobalThemeContract } from '@vanilla-extract/css';
import { kebab } from './token-name.js';

const typeStyle = {
  /** Font size, mostly a `clamp()` that grows with the page. */
  size: '',
  /** `font-stretch`, as a percentage: 100 % is the typeface's regular width. */
  width: '',
  /** `font-weight`. */
  weight: '',
  /** `line-height`, without a unit. */
  leading: '',
  /** `letter-spacing`, in em. */
  tracking: '',
};

/**
 * Every value that a theme decides. The names are public: `vars.color.onAccent` is `--agency-color-on-accent`.
 * Components read these and nothing else, so a rebrand is a matter of setting custom properties.
 *
 * The comment above each token is its documentation: the tables in the docs, the page in Storybook and `tokens.json`
 * are made from it.
 */
export const vars = createGlobalThemeContract(
  {
    /** Colours. Each tone has its own. */
    color: {
      /** The ground of a section. */
      surface: '',
      /** The ground of a card or a sheet that lies on the section. */
      surfaceRaised: '',
      /** Text and headlines. At least 7:1 on both grounds. */
      text: '',
      /** Text of second rank: dates, notes, hints. At least 4.5:1 on both grounds. */
      textMuted: '',
      /** Hairlines that only divide. */
      line: '',
      /** Lines that carry meaning: field borders, outlined buttons, picture edges. At least 3:1 on the surface. */
      lineStrong: '',
      /** Fill of the primary action. */
      accent: '',
      /** Text and icons on the accent. At least 4.5:1. */
      onAccent: '',
      /** Highlighted words in a headline, and active marks. */
      highlight: '',
      /** Small labels above headlines. */
      eyebrow: '',
      /** Links in text, which are underlined besides. At least 4.5:1 on both grounds. */
      link: '',
      /** What went well: notices and marks. Readable as text on both grounds. */
      positive: '',
      /** What is wrong: errors and warnings. Readable as text on both grounds. */
      negative: '',
      /** Focus outline. At least 3:1 on both grounds. */
      focus: '',
      /** The dark that is laid over pictures under text, whatever the tone. */
      scrim: '',
    },
    /** Spot inks for ornaments and plates behind boxes, never for text. The same on every tone. */
    spot: {
      /** First ink: most ornaments, and the plate of every second picture. */
      one: '',
      /** Second ink: overprints, and the plate of every third picture. */
      two: '',
      /** Third ink: large numerals, glyphs and the plate behind most pictures. */
      three: '',
      /** The key, darkest of the inks: badges and the last patch of a colour bar. */
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
    /** Typefaces, as whole `font-family` lists with their fallbacks. */
    font: {
      /** Headlines, numerals and quotations. */
      display: '',
      /** Everything that is read. */
      text: '',
    },
    /** How each rank of text is set. */
    type: {
      /** The headline of a hero. */
      poster: typeStyle,
      /** A headline that fills its sheet. */
      sheet: typeStyle,
      /** A section's headline. */
      title: typeStyle,
      /** The headline of a feature inside a section. */
      feature: typeStyle,
      /** A card's headline. */
      heading: typeStyle,
      /** The smallest headline. */
      subheading: typeStyle,
      /** The sentence or two that open a section. */
      lead: typeStyle,
      /** Running text. */
      body: typeStyle,
      /** Notes, dates and captions. */
      small: typeStyle,
      /** Numbers set as large as the page allows; a section chooses their size. */
      numeral: {
        /** `font-stretch` of numbers that stand in a column, as a percentage. */
        width: '',
        /** `font-stretch` of numbers that stand alone, as a percentage. */
        wideWidth: '',
        /** `font-weight`. */
        weight: '',
        /** `letter-spacing`, in em. */
        tracking: '',
        /** Width of the figure 0 at `width`, in em without the unit: measure it in a new display face. */
        digitWidth: '',
        /** Width of the figure 0 at `wideWidth`, in em without the unit: measure it in a new display face. */
        wideDigitWidth: '',
      },
    },
    /** Distances, on a rhythm of 8 px. */
    space: {
      /** Between a word and its icon. */
      hair: '',
      /** Between things that are one thing: a label and its field. */
      tiny: '',
      /** Between neighbours in a row. */
      small: '',
      /** Between paragraphs. */
      medium: '',
      /** Between groups; the padding of a card. */
      large: '',
      /** Between a section's head and its body. */
      huge: '',
      /** Between the parts of a long section. */
      giant: '',
      /** Above and below a section's content. */
      section: '',
    },
    /** Widths and heights that the whole page keeps to. */
    layout: {
      /** The widest that content runs. */
      content: '',
      /** The widest that running text runs: about 68 characters. */
      text: '',
      /** Least room between content and the edge of the page. */
      gutter: '',
      /** Height of the header before anything is scrolled. */
      headerHeight: '',
      /** Height of the header once it has turned solid. */
      headerHeightSolid: '',
    },
    /** Corners. */
    radius: {
      /** Buttons, links that look like buttons, tabs. */
      control: '',
      /** Fields of forms. */
      field: '',
      /** Cards, sheets and panels. */
      card: '',
    },
    /** Thickness of lines. */
    stroke: {
      /** Lines that divide. */
      hairline: '',
      /** Borders of fields and outlined buttons. */
      control: '',
      /** The focus outline. */
      focus: '',
    },
    /** Shadows, as whole `box-shadow` values. */
    shadow: {
      /** Under a solid header. */
      header: '',
    },
    /** How far a plate of ink stands out from under its box; 0 for none. */
    plate: {
      /** Under pictures and cards. */
      small: '',
      /** Under heroes and sheets. */
      large: '',
    },
    /** Weights of the text face. */
    weight: {
      /** Running text. */
      regular: '',
      /** Links in menus, labels of fields. */
      medium: '',
      /** Buttons, and words that stand out. */
      strong: '',
    },
    /** Ornaments of print. Each is `initial` where it shows, and `none` where it does not. */
    ornament: {
      /** Bands of pattern, as above the footer, and the sun of `QuoteInvitation`. */
      patternBand: '',
      /** Strips of the inks: `ColorBar`. */
      colorBar: '',
      /** Registration marks, and drawings made of them. */
      registrationMark: '',
      /** Dots: `HalftoneFade`, `HalftoneGlyph`, and the screens of sections. */
      halftone: '',
      /** The three swatches before an eyebrow. */
      eyebrow: '',
      /** The name across the end of the footer. */
      name: '',
      /** Perforation: of `QuoteForm`, and of the stamp of `NewsletterSignup`. */
      perforation: '',
      /** A second ink behind numerals and marks, as of a print out of register. */
      misregistration: '',
    },
    /** Movement, wherever it is welcome. */
    motion: {
      /** What answers a pointer or a key. */
      fast: '',
      /** What changes a whole picture. */
      slow: '',
      /** The curve of both, as a CSS easing function. */
      easing: '',
    },
  },
  (_value, path) => `agency-${path.map(kebab).join('-')}`,
);
