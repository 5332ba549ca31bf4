import { ServiceContactForm } from 'agency-ui';
import { sendServiceInquiry } from '../../integrations.js';

export default function ServiceInquiry() {
  return <ServiceContactForm onSubmit={sendServiceInquiry} />;
}
