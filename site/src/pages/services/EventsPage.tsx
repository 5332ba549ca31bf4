import * as content from 'agency-content/services/events';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function EventsPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
