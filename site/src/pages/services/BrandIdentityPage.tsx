import { hero, offerings, quoteBand } from 'agency-content/services/brand-identity';
import { lazyPart } from '../../lazy-part.js';
import { Inquiry, ServicePage } from '../../ServicePage.js';

export const { picture } = hero;

const Body = lazyPart(() => import('../../parts/services/BrandIdentity.js'));

export const parts = [Body, Inquiry];

export default function BrandIdentityPage() {
  return (
    <ServicePage hero={hero} offerings={offerings} quoteBand={quoteBand} ground="paper">
      <Body />
    </ServicePage>
  );
}
