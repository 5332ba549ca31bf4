import { ContactPageForm } from 'agency-ui';
import { sendContactInquiry } from '../../integrations.js';
import { PrivacyNote } from '../../PrivacyNote.js';

export default function ContactForm() {
  return <ContactPageForm onSubmit={sendContactInquiry} note={<PrivacyNote />} />;
}
