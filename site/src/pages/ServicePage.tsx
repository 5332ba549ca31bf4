import { agency, allServices, servicesLink } from 'agency-content';
import type { ServiceContent } from 'agency-content/schemas';
import {
  ArrowRight,
  Breadcrumbs,
  ButtonLink,
  CapabilityLists,
  FigureBand,
  LeadTimeChart,
  OfferingGrid,
  PageHero,
  PreviousNextLinks,
  ProcessSteps,
  Prose,
  QuoteBand,
  Reasons,
  RunLengthBand,
  ServiceContactForm,
} from 'agency-ui';
import { serviceForm } from '../integrations.js';
import type { PageModule } from '../routes.js';
import type { Service } from '../services.js';

/** The page component of all services (spec section 2, "Service pages"). */
export function createServicePage(content: ServiceContent, { ground, numbered }: Service): PageModule {
  const { hero, offerings, runLength, figureBand, capabilities, bookingAdvice, leadTimes } = content;
  const breadcrumbs = { trail: [servicesLink], current: hero.title };
  const actions = (
    <>
      <ButtonLink href="#quote" icon={ArrowRight}>
        {content.quoteBand.eyebrow}
      </ButtonLink>
      <ButtonLink href="#offerings" variant="outline">
        {offerings.eyebrow}
      </ButtonLink>
    </>
  );
  const interlude = runLength ? <RunLengthBand {...runLength} /> : figureBand && <FigureBand {...figureBand} />;
  const ServicePage = () => (
    <>
      <PageHero
        {...hero}
        ground={ground}
        bottomSpace={ground === 'night' ? 'deep' : 'regular'}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
        actions={actions}
      />
      <OfferingGrid id="offerings" {...offerings} index={numbered} interlude={interlude} />
      {capabilities && <CapabilityLists {...capabilities} />}
      {bookingAdvice && (
        <Prose {...bookingAdvice} paragraphs={[bookingAdvice.text]} tone="white">
          {leadTimes && <LeadTimeChart leadTimes={leadTimes} />}
        </Prose>
      )}
      <ProcessSteps {...content.process} tone={runLength || figureBand?.tone === 'accent' ? 'white' : 'accent'} />
      <Reasons {...content.reasons} />
      <PreviousNextLinks {...content.neighbours} index={allServices} />
      <QuoteBand id="quote" {...content.quoteBand} contact={agency}>
        <ServiceContactForm {...serviceForm} />
      </QuoteBand>
    </>
  );
  return { default: ServicePage, data: { picture: hero.picture, breadcrumbs, service: hero.title } };
}
