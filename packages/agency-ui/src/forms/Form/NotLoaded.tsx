import { phoneUrl, renderNotLoaded, useIsHydrating } from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { type FormFallback, mailUrl, whatsAppUrl } from './fallback-links.js';
import type { FormContact } from './NoScriptContact.js';

interface NotLoadedProps {
  contact: FormContact | undefined;
  fallback: FormFallback | undefined;
  labels: LabelsInUse;
  /** Whether the form works without JavaScript. */
  isNative: boolean;
}

/** Alternative ways to send a form whose scripts fail to load, with the `contact` and `fallback` links. */
export function NotLoaded({ contact = {}, fallback = {}, labels, isNative }: NotLoadedProps) {
  const isHydrating = useIsHydrating();
  if (!isHydrating) return null;
  const { phone } = contact;
  const { whatsapp, email = contact.email } = fallback;
  const links = [
    whatsapp && { name: labels.fallbackWhatsApp, href: whatsAppUrl(whatsapp, '') },
    email && { name: labels.fallbackEmail, href: mailUrl(email, labels.fallbackSubject, '') },
    phone && { name: <bdi dir="ltr">{phone}</bdi>, href: phoneUrl(phone) },
  ].filter((way) => way !== undefined && way !== '');
  return renderNotLoaded({ texts: labels, links, isNative });
}
