import { homeLink } from 'agency-content';
import { hero } from 'agency-content/faq';
import { Breadcrumbs, HalftoneGlyph, PageHero } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

const { picture, ...head } = hero;

export { picture };

const Questions = lazyPart(() => import('../parts/Questions.js'));

export const parts = [Questions];

export default function FaqPage() {
  return (
    <>
      <PageHero
        {...head}
        ground="accent"
        gesture={<HalftoneGlyph glyph="?" />}
        breadcrumbs={<Breadcrumbs trail={[homeLink]} current="FAQ" />}
      />
      <Questions />
    </>
  );
}
