import * as content from 'agency-content/services/brand-identity';
import { CapabilityLists } from 'agency-ui';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function BrandIdentityPage() {
  return (
    <ServicePage {...content} ground="paper">
      <CapabilityLists {...content.capabilities} />
    </ServicePage>
  );
}
