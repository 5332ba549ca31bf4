import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { LegalDocument } from 'agency-ui';

export default function PrivacyPolicyPage() {
  return <LegalDocument id="privacy" document={privacyPolicy} />;
}
