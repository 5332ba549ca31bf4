import { createPrivacyPolicy } from 'agency-content/legal/privacy-policy';
import { LegalDocument } from 'agency-ui';
import { formsAreSent } from '../integrations.js';

const privacyPolicy = createPrivacyPolicy({ formsAreSent });

export default function PrivacyPolicyPage() {
  return <LegalDocument id="privacy" document={privacyPolicy} />;
}
