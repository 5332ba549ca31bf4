import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** A part leaves no trace in the layout: what stands in it are the page's own sections. */
export const part = style({ display: 'contents' });

const waiting = `${part}[data-part="waiting"]`;

/**
 * Not where the visitor comes to a place within the page, since what stands before it must have its own height then:
 * by a fragment, or again (`data-whole` on the root says so).
 */
const root = ':root:not([data-whole], :has(:target))';

/** As high as most sections are on a phone. */
const height = { containIntrinsicBlockSize: 'auto 100rem' };

/**
 * What is far from the screen is neither styled nor laid out until it comes near: on a slow phone that is most of the
 * time between the page's arrival and its first paint. Until then it is taken to be as high as most sections are:
 * taken lower, the next ones would count as near, and fetch their pictures beside that of the page's head. Its own
 * height is remembered from the first time that it was near.
 *
 * Not the section that follows the head of a page: it may lie over the head, which only a section that is always laid
 * out can. Nor the footer: what stands out of the box that is kept for it would stand on no ground of its own, as far
 * as a checker of contrast can tell.
 */
globalStyle(`${root} ${waiting} > section:not(main > :first-child + ${part} > :first-child)`, {
  contentVisibility: 'auto',
  ...height,
});

/**
 * A hero is as high as a phone's screen. The section below it comes half a second after it, so that neither its layout
 * nor its pictures hold up the hero; sooner for who scrolls (`data-scrolled` on the root says so). What
 * is in it, and not the section itself: browsers take that one to have moved when it comes.
 */
globalStyle(`${root}:not([data-scrolled]) [data-rotation] + ${waiting} > section > *`, {
  '@media': {
    '(width < 60rem) and (height <= 56rem)': {
      ...height,
      animation: `${keyframes({ from: { contentVisibility: 'hidden' } })} 1ms .5s backwards`,
    },
  },
});
