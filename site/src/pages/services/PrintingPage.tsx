import * as content from 'agency-content/services/printing';
import { RunLengthBand } from 'agency-ui';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function PrintingPage() {
  return <ServicePage {...content} interlude={<RunLengthBand {...content.runLength} />} />;
}
