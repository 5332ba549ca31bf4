import { homeLink } from 'agency-content';
import { ask, faqCategories, hero, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { Breadcrumbs, FaqSection, HalftoneGlyph, LeadTimeChart, PageHero } from 'agency-ui';

const { picture, ...head } = hero;

const breadcrumbs = { items: [homeLink], current: 'FAQ' };

export const data = { picture, breadcrumbs, questions: faqCategories };

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
      <FaqSection id="faq" categories={faqCategories} extras={extras} ask={ask} resources={resources} />
    </>
  );
}
