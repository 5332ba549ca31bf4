import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

/** A part leaves no trace in the layout: what stands in it are the page's own sections. */
export const part = style({ display: 'contents' });

const waiting = `${part}[data-part="waiting"]`;

const far = createVar();
const late = createVar();

/**
 * Who comes to a place within the page needs all that stands before it in its own height: by a fragment, or again
 * (`data-whole` on the root says so). As variables, since a selector that asks for `:has()` in front of others makes
 * browsers style the whole page anew with every piece of it that arrives.
 */
globalStyle(':root:has(:target)', { vars: { [far]: 'visible', [late]: 'none' } });
const root = ':root:not([data-whole])';

/** As high as most sections are on a phone. */
const height = { containIntrinsicBlockSize: 'auto 100rem' };

/** May lie over the head, which only a section that is always laid out can. */
const second = `main > :first-child + ${part} > :first-child`;
/** Stands before the footer, which would move with it; and browsers lay a form out anyway, for what they fill in. */
const last = 'main > :last-child > :last-child';

/**
 * What is far from the screen is neither styled nor laid out until it comes near: on a slow phone that is most of the
 * time between the page's arrival and its first paint. Until then it is taken to be as high as most sections are:
 * taken lower, the next ones would count as near, and fetch their pictures beside that of the page's head. Its own
 * height is remembered from the first time that it was near.
 *
 * Not the footer: what stands out of the box that is kept for it would stand on no ground of its own, as far as a
 * checker of contrast can tell.
 */
globalStyle(`${root} ${waiting} > section:not(${second}, ${last})`, {
  contentVisibility: fallbackVar(far, 'auto'),
  ...height,
});

const come = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * A hero is as high as a phone's screen. The section below it comes a second after it, so that neither its layout nor
 * its pictures hold up the hero, or the menu for who opens it at once; sooner for who scrolls (`data-scrolled` on the
 * root says so). What is in it, and not the section itself: browsers take that one to have moved when it comes.
 */
globalStyle(`${root}:not([data-scrolled]) [data-rotation] + ${waiting} > section > *`, {
  '@media': {
    '(width < 60rem) and (height <= 56rem)': {
      ...height,
      animation: `1ms 1s backwards ${fallbackVar(late, come)}`,
    },
  },
});
