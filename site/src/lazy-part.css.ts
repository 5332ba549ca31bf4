import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

/** A part leaves no trace in the layout: what stands in it are the page's own sections. */
export const part = style({ display: 'contents' });

const waiting = '[data-part="waiting"]';

const far = createVar();
const late = createVar();

/**
 * Who comes to a place within the page needs all that stands before it in its own height: by a fragment, or again
 * (`data-whole` on the root says so). As variables, since a selector that asks for `:has()` in front of others makes
 * browsers style the whole page anew with every piece of it that arrives.
 */
globalStyle(':root:has(:target)', { vars: { [far]: 'visible', [late]: 'none' } });
const root = ':root:not([data-whole])';
/** Before the first scroll or key of who came to the page's beginning; the boot module ends it. */
const atRest = ':root:not([data-whole], [data-scrolled])';
/** Small screens, of which a hero takes the whole. */
const underHero = '(width < 60rem) and (height <= 56rem)';

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
 */
globalStyle(`${root} ${waiting} > section:not(${second}, ${last})`, {
  contentVisibility: fallbackVar(far, 'auto'),
  ...height,
});

/**
 * All that is laid out is styled anew when the menu opens over it, since it becomes inert. What is far from the screen
 * is spared that: it counts as not near while the menu is open, at the height that it has. Asked of a page that has
 * been scrolled, whose own style has done its work.
 */
const read = ':root[data-scrolled]';
const underMenu = `${read} body:has(header :modal)`;
const sections = `${part} > :is(section, footer)`;
globalStyle(`${read} ${sections}`, height);
globalStyle(`${underMenu} ${sections}:not(${second})`, { contentVisibility: 'auto' });

/** So are the words of a hero's slides that are not shown. Each keeps its height, and the hero that of the highest. */
const otherSlides = '[data-slide="other"]';
const otherWords = `[role="tabpanel"]${otherSlides}`;
globalStyle(`${read} ${otherWords}`, { containIntrinsicBlockSize: 'auto 1px' });
globalStyle(`${underMenu} ${otherWords}`, { contentVisibility: 'hidden' });

/**
 * What comes after the page does, one thing after the other: by then the head has had the line and the processor to
 * itself.
 */
const comeLate = (from: string, delay = '1s') => `1ms ${delay} backwards ${fallbackVar(late, from)}`;

const unseen = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * A hero is as high as a phone's screen. What is in the section below it is laid out a second later, or with the first
 * scroll, so that it holds up neither the hero nor the menu. Not the section itself: browsers take that one to have
 * moved when it comes.
 */
globalStyle(`${atRest} [data-rotation] + ${waiting} > section > *`, {
  '@media': { [underHero]: { ...height, animation: comeLate(unseen) } },
});
/** Its cards come in two steps. */
globalStyle(`${atRest} [data-rotation] + ${waiting} li:nth-child(n + 3)`, {
  '@media': { [underHero]: { animation: comeLate(unseen, '1.25s') } },
});

/** On phones all sections but the first two begin below the first screen … */
globalStyle(`${atRest} ${waiting} > section:not(${second}) > *`, {
  '@media': { '(width < 40rem)': { ...height, animation: comeLate(unseen, '1.75s') } },
});
/** … and so do the cards of what a service offers. */
globalStyle(`${atRest} #offerings ul`, {
  '@media': { '(width < 40rem)': { containIntrinsicBlockSize: 'auto 60rem', animation: comeLate(unseen) } },
});

/**
 * Nor does a hero as high as the screen need the words of its other slides. The scrim behind them begins above the
 * highest, which on phones is about as high as this. Until React is there to change slides.
 */
globalStyle(`${atRest} [data-menus="native"] ~ main ${otherSlides}`, {
  '@media': {
    '(21.5rem <= width <= 27rem) and (height >= 44rem)': {
      containIntrinsicBlockSize: 'calc(18.775rem + 24vw)',
      animation: comeLate(unseen, '1.5s'),
    },
  },
});

/**
 * What is still being read, which slow phones and lines do in pieces: `:last-child` holds only from its end on. A head
 * that hangs from its foot would be seen growing, and the links of the header moving aside for the button after them.
 * Named by their tags, since with any other element that comes the browser would style the whole page anew.
 */
const unended = ':not(:has(+ *))';
globalStyle(`main${unended} > section${unended}, header a + nav${unended}`, { visibility: 'hidden' });

const unfetched = keyframes({ from: { display: 'none' } });

/**
 * Below any other head only the lazy pictures come later: on a phone they stand below the first screen, and browsers
 * fetch even those beside the picture of the head. The box of a picture has its shape without it.
 */
globalStyle(`${atRest} ${waiting} picture:has(> [loading="lazy"])`, {
  '@media': { '(width < 40rem)': { animation: comeLate(unfetched) } },
});

/**
 * On a phone the footer is far as well. It grows by a few pixels of its last margin when it comes: lower, and the end of
 * the page would not be its end; higher, and who is there would see it move up. Not where a mouse points: rows are lower
 * there.
 */
globalStyle(`${root} ${waiting} > footer`, {
  '@media': {
    '(width < 40rem) and (pointer: coarse)': {
      contentVisibility: fallbackVar(far, 'auto'),
      containIntrinsicBlockSize: 'auto 83rem',
    },
  },
});
