import { agency, servicesLink } from 'agency-content';
import type {
  Neighbours,
  Offerings,
  PageHead,
  Process,
  QuoteBand as QuoteBandWords,
  Reasons as ReasonsWords,
} from 'agency-content/schemas';
import {
  ArrowRight,
  Breadcrumbs,
  ButtonLink,
  OfferingGrid,
  PageHero,
  type PageHeroProps,
  PreviousNextLinks,
  ProcessSteps,
  QuoteBand,
  Reasons,
  ServiceContactForm,
} from 'agency-ui';
import type { ReactNode } from 'react';
import { sendServiceInquiry } from './integrations.js';

interface ServicePageProps {
  hero: PageHead;
  offerings: Offerings;
  process: Process;
  reasons: ReasonsWords;
  neighbours: Neighbours;
  quoteBand: QuoteBandWords;
  /** @default 'night' */
  ground?: PageHeroProps['ground'];
  /** Runs across the page after the first two offerings. */
  interlude?: ReactNode;
  /** What only this service has, between its offerings and its process. */
  children?: ReactNode;
}

/** The layout that all services share: hero, body, neighbours, the band with the short form (spec section 2). */
export function ServicePage({
  hero,
  offerings,
  process,
  reasons,
  neighbours,
  quoteBand,
  ground = 'night',
  interlude,
  children,
}: ServicePageProps) {
  const { eyebrow, heading, lead, formHeading } = quoteBand;
  return (
    <>
      <PageHero
        {...hero}
        ground={ground}
        foot={ground === 'night' ? 'deep' : 'regular'}
        breadcrumbs={<Breadcrumbs trail={[servicesLink]} current={hero.title} />}
        actions={
          <>
            <ButtonLink href="#quote" icon={ArrowRight}>
              {eyebrow}
            </ButtonLink>
            <ButtonLink href="#offerings" look="outline">
              {offerings.eyebrow}
            </ButtonLink>
          </>
        }
      />
      <OfferingGrid id="offerings" {...offerings} index={ground === 'night'} interlude={interlude} />
      {children}
      {/* One marigold band a page is enough: where another runs through the offerings, the process stands on white. */}
      <ProcessSteps {...process} tone={interlude ? 'white' : 'accent'} />
      <Reasons {...reasons} />
      <PreviousNextLinks {...neighbours} />
      <QuoteBand id="quote" eyebrow={eyebrow} heading={heading} lead={lead} formHeading={formHeading} contact={agency}>
        <ServiceContactForm onSubmit={sendServiceInquiry} />
      </QuoteBand>
    </>
  );
}
