import type { Enquiry } from './enquiry.js';

/** Name of the newsletter form and of the newsletter checkbox in other forms. */
export const newsletterName = 'newsletter';

/** Whether the visitor asked for the newsletter. */
export const isSubscription = ({ form, fields }: Pick<Enquiry, 'form' | 'fields'>): boolean =>
  form === newsletterName || (Object.hasOwn(fields, newsletterName) && fields[newsletterName] === true);

/** A person who receives the newsletter until they unsubscribe. */
export interface Subscription {
  /** In lower case. */
  email: string;
  /** The secret part of this person's unsubscribe link. */
  token: string;
  locale: string;
  /** Reasons for suspecting spam, or null. */
  spam: string | null;
  /** ISO 8601, UTC. */
  subscribedAt: string;
}
