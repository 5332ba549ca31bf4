import * as content from 'agency-content/services/production';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function ProductionPage() {
  return <ServicePage {...content} />;
}
