import { privacyNote } from 'agency-content/privacy-note';
import { AgencyLink } from 'agency-ui';

/** Explains how form data is used, with a link to the privacy policy. */
export const PrivacyNote = () => (
  <>
    {privacyNote.text} <AgencyLink href={privacyNote.link.path}>{privacyNote.link.name}</AgencyLink>.
  </>
);
