import * as content from 'agency-content/services/events';
import { LeadTimeChart, Prose } from 'agency-ui';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function EventsPage() {
  const { heading, text, link } = content.bookingAdvice;
  return (
    <ServicePage {...content}>
      <Prose heading={heading} paragraphs={[text]} link={link} tone="white">
        <LeadTimeChart leadTimes={content.leadTimes} />
      </Prose>
    </ServicePage>
  );
}
