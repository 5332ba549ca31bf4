import * as content from 'agency-content/services/experiential-marketing';
import { ServiceBody } from './ServiceBody.js';

export default function ExperientialMarketing() {
  return <ServiceBody {...content} index />;
}
