import { ask, faqCategories, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { FaqSection, LeadTimeChart } from 'agency-ui';

const extras = { [leadTimesEntry]: <LeadTimeChart leadTimes={leadTimes} /> };

export default function Questions() {
  return <FaqSection id="faq" categories={faqCategories} extras={extras} ask={ask} resources={resources} />;
}
