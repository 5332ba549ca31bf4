import { agency } from 'agency-content';
import type { ServiceContent } from 'agency-content/schemas';
import {
  CapabilityLists,
  LeadTimeChart,
  OfferingGrid,
  PreviousNextLinks,
  ProcessSteps,
  Prose,
  QuoteBand,
  Reasons,
  RunLengthBand,
  ServiceContactForm,
} from 'agency-ui';
import { sendServiceInquiry } from '../integrations.js';

export interface ServiceBodyProps {
  content: ServiceContent;
  /** Whether the offerings are numbered. */
  numbered: boolean;
}

/** What follows the hero of a service: offerings, process, reasons, neighbours and the short form. */
export default function ServiceBody({ content, numbered }: ServiceBodyProps) {
  const { offerings, runLength, capabilities, bookingAdvice, leadTimes, process, reasons, neighbours } = content;
  const { eyebrow, heading, lead, formHeading } = content.quoteBand;
  return (
    <>
      <OfferingGrid
        id="offerings"
        {...offerings}
        index={numbered}
        interlude={runLength && <RunLengthBand {...runLength} />}
      />
      {capabilities && <CapabilityLists {...capabilities} />}
      {bookingAdvice && (
        <Prose heading={bookingAdvice.heading} paragraphs={[bookingAdvice.text]} link={bookingAdvice.link} tone="white">
          {leadTimes && <LeadTimeChart leadTimes={leadTimes} />}
        </Prose>
      )}
      {/* One marigold band a page is enough: the run length band is marigold too. */}
      <ProcessSteps {...process} tone={runLength ? 'white' : 'accent'} />
      <Reasons {...reasons} />
      <PreviousNextLinks {...neighbours} />
      <QuoteBand id="quote" eyebrow={eyebrow} heading={heading} lead={lead} formHeading={formHeading} contact={agency}>
        <ServiceContactForm onSubmit={sendServiceInquiry} />
      </QuoteBand>
    </>
  );
}
