import { hero, offerings, quoteBand } from 'agency-content/services/experiential-marketing';
import { lazyPart } from '../../lazy-part.js';
import { Inquiry, ServicePage } from '../../ServicePage.js';

export const { picture } = hero;

const Body = lazyPart(() => import('../../parts/services/ExperientialMarketing.js'));

export const parts = [Body, Inquiry];

export default function ExperientialMarketingPage() {
  return (
    <ServicePage hero={hero} offerings={offerings} quoteBand={quoteBand}>
      <Body />
    </ServicePage>
  );
}
