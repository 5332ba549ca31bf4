import * as content from 'agency-content/services/staff-engagement';
import { ServiceBody } from './ServiceBody.js';

export default function StaffEngagement() {
  return <ServiceBody {...content} index />;
}
