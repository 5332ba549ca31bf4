import * as content from 'agency-content/services/printing';
import { RunLengthBand } from 'agency-ui';
import { ServiceBody } from './ServiceBody.js';

export default function Printing() {
  return <ServiceBody {...content} index interlude={<RunLengthBand {...content.runLength} />} />;
}
