import { homeLink } from 'agency-content';
import { hero } from 'agency-content/faq';
import { Breadcrumbs, HalftoneGlyph, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const { picture, ...head } = hero;

const breadcrumbs = { trail: [homeLink], current: 'FAQ' };

export const data = { picture, breadcrumbs };

const Questions = island(() => import('../islands/Questions.js'));

export const islands = [Questions];

export default function FaqPage() {
  return (
    <>
      <PageHero
        {...head}
        ground="accent"
        gesture={<HalftoneGlyph glyph="?" />}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <Questions />
    </>
  );
}
