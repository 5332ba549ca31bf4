import { homeLink } from 'agency-content';
import { ask, hero, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { createFaqCategories } from 'agency-content/faq/categories';
import { Breadcrumbs, FaqSection, HalftoneGlyph, LeadTimeChart, PageHero } from 'agency-ui';
import { filesAreOffered } from '../integrations.js';

const { picture, ...head } = hero;

const breadcrumbs = { items: [homeLink], current: 'FAQ' };

const categories = createFaqCategories({ filesAreOffered });

export const data = { picture, breadcrumbs, questions: categories };

const extras = { [leadTimesEntry]: <LeadTimeChart leadTimes={leadTimes} /> };

export default function FaqPage() {
  return (
    <>
      <PageHero
        {...head}
        tone="accent"
        ornament={<HalftoneGlyph glyph="?" />}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <FaqSection id="faq" categories={categories} extras={extras} ask={ask} resources={resources} />
    </>
  );
}
