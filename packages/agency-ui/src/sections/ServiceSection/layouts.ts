import type { Tone } from '../../theme/index.js';

/**
 * Layout of picture and text. `overlap`: a card on a bleeding picture. `portrait`: an upright picture next to the text.
 * `panorama`: a wide picture above three columns. `spread`: a picture that fills its side of the band. `notch`: a
 * headline cut into the picture.
 */
export type ServiceLayout = 'overlap' | 'portrait' | 'panorama' | 'spread' | 'notch';

type SpotInk = 'one' | 'two' | 'three';

interface LayoutPlan {
  tone: Tone;
  side: 'start' | 'end';
  shape: 'landscape' | 'wide' | 'portrait' | 'panorama' | 'fill';
  /** The `sizes` attribute of the picture. */
  sizes: string;
  badge: readonly [sticker: SpotInk, shadow: SpotInk];
}

const desktop = '(width >= 60rem)';
const full = '(width >= 81rem)';

export const layoutPlans: Record<ServiceLayout, LayoutPlan> = {
  overlap: {
    tone: 'paper',
    side: 'end',
    shape: 'wide',
    sizes: `${full} calc(50vw + 15rem), ${desktop} 70vw, 100vw`,
    badge: ['three', 'one'],
  },
  portrait: {
    tone: 'paper',
    side: 'start',
    shape: 'portrait',
    // A landscape picture that covers a portrait box is wider than the box.
    sizes: `${full} 61rem, ${desktop} 76vw, 100vw`,
    badge: ['two', 'three'],
  },
  panorama: {
    tone: 'white',
    side: 'start',
    shape: 'panorama',
    sizes: `${full} clamp(75rem, 60vw, 96rem), 100vw`,
    badge: ['one', 'three'],
  },
  spread: {
    tone: 'night',
    side: 'end',
    shape: 'fill',
    sizes: `${desktop} 60vw, 100vw`,
    badge: ['three', 'two'],
  },
  notch: {
    tone: 'paper',
    side: 'start',
    shape: 'landscape',
    sizes: `${full} 50rem, ${desktop} 62vw, 100vw`,
    badge: ['three', 'two'],
  },
};
