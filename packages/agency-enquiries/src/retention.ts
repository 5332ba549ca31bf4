/**
 * How long each kind of data is kept. A site's privacy policy must match what the service deletes, so pass the
 * policy's numbers to `createEnquiries`.
 */
export interface Retention {
  /**
   * Months after which an enquiry is deleted. An enquiry that the owner has marked as a job (`agency-enquiries job
   * ID`) is kept until the owner deletes it. A newsletter subscriber's address is kept until they unsubscribe, even
   * if the enquiry with the ticked box is deleted. With `forever`, nothing is deleted automatically.
   *
   * @default 24
   */
  enquiryMonths?: number | 'forever' | undefined;
}

export const defaultEnquiryMonths = 24;

/**
 * The time a number of months ago. If that month is too short, uses its last day: a month before 31 March is 28
 * February.
 */
export function monthsBefore(now: number, months: number): Date {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The month has fewer days, so the date overflowed into the next one. Day 0 of that month is the last day of the one
  // before.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}
