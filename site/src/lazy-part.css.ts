import { style } from '@vanilla-extract/css';

/** A part leaves no trace in the layout: what stands in it are the page's own sections. */
export const part = style({ display: 'contents' });
