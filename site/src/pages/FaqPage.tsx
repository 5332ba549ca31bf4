import { homeLink } from 'agency-content';
import { ask, faqCategories, hero, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { Breadcrumbs, FaqSection, HalftoneGlyph, LeadTimeChart, PageHero } from 'agency-ui';

const extras = { [leadTimesEntry]: <LeadTimeChart leadTimes={leadTimes} /> };

const { picture, ...head } = hero;

export { picture };

export default function FaqPage() {
  return (
    <>
      <PageHero
        {...head}
        ground="accent"
        gesture={<HalftoneGlyph glyph="?" />}
        breadcrumbs={<Breadcrumbs trail={[homeLink]} current="FAQ" />}
      />
      <FaqSection id="faq" categories={faqCategories} extras={extras} ask={ask} resources={resources} />
    </>
  );
}
