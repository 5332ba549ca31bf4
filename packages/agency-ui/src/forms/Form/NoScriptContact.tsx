import { AgencyLink, phoneUrl } from '../../primitives/index.js';
import * as styles from './NoScriptContact.css.js';
import type { NoScriptLabels } from './shared-form.labels.js';

/** Contact details for visitors who can't use the form. */
export interface FormContact {
  /** As displayed, such as `+254 700 000 000`. */
  phone?: string | undefined;
  email?: string | undefined;
}

interface NoScriptContactProps {
  contact: FormContact | undefined;
  labels: NoScriptLabels;
}

/**
 * Replaces the button of a form without an `action` if JavaScript is off. It says that the form can't be sent, and
 * links to contact details. React renders `noscript` only on the server and doesn't hydrate it.
 */
export function NoScriptContact({ contact: { phone, email } = {}, labels }: NoScriptContactProps) {
  return (
    <noscript>
      <p className={styles.sentence}>
        {labels.noScript}
        {(phone || email) && ` ${labels.noScriptContact} `}
        {phone && (
          <AgencyLink href={phoneUrl(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </AgencyLink>
        )}
        {phone && email && ', '}
        {email && <AgencyLink href={`mailto:${email}`}>{email}</AgencyLink>}
      </p>
    </noscript>
  );
}
