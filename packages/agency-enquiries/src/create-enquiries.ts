import type { FormDefinition } from 'agency-ui/schemas';
import { type AnswerLabels, answerLabels, type RenderAnswer } from './answer/answer.js';
import type { AnswerPageOptions } from './answer/answer-page.js';
import { assertOptions } from './assert-options.js';
import { createMailer, recipientsOf } from './delivery/mailer.js';
import { createOutbox, type OutboxOptions, type Send } from './delivery/outbox.js';
import { createWebhook } from './delivery/webhook.js';
import { createAttachments, type FilesState } from './files/attachments.js';
import { createFileStore } from './files/create-file-store.js';
import { formsWithoutFiles } from './files/forms-without-files.js';
import { describeForms } from './form-description.js';
import { createHandler, type EnquiryLimits, type RequestInfo } from './handler.js';
import { createMaintenance } from './maintenance.js';
import { type EnquiryObserver, observeStore } from './metrics/observer.js';
import type { EnquirySettings } from './settings.js';
import { type Channel, createStore, type Target } from './store/store.js';

export interface EnquiriesOptions extends EnquirySettings {
  /** The accepted forms. Their definitions provide the validation and all names used in e-mails and exports. */
  forms: readonly FormDefinition[];
  /**
   * Locale for enquiries that don't name one, as a BCP 47 tag.
   *
   * @default 'en'
   */
  locale?: string | undefined;
  /**
   * The site's name, language, stylesheets and contact details, for the default response to visitors without
   * JavaScript.
   */
  answerPage?: AnswerPageOptions | undefined;
  /** Replaces the default response to visitors without JavaScript, for example with a page in the site's own layout. */
  renderAnswer?: RenderAnswer | undefined;
  /** Labels for that response, such as `deDE` from `agency-enquiries/locales/de-DE`. English by default. */
  labels?: Partial<AnswerLabels> | undefined;
  /** Rate limits per network. */
  limits?: EnquiryLimits | undefined;
  /** Delivery timing. */
  outbox?: Pick<OutboxOptions, 'leaseMs' | 'pollMs' | 'backoff'> | undefined;
  /**
   * Called with a readable message for each store or delivery failure. The message never contains the visitor's text.
   *
   * @default console.error
   */
  report?: ((sentence: string) => void) | undefined;
  /** Collects metrics: `createMetrics()` from `agency-enquiries/metrics`. */
  metrics?: EnquiryObserver | undefined;
}

export interface Enquiries {
  /** Responds to a request to the forms' endpoint, at any path: a `POST` with JSON, or a native form submission. */
  handle: (request: Request, info?: RequestInfo) => Promise<Response>;
  /** Whether an enquiry can currently be stored. */
  isWritable: () => Promise<boolean>;
  /**
   * Whether files can currently be accepted: `full` if the size limit is reached, `failing` if they cannot be stored.
   * Enquiries are still stored without them. Undefined if the service does not store files.
   */
  filesState: () => Promise<FilesState | undefined>;
  /** Opens the store and starts deliveries. If the store fails, the failure is reported and each later use retries. */
  start: () => Promise<void>;
  /**
   * Sends all due deliveries once and deletes data past its retention period. For serverless hosts, which call it on
   * a schedule instead of calling `start`.
   */
  deliverDue: () => Promise<void>;
  /** Waits up to `graceMs` for pending deliveries to finish, then closes the store. */
  stop: (graceMs: number) => Promise<void>;
}

/** How long a health check is cached, in ms, because each check writes to disk. */
const healthMs = 1000;

/** Limits how often a check runs, because anybody can request a server's health. */
function cached<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > healthMs) last = { at, result: check() };
    return last.result;
  };
}

/** URL of the page that ends the subscription with this token. */
function unsubscribeUrlOf(url: string, token: string): string {
  const page = new URL(url);
  page.searchParams.set('unsubscribe', token);
  return page.href;
}

