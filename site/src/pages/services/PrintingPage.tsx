import * as content from 'agency-content/services/printing';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function PrintingPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
