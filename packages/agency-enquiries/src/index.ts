/**
 * The enquiry service: stores form submissions, delivers them, and responds with a page to visitors without JavaScript.
 */
export {
  type AnswerLabels,
  answerLabels,
  type EnquiryAnswer,
  type Issues,
  type RenderAnswer,
} from './answer/answer.js';
export type { AnswerPageOptions } from './answer/answer-page.js';
export { createEnquiries, type Enquiries, type EnquiriesOptions } from './create-enquiries.js';
export type { MailerSettings } from './delivery/mailer.js';
export type { OutboxOptions } from './delivery/outbox.js';
export type { WebhookSettings } from './delivery/webhook.js';
export type { Enquiry, EnquiryFields, EnquiryFile } from './enquiry.js';
export type { FilesState } from './files/attachments.js';
export { type FileLocation, nameOfFileLocation } from './files/file-location.js';
export type { EnquiryLimits, RequestInfo } from './handler.js';
export type { EnquiryObserver } from './metrics/observer.js';
export { createOpenApi, type JsonSchema, type OpenApiOptions } from './openapi/create-openapi.js';
export type { Refusal, RefusalReason } from './protocol.js';
export type { Retention } from './retention.js';
export { type EnquirySettings, readEnquirySettings } from './settings.js';
export { type DatabaseLocation, nameOfLocation } from './store/database.js';
