import * as content from 'agency-content/services/expos';
import { ServicePage } from '../../ServicePage.js';

export const { picture } = content.hero;

export default function ExposPage() {
  return <ServicePage {...content} ground="paper" />;
}
