/** Shared by the section's stylesheets: its layer, its page widths and its two sides. */
import type { ComplexStyleRule } from '@vanilla-extract/css';
import { below, from, sectionsLayer } from '../../theme/index.js';

export type Rule = Exclude<ComplexStyleRule, unknown[]>;

export const always = (rule: Rule): Rule => ({ '@layer': { [sectionsLayer]: rule } });
/** The picture is above the text. */
export const narrow = (rule: Rule) => always({ '@media': { [below.tablet]: rule } });
/** The picture is beside the text, in the same place in every layout. */
export const middle = (rule: Rule) => always({ '@media': { [`${from.tablet} and ${below.desktop}`]: rule } });
/** There is space for two columns, and for the section's own layout. */
export const wide = (rule: Rule) => always({ '@media': { [from.desktop]: rule } });

/** Beside a picture, whatever the layout. */
export const beside = (rule: Rule) => always({ '@media': { [from.tablet]: rule } });

export const sides = { start: 'start', end: 'end' } as const;
export const other = { start: 'end', end: 'start' } as const;
export const margin = { start: 'marginInlineStart', end: 'marginInlineEnd' } as const;
export const inset = { start: 'insetInlineStart', end: 'insetInlineEnd' } as const;
