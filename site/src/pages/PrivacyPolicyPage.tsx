import { createPrivacyPolicy } from 'agency-content/legal/privacy-policy';
import { LegalDocument } from 'agency-ui';
import { filesAreOffered, formsAreSent } from '../integrations.js';

const privacyPolicy = createPrivacyPolicy({ formsAreSent, filesAreOffered });

export default function PrivacyPolicyPage() {
  return <LegalDocument id="privacy" document={privacyPolicy} />;
}
