import { termsOfService } from 'agency-content/legal/terms-of-service';
import { LegalDocument } from 'agency-ui';

export default function TermsOfServicePage() {
  return <LegalDocument id="terms" document={termsOfService} />;
}
