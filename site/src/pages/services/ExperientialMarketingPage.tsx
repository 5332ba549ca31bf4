import * as content from 'agency-content/services/experiential-marketing';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function ExperientialMarketingPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
