/**
 * How long each kind of data is kept. The privacy policy of a site and the service that deletes must say the same:
 * pass the numbers of the policy to `createEnquiries`.
 */
export interface Retention {
  /**
   * Months after which an enquiry is deleted. It is kept if the owner has marked it as a job (`agency-enquiries job ID`):
   * that is deleted only by the owner. The address of a newsletter subscription is kept until it is unsubscribed, also
   * if the enquiry with the ticked box is deleted. `forever` deletes nothing automatically.
   *
   * @default 24
   */
  enquiryMonths?: number | 'forever' | undefined;
}

export const defaultEnquiryMonths = 24;

/** The time that many months ago, at the latest on the last day of its month: a month before 31 March is 28 February. */
export function monthsBefore(now: number, months: number): Date {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The month has fewer days, so that the date is in the next one. Its day 0 is the last day of the month before.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}
