import { AgencyLink } from '../../primitives/index.js';
import * as styles from './NoScriptContact.css.js';
import type { NoScriptLabels } from './shared-form.labels.js';

/** How a visitor reaches the agency without the form. */
export interface FormContact {
  /** As it is shown, such as `+254 700 000 000`. */
  phone?: string | undefined;
  email?: string | undefined;
}

interface NoScriptContactProps {
  contact: FormContact | undefined;
  labels: NoScriptLabels;
}

/**
 * Replaces the button of a form without `action` where JavaScript is off: the form cannot be sent, and these are
 * the other ways. React renders `noscript` on the server only and does not hydrate it.
 */
export function NoScriptContact({ contact: { phone, email } = {}, labels }: NoScriptContactProps) {
  return (
    <noscript>
      <p className={styles.sentence}>
        {labels.noScript}
        {(phone || email) && ` ${labels.noScriptContact} `}
        {phone && (
          <AgencyLink href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </AgencyLink>
        )}
        {phone && email && ', '}
        {email && <AgencyLink href={`mailto:${email}`}>{email}</AgencyLink>}
      </p>
    </noscript>
  );
}
