import type { Tone } from '../../theme/index.js';

/**
 * Layout of the picture and text. `overlap`: a card on a bleeding picture. `portrait`: a small picture next to two
 * columns. `panorama`: a wide picture above three columns. `spread`: a picture that fills its side of the band.
 * `notch`: a headline cut into the picture.
 */
export type ServiceLayout = 'overlap' | 'portrait' | 'panorama' | 'spread' | 'notch';

type SpotInk = 'one' | 'two' | 'three';

interface LayoutPlan {
  tone: Tone;
  side: 'start' | 'end';
  shape: 'wide' | 'fill';
  /** The `sizes` attribute of the picture. */
  sizes: string;
  badge: readonly [sticker: SpotInk, shadow: SpotInk];
}

const desktop = '(width >= 60rem)';
const full = '(width >= 81rem)';
/** Beside text on a tablet. A picture covering a box as tall as the text is wider than that box. */
const rest = '(width >= 40rem) 27rem, 100vw';

export const layoutPlans: Record<ServiceLayout, LayoutPlan> = {
  overlap: {
    tone: 'paper',
    side: 'end',
    shape: 'wide',
    sizes: `${full} calc(50vw + 12rem), ${desktop} 67vw, ${rest}`,
    badge: ['three', 'one'],
  },
  portrait: {
    tone: 'paper',
    side: 'start',
    shape: 'wide',
    sizes: `${full} 28rem, ${desktop} 36vw, ${rest}`,
    badge: ['two', 'three'],
  },
  panorama: {
    tone: 'white',
    side: 'start',
    shape: 'wide',
    sizes: `${desktop} 100vw, ${rest}`,
    badge: ['one', 'three'],
  },
  spread: {
    tone: 'night',
    side: 'end',
    shape: 'fill',
    sizes: `${desktop} 60vw, ${rest}`,
    badge: ['three', 'two'],
  },
  notch: {
    tone: 'paper',
    side: 'start',
    shape: 'wide',
    sizes: `${full} 44rem, ${desktop} 58vw, ${rest}`,
    badge: ['three', 'two'],
  },
};
