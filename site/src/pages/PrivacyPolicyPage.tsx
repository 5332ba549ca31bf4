import { createPrivacyPolicy } from 'agency-content/legal/privacy-policy';
import { LegalDocument } from 'agency-ui';
import { chatUsesService, filesAreOffered, formsAreSent } from '../integrations.js';

const privacyPolicy = createPrivacyPolicy({ formsAreSent, chatUsesService, filesAreOffered });

export default function PrivacyPolicyPage() {
  return <LegalDocument id="privacy" document={privacyPolicy} />;
}
