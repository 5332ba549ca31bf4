import * as content from 'agency-content/services/brand-identity';
import { CapabilityLists } from 'agency-ui';
import { ServiceBody } from './ServiceBody.js';

export default function BrandIdentity() {
  return (
    <ServiceBody {...content} index={false}>
      <CapabilityLists {...content.capabilities} />
    </ServiceBody>
  );
}
