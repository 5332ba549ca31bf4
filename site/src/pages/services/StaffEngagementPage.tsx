import * as content from 'agency-content/services/staff-engagement';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function StaffEngagementPage() {
  return <ServicePage content={content} tone="night" numberedOfferings />;
}
