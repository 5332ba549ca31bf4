import * as content from 'agency-content/services/production';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function ProductionPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