/** Renders the default response. Loads React and the kit's form on the first native submission. */
const defaultAnswer =
  (page: AnswerPageOptions, labels: AnswerLabels): RenderAnswer =>
  async (answer) => {
    const { renderAnswerPage } = await import('./answer/answer-page.js');
    return renderAnswerPage(answer, page, labels);
  };

/**
 * Creates the service that stores and delivers form submissions.
 *
 * @throws an error with one sentence for each missing, invalid or unknown option.
 */
export function createEnquiries(options: EnquiriesOptions): Enquiries {
  assertOptions(options);
  const {
    forms: givenForms,
    database,
    files,
    maxFilesBytes = 10e9,
    mail,
    webhook,
    locale,
    answerPage = {},
    labels: labelOverrides,
    renderAnswer,
    limits,
    outbox: timing,
    retention,
    url,
    metrics,
    report = (sentence) => console.error(`enquiries: ${sentence}`),
  } = options;
  const forms = files ? givenForms : formsWithoutFiles(givenForms, report);
  const descriptions = describeForms(forms);
  const twice = forms.find(({ name }, index) => forms.findIndex((other) => other.name === name) !== index);
  if (twice)
    throw new Error(`createEnquiries: two forms have the name "${twice.name}". Give one of them a different name.`);
  const labels = { ...answerLabels, ...labelOverrides };
  const ownStore = createStore(database, { forms: descriptions, report });
  const store = metrics ? observeStore(ownStore, metrics, files && maxFilesBytes) : ownStore;
  const attachments =
    files && createAttachments({ store, files: createFileStore(files), maxTotalBytes: maxFilesBytes, report });
  const mailer = mail && createMailer({ ...mail, readFile: attachments?.read });
  const channels: Partial<Record<Channel, Send>> = {
    ...(mailer && { mail: mailer.send }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
  const targets: Target[] = [
    ...(mail ? recipientsOf(mail.to).map((recipient) => ({ channel: 'mail' as const, recipient })) : []),
    ...(webhook ? [{ channel: 'webhook' as const, recipient: null }] : []),
  ];
  const maintenance = createMaintenance({ store, retention, sweepFiles: attachments?.sweep, report });
  const outbox = createOutbox({
    store,
    channels,
    targets,
    unsubscribeUrl: (token) => url && unsubscribeUrlOf(url, token),
    report,
    ...timing,
  });
  const handle = createHandler({
    forms,
    store,
    attachments,
    targets,
    onRefused: metrics?.refused,
    onStored: targets.length > 0 ? outbox.wake : undefined,
    locale,
    renderUnsubscribe: async (state) => {
      const { renderUnsubscribePage } = await import('./answer/unsubscribe-page.js');
      return renderUnsubscribePage(state, answerPage, labels);
    },
    renderAnswer: renderAnswer ?? defaultAnswer(answerPage, labels),
    labels,
    language: { lang: answerPage.lang, formLabels: answerPage.formLabels },
    report,
    ...limits,
  });
  let hasRecorded = false;
  /** Records the receivers once. The store reports any failure itself. */
  const recordReceivers = async () => {
    if (hasRecorded) return;
    await store.recordReceivers(targets).then(
      () => {
        hasRecorded = true;
      },
      () => undefined,
    );
  };
  return {
    handle,
    isWritable: cached(store.isWritable),
    // Without the database, the state of the files is unknown.
    filesState: cached(async () => attachments?.state().catch((): FilesState => 'failing')),
    start: async () => {
      await store.isWritable();
      await attachments?.start();
      if (targets.length === 0)
        report(
          'neither a mail server nor a webhook is set, so nobody is notified of enquiries. Set SMTP_URL, ENQUIRIES_TO and ENQUIRIES_FROM, or read enquiries with "agency-enquiries list".',
        );
      await outbox.start();
      maintenance.start();
      await recordReceivers();
    },
    deliverDue: async () => {
      await recordReceivers();
      await outbox.runOnce();
      await maintenance.runOnce();
    },
    stop: async (graceMs) => {
      await maintenance.stop();
      await outbox.stop(graceMs);
      mailer?.close();
      await attachments?.stop();
      await store.close();
    },
  };
}
