import { agency, allServices, servicesLink } from 'agency-content';
import type { PriceGuide, ServiceContent } from 'agency-content/schemas';
import { neighbourLabels, projectLabel } from 'agency-content/service-links';
import {
  ArrowRight,
  Breadcrumbs,
  ButtonLink,
  CapabilityLists,
  ComparisonTable,
  ContactBand,
  FigureBand,
  LeadTimeChart,
  OfferingGrid,
  PageHero,
  type PageHeroProps,
  PreviousNextLinks,
  PrintPlates,
  ProcessSteps,
  Prose,
  Reasons,
  RunLengthBand,
  ServiceContactForm,
} from 'agency-ui';
import { serviceForm } from '../../integrations.js';
import type { PageData } from '../../page.js';

interface ServicePageProps {
  content: ServiceContent;
  /** The hero's tone. */
  tone: NonNullable<PageHeroProps['tone']>;
  /** @default false */
  numberedOfferings?: boolean;
}

const breadcrumbsOf = ({ hero }: ServiceContent) => ({ items: [servicesLink], current: hero.title });

/** Metadata for a service's page. */
export const serviceData = (content: ServiceContent): PageData => ({
  picture: content.hero.picture,
  breadcrumbs: breadcrumbsOf(content),
  service: content.hero.title,
});

/** A service's prices, with a link to the page's own form. */
const PriceTable = ({ action, ...prices }: PriceGuide) => (
  <ComparisonTable
    id="prices"
    {...prices}
    narrowLayout="stack"
    after={
      <ButtonLink href="#quote" variant="outline" icon={ArrowRight}>
        {action}
      </ButtonLink>
    }
    tone="white"
  />
);

/**
 * The content between the offerings, if the service has any: a band and the prices. A function rather than a component,
 * because the grid must know whether there is any.
 */
function middleContentOf({ runLength, figureBand, prices }: ServiceContent) {
  if (!runLength && !figureBand && !prices) return undefined;
  return (
    <>
      {runLength && <RunLengthBand {...runLength} />}
      {figureBand && <FigureBand {...figureBand} />}
      {prices && <PriceTable {...prices} />}
    </>
  );
}

/** The page component that every service uses (spec section 2, "Service pages"). */
export function ServicePage({ content, tone, numberedOfferings = false }: ServicePageProps) {
  const {
    hero,
    offerings,
    prices,
    pressPlates,
    capabilities,
    bookingAdvice,
    leadTimes,
    process,
    reasons,
    neighbours,
    contactBand,
    messageHint,
    proof,
  } = content;
  const hasAccentBand = content.runLength || content.figureBand?.tone === 'accent';

  return (
    <>
      <PageHero
        {...hero}
        tone={tone}
        bottomSpace={tone === 'night' ? 'deep' : 'regular'}
        breadcrumbs={<Breadcrumbs {...breadcrumbsOf(content)} />}
        actions={
          <>
            <ButtonLink href="#quote" icon={ArrowRight}>
              {contactBand.eyebrow}
            </ButtonLink>
            <ButtonLink href="#offerings" variant="outline">
              {offerings.eyebrow}
            </ButtonLink>
          </>
        }
      />
      <OfferingGrid
        id="offerings"
        {...offerings}
        index={numberedOfferings}
        indexLinks={prices && [{ name: prices.eyebrow, path: '#prices' }]}
        middleContent={middleContentOf(content)}
      />
      {capabilities && <CapabilityLists {...capabilities} tone="white" />}
      {bookingAdvice && (
        <Prose {...bookingAdvice} paragraphs={[bookingAdvice.text]} tone="white">
          {leadTimes && <LeadTimeChart leadTimes={leadTimes} />}
        </Prose>
      )}
      <ProcessSteps {...process} tone={hasAccentBand ? 'white' : 'accent'} />
      {pressPlates && <PrintPlates {...pressPlates} />}
      {/* Tones alternate. */}
      <Reasons {...reasons} tone={pressPlates ? 'white' : 'paper'} />
      <PreviousNextLinks {...neighbours} index={allServices} labels={neighbourLabels} />
      <ContactBand
        id="quote"
        {...contactBand}
        contact={{ email: proof.email, hours: agency.hours }}
        person={proof.person}
        project={proof.project}
        labels={{ project: projectLabel }}
      >
        <ServiceContactForm {...serviceForm} labels={{ ...serviceForm.labels, messageHint }} />
      </ContactBand>
    </>
  );
}
