import { privacyNote } from 'agency-content/privacy-note';
import { AgencyLink } from 'agency-ui';

/** What happens to the details in a form, in a line with the way to the whole of it. */
export function PrivacyNote() {
  const { text, link } = privacyNote;
  return (
    <>
      {text} <AgencyLink href={link.path}>{link.name}</AgencyLink>.
    </>
  );
}
