import { globalStyle, style } from '@vanilla-extract/css';

/** A part leaves no trace in the layout: what stands in it are the page's own sections. */
export const part = style({ display: 'contents' });

/**
 * What is far from the screen is neither styled nor laid out until it comes near: on a slow phone that is most of the
 * time between the page's arrival and its first paint. Until then it is taken to be about as high as a phone's screen;
 * its own height is remembered from the first time that it was near. The section that follows the head of a page may
 * lie over it, which only a section that is always laid out can.
 */
globalStyle(`${part} > :is(section, footer):not(main > :first-child + ${part} > :first-child)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 50rem',
});
