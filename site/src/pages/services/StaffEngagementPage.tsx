import { hero, offerings, quoteBand } from 'agency-content/services/staff-engagement';
import { lazyPart } from '../../lazy-part.js';
import { Inquiry, ServicePage } from '../../ServicePage.js';

export const { picture } = hero;

const Body = lazyPart(() => import('../../parts/services/StaffEngagement.js'));

export const parts = [Body, Inquiry];

export default function StaffEngagementPage() {
  return (
    <ServicePage hero={hero} offerings={offerings} quoteBand={quoteBand}>
      <Body />
    </ServicePage>
  );
}
