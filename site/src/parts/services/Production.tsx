import * as content from 'agency-content/services/production';
import { ServiceBody } from './ServiceBody.js';

export default function Production() {
  return <ServiceBody {...content} index />;
}
