import * as content from 'agency-content/services/outdoor-advertising';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function OutdoorAdvertisingPage() {
  return <ServicePage {...content} />;
}
