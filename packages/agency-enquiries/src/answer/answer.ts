import type { FormDefinition } from 'agency-ui/schemas';
import type { Refusal } from '../protocol.js';

/** Error messages, keyed by field. */
export type Issues = Readonly<Record<string, string>>;

/** The response to a visitor without JavaScript, which the browser shows as a page. */
export interface EnquiryAnswer {
  /** 201 if the enquiry is stored. */
  status: 201 | Refusal;
  /** The form's definition. Undefined if the request doesn't name one of this service's forms. */
  form: FormDefinition | undefined;
  /**
   * The visitor's input, keyed by field, with file names: as stored if the status is 201, otherwise as sent. Empty if
   * the request was too large to read.
   */
  values: Readonly<Record<string, unknown>>;
  /** Error messages, keyed by form field. */
  issues: Issues;
  /** Names of the uploaded files. Unless the status is 201, the visitor must choose them again. */
  files: readonly string[];
  /** Path of the page that contains the form, for a link back. */
  page: string | null;
  /** Id of the stored enquiry, which serves as its reference. */
  id?: string | undefined;
  /** The URL to which the form is posted again. */
  action: string;
  /** Heading: the form's confirmation, or what went wrong. */
  title: string;
  /** Sentences below the heading; empty if the field errors are enough. */
  text: string;
  /** Whether the problem is one the visitor cannot fix, so the page offers other ways to send the same text. */
  isBlocked: boolean;
  /** The visitor's input with the form's labels, one field per line, to prefill the e-mail and WhatsApp links. */
  summary: string;
}

/**
 * Renders the page. A string is sent as HTML, with a policy that allows same-origin stylesheets, fonts and pictures
 * but no scripts. A `Response`, such as a redirect to a page of the site, is sent unchanged.
 */
export type RenderAnswer = (answer: EnquiryAnswer) => string | Response | Promise<string | Response>;

/** Labels for the response pages. Confirmations come from the form definitions. */
export const answerLabels = {
  invalid: 'Please check your entries',
  outdated: 'The form has changed since you opened the page. Please check it below and send it again.',
  tooLong: 'Your text is too long',
  tooLongDetail: 'Use your browser’s Back button, where your text is still there. Shorten it, or send it by e-mail.',
  filesTooLarge: 'Your files are too large',
  filesTooLargeDetail: 'Your text is below. Choose fewer or smaller files, and send it again.',
  filesAgain: (files: string) => `Please choose these files again, because browsers can’t keep them: ${files}.`,
  filesRefused: (files: string) => `This form does not accept files. Send ${files} by e-mail instead.`,
  filesFull: 'We can’t take files at the moment. Remove them and send the text, then send the files by e-mail.',
  /** Shown instead for a form that can't be sent without files. */
  filesFullRequired:
    'We can’t take files at the moment, and this form needs them. Send your text and the files another way.',
  wrongContent: (file: string, type: string) =>
    `The content of ${file} isn’t ${type}. Save it again as ${type}, or put it in a ZIP file.`,
  tooMany: 'Please wait a few minutes',
  tooManyDetail: 'You’ve sent a lot at once. Your text is below: please send it again in a few minutes.',
  notStored: 'Your text has not been sent yet',
  notStoredDetail: 'We couldn’t store it just now. It’s below: please send it again in a moment.',
  refused: 'Your text has not been sent',
  refusedDetail: 'Go back to the page and send the form from there.',
  /** Used for forms without their own confirmation. */
  stored: 'Thank you',
  reference: 'Reference',
  back: 'Back to the page',
  unsubscribe: 'Unsubscribe from the newsletter',
  unsubscribeDetail: 'We’ll delete your address from the list. We’ll keep any other messages you’ve sent us.',
  unsubscribed: 'You have been unsubscribed',
  unsubscribedDetail: 'We have deleted your address from the newsletter list.',
  unsubscribeUnknown: 'This address is not subscribed',
  unsubscribeUnknownDetail: 'It may already have been unsubscribed.',
  unsubscribeFailed: 'You have not been unsubscribed yet',
  unsubscribeFailedDetail: 'Something went wrong on our side. Please try again in a moment.',
  unsubscribeTooManyDetail:
    'Too many requests came from your network just now. Wait a minute, then press the button again.',
  /** Precedes the other ways to reach the site's owner. */
  contact: 'You can also reach us here:',
  /** Used instead when the links are prefilled with what was typed. */
  sameText: 'You can also send the same text another way:',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  /** Subject of the prefilled e-mail. */
  emailSubject: 'Enquiry from your website',
  /** Stands for a ticked box in the prefilled text. */
  yes: 'yes',
  /** Stands for an unticked box. */
  no: 'no',
};

