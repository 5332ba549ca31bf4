import { AgencyLink, classes, useIsHydrating } from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { type FormFallback, mailUrl, whatsAppUrl } from './fallback-links.js';
import type { FormContact } from './NoScriptContact.js';
import * as styles from './NotLoaded.css.js';

interface NotLoadedProps {
  contact: FormContact | undefined;
  fallback: FormFallback | undefined;
  labels: LabelsInUse;
  /** Whether the form works without scripts. */
  isNative: boolean;
}

/**
 * Other ways to send a form whose scripts do not load, hidden in the prerendered HTML. `queuePresses` shows them and
 * `fillFallbackLinks` puts the text into the links. State: `data-state` is `waiting` for the scripts that do so, then
 * `idle`, `loading` or `failed`. Hydration removes everything.
 */
export function NotLoaded({ contact = {}, fallback = {}, labels, isNative }: NotLoadedProps) {
  const isHydrating = useIsHydrating();
  if (!isHydrating) return null;
  const { phone } = contact;
  const { whatsapp, email = contact.email } = fallback;
  const ways = [
    whatsapp && { name: labels.fallbackWhatsApp, href: whatsAppUrl(whatsapp, '') },
    email && { name: labels.fallbackEmail, href: mailUrl(email, labels.fallbackSubject, '') },
    phone && { name: <bdi dir="ltr">{phone}</bdi>, href: `tel:${phone.replaceAll(' ', '')}` },
  ].filter((way) => way !== undefined && way !== '');
  return (
    <div data-part="not-loaded" data-state="waiting" suppressHydrationWarning>
      <div aria-live="polite">
        <div hidden suppressHydrationWarning className={styles.loading}>
          {labels.loading}
        </div>
      </div>
      <div aria-live="assertive">
        <div hidden suppressHydrationWarning className={classes(styles.failed, !isNative && styles.revealed)}>
          <div className={styles.box}>
            <span className={styles.sentence}>{labels.notLoaded}</span>
            <button type="button" data-part="reload" className={styles.way}>
              {labels.reload}
            </button>
            {ways.length > 0 && <span className={styles.sentence}>{labels.fallback}</span>}
            {ways.map(({ name, href }) => (
              <AgencyLink key={href} href={href} suppressHydrationWarning className={styles.way}>
                {name}
              </AgencyLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
