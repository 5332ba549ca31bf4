import * as content from 'agency-content/services/expos';
import { ServiceBody } from './ServiceBody.js';

export default function Expos() {
  return <ServiceBody {...content} index={false} />;
}
