import { hero, offerings, quoteBand } from 'agency-content/services/events';
import { lazyPart } from '../../lazy-part.js';
import { Inquiry, ServicePage } from '../../ServicePage.js';

export const { picture } = hero;

const Body = lazyPart(() => import('../../parts/services/Events.js'));

export const parts = [Body, Inquiry];

export default function EventsPage() {
  return (
    <ServicePage hero={hero} offerings={offerings} quoteBand={quoteBand}>
      <Body />
    </ServicePage>
  );
}
