import { hero, offerings, quoteBand } from 'agency-content/services/expos';
import { lazyPart } from '../../lazy-part.js';
import { Inquiry, ServicePage } from '../../ServicePage.js';

export const { picture } = hero;

const Body = lazyPart(() => import('../../parts/services/Expos.js'));

export const parts = [Body, Inquiry];

export default function ExposPage() {
  return (
    <ServicePage hero={hero} offerings={offerings} quoteBand={quoteBand} ground="paper">
      <Body />
    </ServicePage>
  );
}
