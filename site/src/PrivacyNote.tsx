import { privacyNote } from 'agency-content/privacy-note';
import { AgencyLink } from 'agency-ui';

/** What happens to the details in a form, in a sentence that links to the privacy policy. */
export const PrivacyNote = () => (
  <>
    {privacyNote.text} <AgencyLink href={privacyNote.link.path}>{privacyNote.link.name}</AgencyLink>.
  </>
);
