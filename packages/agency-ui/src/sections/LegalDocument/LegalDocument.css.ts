import { createVar, style } from '@vanilla-extract/css';
import { from, type LayerRule, sectionRule, vars } from '../../theme/index.js';

const rule = `2px solid ${vars.color.text}`;

const counted = 'section';
const listed = 'entry';

export const clip = style(sectionRule({ overflow: 'clip' }));

export const head = style(
  sectionRule({
    position: 'relative',
    isolation: 'isolate',
    // On phones, the title is below the section sign.
    paddingBlockStart: 'clamp(7.25rem, 9vw, 8rem)',
    paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
    '@media': { print: { paddingBlock: '0 1rem' } },
  }),
);

/** Keeps it fully visible below the header. */
export const sign = style(
  sectionRule({
    position: 'absolute',
    zIndex: -1,
    // On phones, it ends above the date, because small text on a halftone is hard to read.
    insetBlockStart: '1.25rem',
    insetInlineEnd: 0,
    inlineSize: '5.5rem',
    blockSize: '5.5rem',
    '@media': {
      [from.tablet]: { insetBlockStart: '2rem', insetInlineEnd: '-1.5rem', inlineSize: '15rem', blockSize: '15rem' },
      [from.desktop]: { insetBlockStart: '2.5rem', insetInlineEnd: '4rem', inlineSize: '24rem', blockSize: '24rem' },
    },
  }),
);

export const title = style(sectionRule({ maxInlineSize: '7em', overflowWrap: 'anywhere' }));

export const updated = style(
  sectionRule({
    margin: 0,
    marginBlockStart: '1.5rem',
    fontSize: vars.type.lead.size,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const columns = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.huge,
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 3.4fr) minmax(0, 8.6fr)',
        columnGap: 'clamp(3.5rem, 5.5vw, 5rem)',
        alignItems: 'start',
      },
      print: { display: 'block', paddingBlockEnd: 0 },
    },
  }),
);

export const contents = style(
  sectionRule({
    borderBlockStart: rule,
    paddingBlockStart: '1rem',
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeightSolid} + 1.5rem)`,
        // A long table of contents scrolls in its own box.
        maxBlockSize: `calc(100svh - ${vars.layout.headerHeightSolid} - 3rem)`,
        overflowY: 'auto',
      },
      print: { display: 'none' },
    },
  }),
);

export const contentsTitle = style(sectionRule({ marginBlockEnd: '0.5rem' }));

export const list = style(sectionRule({ margin: 0, padding: 0, listStyle: 'none', counterReset: listed }));

const number: LayerRule = {
  fontFamily: vars.font.text,
  fontSize: '1rem',
  fontWeight: vars.weight.strong,
  fontStretch: 'normal',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  color: vars.color.eyebrow,
};

export const entry = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'baseline',
    counterIncrement: listed,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
    // A decorative number: assistive technology announces the list's own.
    '::before': { ...number, content: `counter(${listed}) / ""` },
  }),
);

export const link = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingBlock: '0.375rem',
    lineHeight: 1.3,
    color: vars.color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `${vars.stroke.focus} solid ${vars.color.focus}`, outlineOffset: -2 },
    '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  }),
);

const hang = createVar();

export const text = style(
  sectionRule({
    vars: { [hang]: '0rem' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(2.5rem, 5vw, 3.5rem)',
    maxInlineSize: `calc(${vars.layout.text} + ${hang})`,
    counterReset: counted,
    overflowWrap: 'anywhere',
    '@media': {
      [from.desktop]: { vars: { [hang]: '3.25rem' }, paddingInlineStart: hang },
      print: { display: 'block', maxInlineSize: 'none', paddingInlineStart: 0 },
    },
  }),
);

export const section = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.medium,
    counterIncrement: counted,
    '@media': { print: { display: 'block', marginBlockStart: '1.5rem' } },
  }),
);

export const heading = style(
  sectionRule({
    position: 'relative',
    borderBlockStart: rule,
    paddingBlockStart: '1.25rem',
    marginInlineStart: `calc(-1 * ${hang})`,
    paddingInlineStart: hang,
    '::before': {
      ...number,
      content: `counter(${counted}) / ""`,
      display: 'block',
      marginBlockEnd: '0.25rem',
    },
    '@media': {
      [from.desktop]: {
        '::before': { position: 'absolute', insetInlineStart: 0, insetBlockStart: '1.75rem', marginBlockEnd: 0 },
      },
      print: { breakAfter: 'avoid', paddingInlineStart: 0, '::before': { position: 'static', display: 'inline' } },
    },
  }),
);
