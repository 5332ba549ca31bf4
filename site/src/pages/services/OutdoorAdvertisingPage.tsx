import * as content from 'agency-content/services/outdoor-advertising';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function OutdoorAdvertisingPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
