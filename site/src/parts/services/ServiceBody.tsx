import { agency } from 'agency-content';
import type {
  Neighbours,
  Offerings,
  Process,
  QuoteBand as QuoteBandWords,
  Reasons as ReasonsWords,
} from 'agency-content/schemas';
import { OfferingGrid, PreviousNextLinks, ProcessSteps, QuoteBand, Reasons } from 'agency-ui';
import type { ReactNode } from 'react';
import { Inquiry } from '../../ServicePage.js';

interface ServiceBodyProps {
  offerings: Offerings;
  process: Process;
  reasons: ReasonsWords;
  neighbours: Neighbours;
  quoteBand: QuoteBandWords;
  /** Whether the offerings are numbered. */
  index: boolean;
  /** Runs across the page after the first two offerings. */
  interlude?: ReactNode;
  /** What only this service has, between its offerings and its process. */
  children?: ReactNode;
}

/** What all services share below their hero: body, neighbours, the band with the short form (spec section 2). */
export function ServiceBody({
  offerings,
  process,
  reasons,
  neighbours,
  quoteBand,
  index,
  interlude,
  children,
}: ServiceBodyProps) {
  const { eyebrow, heading, lead, formHeading } = quoteBand;
  return (
    <>
      <OfferingGrid id="offerings" {...offerings} index={index} interlude={interlude} />
      {children}
      {/* One marigold band a page is enough: where another runs through the offerings, the process stands on white. */}
      <ProcessSteps {...process} tone={interlude ? 'white' : 'accent'} />
      <Reasons {...reasons} />
      <PreviousNextLinks {...neighbours} />
      <QuoteBand id="quote" eyebrow={eyebrow} heading={heading} lead={lead} formHeading={formHeading} contact={agency}>
        <Inquiry />
      </QuoteBand>
    </>
  );
}
