import { describe, expect, it } from 'vitest';
import { catalogue, facesIn } from './catalogue.js';
import { CROP_ASPECTS } from './picture.js';
import { PLAN } from './plan.js';

const planned = PLAN[0];
if (!planned) throw new Error('The plan has no pictures.');

/** A head of 160 × 90 units to the right of the middle of the 1600 × 900 artboard. */
const picture = {
  plan: { ...planned, faces: [{ x: 960, y: 225, width: 160, height: 90 }] },
  focus: { x: 0.6, y: 0.5 },
};

describe('the catalogue', () => {
  it('contains every planned picture', () => {
    expect(catalogue.map(({ plan }) => plan.id)).toEqual(PLAN.map(({ id }) => id));
  });
});

describe('facesIn', () => {
  it('leaves heads where they are on the whole artboard in the widest crop', () => {
    expect(facesIn(picture, 'wide')).toEqual([{ x: 0.6, y: 0.25, width: 0.1, height: 0.1 }]);
  });

  it('moves and enlarges heads for a smaller crop', () => {
    // A phone's crop is 720 units wide, centred on the focus at 960.
    const [face] = facesIn(picture, 'tall');
    expect(face?.x).toBeCloseTo(0.5);
    expect(face?.width).toBeCloseTo(160 / (900 * CROP_ASPECTS.tall));
  });

  it('uses a crop’s own focus, and omits heads that fall outside the crop', () => {
    const moved = { ...picture, plan: { ...picture.plan, cropFocus: { tall: { x: 0.1, y: 0.5 } } } };
    expect(facesIn(moved, 'tall')).toEqual([]);
    expect(facesIn(moved, 'wide')).toHaveLength(1);
  });
});
