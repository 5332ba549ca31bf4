import * as content from 'agency-content/services/expos';
import { ServicePage, serviceData } from './ServicePage.js';

export const data = serviceData(content);

export default function ExposPage() {
  return <ServicePage content={content} tone="paper" />;
}
