import * as content from 'agency-content/services/experiential-marketing';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function ExperientialMarketingPage() {
  return <ServicePage {...content} />;
}
