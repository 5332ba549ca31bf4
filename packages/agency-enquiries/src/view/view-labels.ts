/** Labels for the owner's pages. */
import type { DeliveryState } from '../store/store.js';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const viewLabels = {
  siteName: 'Enquiries',
  navigation: 'Pages',
  enquiries: 'All enquiries',
  subscribers: 'Newsletter',
  notice: 'Result',

  list: 'Enquiries',
  total: (count: number) => plural(count, 'enquiry is stored.', 'enquiries are stored.'),
  filters: 'Search and filter',
  moreFilters: 'Filters',
  search: 'Search for',
  searchHint: 'A name, an address, any text, or the start of a reference',
  form: 'Form',
  anyForm: 'All forms',
  delivery: 'Delivery',
  anyDelivery: 'Any state',
  noDelivery: 'No delivery',
  mark: 'Mark',
  anyMark: 'Any',
  marks: { job: 'Job', spam: 'Possible spam', unmarked: 'Not marked' },
  from: 'From (UTC)',
  to: 'To (UTC)',
  badDate: 'Enter a date, such as 2026-11-24',
  apply: 'Show',
  clear: 'Clear filters',
  exportAll: 'Export all as CSV',
  exportFiltered: 'Export these as CSV',
  empty: 'No enquiries yet.',
  emptyFiltered: 'No enquiries match.',
  paging: 'More enquiries',
  newer: 'Newer',
  older: 'Older',
  newest: 'Newest',

  unnamed: 'No name',
  job: 'Job',
  spam: 'Possible spam',
  states: { pending: 'Waiting', sent: 'Sent', failed: 'Given up', refused: 'Refused' } satisfies Record<
    DeliveryState,
    string
  >,
  stuck: (count: number) => plural(count, 'delivery was given up or refused.', 'deliveries were given up or refused.'),
  showStuck: 'Show the enquiries',
  retryAll: 'Send all of them again',

  fields: 'What the visitor wrote',
  noFields: 'All fields are empty.',
  files: 'Files',
  fileCount: (count: number) => plural(count, 'file', 'files'),
  noFileStore: 'To download them, start this command with the server’s ENQUIRIES_FILES.',
  details: 'Details',
  received: 'Received',
  page: 'Page',
  locale: 'Language',
  reference: 'Reference',
  id: 'Id',
  reasons: 'Possible spam',
  subscribed: 'Newsletter',
  isSubscribed: 'Subscribed',
  deliveries: 'Deliveries',
  noDeliveries: 'This enquiry isn’t sent to anyone by e-mail or webhook.',
  receiver: (channel: string, recipient: string | null) => recipient ?? (channel === 'mail' ? 'E-mail' : 'Webhook'),
  attempts: (count: number) => plural(count, 'attempt', 'attempts'),
  sentAt: 'sent',
  nextAt: 'next',
  lastError: 'Last error:',
  retry: 'Send again',
  actions: 'Actions',
  reply: 'Reply by e-mail',
  markJob: 'Mark as a job',
  markJobHint: 'Jobs are kept until you delete them.',
  unmarkJob: 'Not a job any more',
  unsubscribe: 'Unsubscribe from the newsletter',
  delete: 'Delete …',

  deleteTitle: 'Delete?',
  deleteText: (name: string) =>
    `This cannot be undone. E-mails and webhooks already sent, and backups, still contain the text from ${name}.`,
  deleteOne: 'Delete this enquiry',
  deletePerson: (count: number, email: string) =>
    `Delete ${plural(count, 'enquiry', 'enquiries')} and ${email}’s newsletter subscription`,
  keep: 'Keep it',
  unsubscribeTitle: 'Unsubscribe?',
  unsubscribeText: (email: string) =>
    `This removes ${email} from the newsletter list and keeps the person’s other enquiries. Remove the address from the program that sends the newsletter, too.`,
  unsubscribeOne: 'Unsubscribe',

  subscribersTitle: 'Newsletter subscribers',
  subscribersEmpty: 'Nobody is subscribed.',
  subscriberSearch: 'Address',
  subscriberFind: 'Find',
  since: 'since',
  next: 'Next',
  first: 'First page',
  unsubscribeLink: 'Unsubscribe',

  done: {
    job: 'Marked as a job, and kept until you delete it.',
    'no-job': 'The job mark has been removed.',
    retry: 'The deliveries are due again. The running server will send them within seconds.',
    'retry-waiting':
      'The deliveries are due again, but the server’s settings don’t include all of their recipients. Add the addresses to ENQUIRIES_TO and restart the server, or run "agency-enquiries retry --instead-of OLD --to NEW".',
    'no-retry': 'There was nothing to resend.',
    unsubscribed: 'The address has been unsubscribed.',
    'not-subscribed': 'The address was not subscribed.',
    deleted: 'Deleted, including from the write-ahead log.',
    'deleted-later':
      'Deleted. Another program is reading the database, so the text stays in its write-ahead log until the running server overwrites it.',
  },

  notFound: 'There is no such page',
  notFoundText: 'The enquiry may have been deleted.',
  failed: 'The store cannot be read',
  back: 'Back to the list',
};

/** A result that a page confirms after a redirect, passed as a URL parameter. */
export type Done = keyof typeof viewLabels.done;

export const isDone = (name: string | undefined): name is Done =>
  name !== undefined && Object.hasOwn(viewLabels.done, name);
