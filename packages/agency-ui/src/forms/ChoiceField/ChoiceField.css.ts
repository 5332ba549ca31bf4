import { style, styleVariants } from '@vanilla-extract/css';
import { sectionRule, vars } from '../../theme/index.js';
// Not imported from index.ts, which would pull in the styles of every part of a field.
import { box, line } from '../CheckboxField/CheckboxField.css.js';
import { label } from '../Field/Field.css.js';

export const field = style(
  sectionRule({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    fontFamily: vars.font.text,
    color: vars.color.text,
    border: 0,
  }),
);

/** As wide as the field, because a legend is otherwise only as wide as its text. */
export const legend = style([label, sectionRule({ inlineSize: '100%', padding: 0 })]);

const columns = (width: string) =>
  sectionRule({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
    gap: vars.space.tiny,
  });

export const list = style(sectionRule({ display: 'grid' }));

/** Columns for options whose longest word has up to 5, up to 8, or more letters. */
export const grids = styleVariants({
  short: columns('6.75rem'),
  medium: columns('8.25rem'),
  long: columns('10rem'),
});

export const option = styleVariants({
  list: [line],
  grid: [
    line,
    sectionRule({
      minBlockSize: '3.375rem',
      alignItems: 'center',
      padding: '0.625rem 0.75rem',
      fontVariantNumeric: 'tabular-nums',
      hyphens: 'auto',
      border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.field,
      '@media': { '(hover: hover)': { ':hover': { borderColor: vars.color.text } } },
      selectors: {
        '&:has(:checked)': { borderColor: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.text}` },
        '&:has([data-invalid])': { borderColor: vars.color.negative },
      },
    }),
  ],
});

export const checkbox = style([box]);

/** The dot is a border, because borders also show in print and in forced colours. */
export const radio = style([
  box,
  sectionRule({
    borderRadius: '50%',
    '::before': {
      inlineSize: 0,
      blockSize: 0,
      margin: 0,
      border: `0.375rem solid ${vars.color.text}`,
      borderRadius: '50%',
      rotate: '0deg',
    },
    selectors: {
      '&:checked': { backgroundColor: vars.color.surface, borderColor: vars.color.text },
      '&[data-invalid]': { borderColor: vars.color.negative, borderWidth: 2 },
    },
    '@media': { '(forced-colors: active)': { '::before': { borderColor: 'CanvasText' } } },
  }),
]);

export const empty = style(
  sectionRule({
    margin: 0,
    padding: '0.875rem 1rem',
    lineHeight: 1.45,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    border: `${vars.stroke.control} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.field,
  }),
);
