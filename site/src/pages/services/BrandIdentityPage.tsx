import * as content from 'agency-content/services/brand-identity';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function BrandIdentityPage() {
  return <ServicePage content={content} tone="paper" />;
}
