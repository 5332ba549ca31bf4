import { servicesLink } from 'agency-content';
import type { ServiceContent } from 'agency-content/schemas';
import { ArrowRight, Breadcrumbs, ButtonLink, PageHero } from 'agency-ui';
import { island } from '../Island.js';
import type { ServiceBodyProps } from '../islands/ServiceBody.js';
import type { PageModule } from '../routes.js';
import type { Service } from '../services.js';

const ServiceBody = island<ServiceBodyProps>(() => import('../islands/ServiceBody.js'));

/** The page that all services share: the hero, and below it an island with the rest (spec section 2, "Service pages"). */
export function createServicePage(content: ServiceContent, { ground, numbered }: Service): PageModule {
  const { hero, offerings, quoteBand } = content;
  const breadcrumbs = { trail: [servicesLink], current: hero.title };

  function ServicePage() {
    return (
      <>
        <PageHero
          {...hero}
          ground={ground}
          foot={ground === 'night' ? 'deep' : 'regular'}
          breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
          actions={
            <>
              <ButtonLink href="#quote" icon={ArrowRight}>
                {quoteBand.eyebrow}
              </ButtonLink>
              <ButtonLink href="#offerings" look="outline">
                {offerings.eyebrow}
              </ButtonLink>
            </>
          }
        />
        <ServiceBody content={content} numbered={numbered} />
      </>
    );
  }

  return {
    default: ServicePage,
    data: { picture: hero.picture, breadcrumbs, service: hero.title },
    islands: [ServiceBody],
  };
}
