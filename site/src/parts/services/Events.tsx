import * as content from 'agency-content/services/events';
import { LeadTimeChart, Prose } from 'agency-ui';
import { ServiceBody } from './ServiceBody.js';

export default function Events() {
  const { heading, text, link } = content.bookingAdvice;
  return (
    <ServiceBody {...content} index>
      <Prose heading={heading} paragraphs={[text]} link={link} tone="white">
        <LeadTimeChart leadTimes={content.leadTimes} />
      </Prose>
    </ServiceBody>
  );
}
