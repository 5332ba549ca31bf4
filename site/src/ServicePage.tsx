import { servicesLink } from 'agency-content';
import type { Offerings, PageHead, QuoteBand } from 'agency-content/schemas';
import { ArrowRight, Breadcrumbs, ButtonLink, PageHero, type PageHeroProps } from 'agency-ui';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

/** The short form at the end of every service page. */
export const Inquiry = lazyPart(() => import('./parts/forms/ServiceInquiry.js'));

interface ServicePageProps {
  hero: PageHead;
  /** Named by the button that leads to them. */
  offerings: Pick<Offerings, 'eyebrow'>;
  /** Named by the button that leads to it. */
  quoteBand: Pick<QuoteBand, 'eyebrow'>;
  /** @default 'night' */
  ground?: PageHeroProps['ground'];
  /** All that follows the hero: a part that renders `ServiceBody`. */
  children: ReactNode;
}

/** The first screen that all services share; see `ServiceBody` for what follows (spec section 2). */
export function ServicePage({ hero, offerings, quoteBand, ground = 'night', children }: ServicePageProps) {
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
              {quoteBand.eyebrow}
            </ButtonLink>
            <ButtonLink href="#offerings" look="outline">
              {offerings.eyebrow}
            </ButtonLink>
          </>
        }
      />
      {children}
    </>
  );
}
