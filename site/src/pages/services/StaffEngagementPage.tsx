import * as content from 'agency-content/services/staff-engagement';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function StaffEngagementPage() {
  return <ServicePage {...content} />;
}
