/** Shared by the section's stylesheets: its layer, its two widths of page and its two sides. */
import type { ComplexStyleRule } from '@vanilla-extract/css';
import { below, from, sectionsLayer } from '../../theme/index.js';

export type Rule = Exclude<ComplexStyleRule, unknown[]>;

export const always = (rule: Rule): Rule => ({ '@layer': { [sectionsLayer]: rule } });
/** With space for two columns. */
export const wide = (rule: Rule) => always({ '@media': { [from.desktop]: rule } });
/** Without: the picture is above the text. */
export const narrow = (rule: Rule) => always({ '@media': { [below.desktop]: rule } });

export const sides = { start: 'start', end: 'end' } as const;
export const other = { start: 'end', end: 'start' } as const;
export const margin = { start: 'marginInlineStart', end: 'marginInlineEnd' } as const;
export const inset = { start: 'insetInlineStart', end: 'insetInlineEnd' } as const;
