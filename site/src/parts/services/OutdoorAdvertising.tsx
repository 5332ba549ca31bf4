import * as content from 'agency-content/services/outdoor-advertising';
import { ServiceBody } from './ServiceBody.js';

export default function OutdoorAdvertising() {
  return <ServiceBody {...content} index />;
}