export type AnswerLabels = typeof answerLabels;

/** The unsubscribe page: asks for confirmation, then says what happened. */
export type UnsubscribeState = 'confirm' | 'done' | 'unknown' | 'failed' | 'tooMany';

/** The heading, the sentences and the field errors. Errors that don't belong to a field become sentences. */
export function textsOfAnswer(
  {
    status,
    form,
    values,
    issues,
    files,
    isBlocked,
  }: Pick<EnquiryAnswer, 'status' | 'form' | 'values' | 'issues' | 'files' | 'isBlocked'>,
  labels: AnswerLabels,
): Pick<EnquiryAnswer, 'title' | 'text' | 'issues'> {
  const { title, text } = headingOf({ status, form, values, issues, isBlocked }, labels);
  const takesFiles = Object.values(form?.fields ?? {}).some(({ kind }) => kind === 'file');
  const aboutFiles =
    status === 201 || files.length === 0
      ? ''
      : (takesFiles ? labels.filesAgain : labels.filesRefused)(files.join(', '));
  return { title, text: [text, aboutFiles].filter(Boolean).join(' '), issues: issuesOf(form, issues, true) };
}

/** The issues whose names are form fields, or those whose names are not. */
const issuesOf = (form: FormDefinition | undefined, issues: Issues, areFields: boolean): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => Object.hasOwn(form?.fields ?? {}, name) === areFields));

function headingOf(
  {
    status,
    form,
    values,
    issues,
    isBlocked,
  }: Pick<EnquiryAnswer, 'status' | 'form' | 'values' | 'issues' | 'isBlocked'>,
  labels: AnswerLabels,
): Pick<EnquiryAnswer, 'title' | 'text'> {
  if (status === 201) {
    const { succeeded = labels.stored, succeededDetail, sent } = form?.labels ?? {};
    const title = typeof succeeded === 'function' ? succeeded(values as never) : succeeded;
    return { title, text: succeededDetail ?? sent ?? '' };
  }
  // The field itself says why, and nothing the visitor typed is wrong.
  if (status === 422 && isBlocked) return { title: labels.notStored, text: '' };
  if (status === 422 && form) {
    // Issues for unknown fields are meant for developers.
    const isOutdated = Object.keys(issuesOf(form, issues, false)).length > 0;
    return { title: labels.invalid, text: isOutdated ? labels.outdated : '' };
  }
  if (status === 413 && Object.keys(values).length > 0)
    return { title: labels.filesTooLarge, text: labels.filesTooLargeDetail };
  if (status === 413) return { title: labels.tooLong, text: labels.tooLongDetail };
  if (status === 429) return { title: labels.tooMany, text: labels.tooManyDetail };
  if (status === 503) return { title: labels.notStored, text: labels.notStoredDetail };
  return { title: labels.refused, text: labels.refusedDetail };
}

/** The heading and sentence of the unsubscribe page. */
export const textsOfUnsubscribe = (state: UnsubscribeState, labels: AnswerLabels): [title: string, text: string] => {
  switch (state) {
    case 'confirm':
      return [labels.unsubscribe, labels.unsubscribeDetail];
    case 'done':
      return [labels.unsubscribed, labels.unsubscribedDetail];
    case 'unknown':
      return [labels.unsubscribeUnknown, labels.unsubscribeUnknownDetail];
    case 'failed':
      return [labels.unsubscribeFailed, labels.unsubscribeFailedDetail];
    case 'tooMany':
      return [labels.unsubscribeFailed, labels.unsubscribeTooManyDetail];
  }
};
