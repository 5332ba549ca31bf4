import { agency } from 'agency-content';
import { enKE } from 'agency-ui/locales/en-KE';
import { budgetRanges, serviceInterests } from 'agency-ui/schemas';
import { html, raw } from 'hono/html';
import { enquiriesPath, enquiryStylePath, type Refusal } from './protocol.js';
import type { EnquiryFields, EnquiryForm, Issues } from './schema.js';

/** The pages for native submissions: a receipt, and an error page that keeps the typed values. */

/** Blocks everything that a visitor's text could run, load or submit. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Html = ReturnType<typeof html>;

interface FieldOptions {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';
  choices?: Readonly<Record<string, string>>;
  autoComplete?: string;
  isRequired?: boolean;
}

interface FormPage {
  submit: string;
  failed: string;
  thanks: (fields: EnquiryFields) => [title: string, text: string];
  fields: readonly FieldOptions[];
}

const {
  QuoteForm: quote,
  ContactPageForm: contact,
  ContactMessageForm: message,
  ServiceContactForm: service,
  NewsletterForm: newsletter,
} = enKE;

const required = { isRequired: true } as const;

const pick = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  Object.fromEntries(keys.map((key) => [key, labels[key]]));

/** The same labels and order as in the kit's forms. */
const forms: Readonly<Record<EnquiryForm, FormPage>> = {
  quote: {
    submit: quote.submit,
    failed: quote.failed,
    thanks: () => [quote.toastTitle, quote.toastDescription],
    fields: [
      { name: 'name', label: quote.name, autoComplete: 'name', ...required },
      { name: 'company', label: quote.company, autoComplete: 'organization' },
      { name: 'email', label: quote.email, kind: 'email', autoComplete: 'email', ...required },
      { name: 'phone', label: quote.phone, kind: 'tel', autoComplete: 'tel', ...required },
      { name: 'projectType', label: quote.projectType, choices: pick(serviceInterests, quote.services), ...required },
      { name: 'budget', label: quote.budget, choices: pick(budgetRanges, quote.budgets) },
      { name: 'message', label: quote.message, kind: 'textarea', ...required },
    ],
  },
  contact: {
    submit: contact.submit,
    failed: contact.failed,
    thanks: () => [contact.toastTitle, contact.toastDescription],
    fields: [
      { name: 'firstName', label: contact.firstName, autoComplete: 'given-name', ...required },
      { name: 'lastName', label: contact.lastName, autoComplete: 'family-name', ...required },
      { name: 'email', label: contact.email, kind: 'email', autoComplete: 'email', ...required },
      { name: 'phone', label: contact.phone, kind: 'tel', autoComplete: 'tel' },
      { name: 'company', label: contact.company, autoComplete: 'organization' },
      { name: 'interest', label: contact.interest, choices: pick(serviceInterests, contact.services), ...required },
      { name: 'message', label: contact.message, kind: 'textarea', ...required },
      { name: 'newsletter', label: contact.newsletter, kind: 'checkbox' },
    ],
  },
  message: {
    submit: message.submit,
    failed: message.failed,
    thanks: () => [message.sent, message.succeeded],
    fields: [
      { name: 'name', label: message.name, autoComplete: 'name', ...required },
      { name: 'email', label: message.email, kind: 'email', autoComplete: 'email', ...required },
      { name: 'subject', label: message.subject, ...required },
      { name: 'message', label: message.message, kind: 'textarea', ...required },
    ],
  },
  service: {
    submit: service.submit,
    failed: service.failed,
    thanks: () => [service.toastTitle, service.toastDescription],
    fields: [
      { name: 'name', label: service.name, autoComplete: 'name', ...required },
      { name: 'email', label: service.email, kind: 'email', autoComplete: 'email', ...required },
      { name: 'message', label: service.message, kind: 'textarea', ...required },
    ],
  },
  newsletter: {
    submit: newsletter.submit,
    failed: newsletter.failed,
    thanks: ({ email }) => ['Thank you', newsletter.succeeded(String(email))],
    fields: [{ name: 'email', label: newsletter.email, kind: 'email', autoComplete: 'email', ...required }],
  },
};

const document = (title: string, body: Html) => html`<!doctype html>
<html lang="en-KE">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${agency.name}</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="${enquiryStylePath}">
  </head>
  <body>
    <p><a href="/">${agency.name}</a></p>
    <main>${body}</main>
  </body>
</html>
`;

const back = (page: string | null) => html`<p><a href="${page ?? '/'}">Back to the page</a></p>`;

/** The receipt of a stored enquiry, with its id. */
export function thanksPage({
  form: name,
  fields,
  id,
  page,
}: {
  form: EnquiryForm;
  fields: EnquiryFields;
  id: string;
  page: string | null;
}): Html {
  const [title, text] = forms[name].thanks(fields);
  return document(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p class="hint">Reference: ${id}</p>
      ${back(page)}`,
  );
}

const headings: Readonly<Partial<Record<Refusal, string>>> = {
  413: 'This is longer than we can take. Use your browser’s Back button: your text is still there. Shorten it, or send it by e-mail.',
  429: 'That was a lot at once. Please wait a few minutes, then send it again: your text is below.',
  503: 'We could not store your enquiry just now. Your text is below: please send it again in a moment.',
};

interface RefusalPageOptions {
  status: Refusal;
  form: EnquiryForm | undefined;
  values: Readonly<Record<string, unknown>>;
  issues: Issues;
  page: string | null;
}

/** Shows the errors with the form as submitted, and other ways to contact the agency. */
export function refusalPage({ status, form: name, values, issues, page }: RefusalPageOptions): Html {
  const shown = name ? forms[name] : undefined;
  const count = Object.keys(issues).length;
  const title = status === 422 && shown ? quote.summary(count) : (shown?.failed ?? 'Your enquiry was not sent');
  const explanation = headings[status];
  const isKept = shown !== undefined && Object.keys(values).length > 0;
  return document(
    title,
    html`<div class="summary" role="alert">
        <h1>${title}</h1>
        ${explanation ? html`<p>${explanation}</p>` : ''}
        ${count > 0 && shown ? issueList(shown, issues) : ''}
        <p>You can also write to <a href="mailto:${agency.email}">${agency.email}</a> or ring
          <a href="tel:${agency.phone.replace(/\s/g, '')}">${agency.phone}</a>.</p>
      </div>
      ${
        isKept
          ? html`<form method="post" action="${enquiriesPath}?form=${name}">
              ${page ? html`<input type="hidden" name="page" value="${page}">` : ''}
              ${shown.fields.map((field) => control(field, values[field.name], issues[field.name]))}
              <button>${shown.submit}</button>
            </form>`
          : ''
      }
      ${back(page)}`,
  );
}

const issueList = ({ fields }: FormPage, issues: Issues) => html`<ul>
  ${fields.flatMap(({ name }) => (issues[name] ? [html`<li><a href="#${name}">${issues[name]}</a></li>`] : []))}
</ul>`;

function control(
  { name, label, kind = 'text', choices, autoComplete, isRequired }: FieldOptions,
  value: unknown,
  issue?: string,
): Html {
  const typed = typeof value === 'string' ? value : '';
  const attributes = html`id="${name}" name="${name}" ${isRequired ? raw('required') : ''} ${
    issue ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''
  }`;
  const error = issue ? html`<p class="error" id="${name}-error">${issue}</p>` : '';
  if (kind === 'checkbox') {
    return html`<label><input type="checkbox" ${attributes} ${typed === 'on' ? raw('checked') : ''}>${label}</label>${error}`;
  }
  const optional = isRequired ? '' : html` <span class="hint">(${quote.optional})</span>`;
  const filled = autoComplete ? html`autocomplete="${autoComplete}"` : '';
  const field = choices
    ? html`<select ${attributes}>
        <option value=""></option>
        ${Object.entries(choices).map(
          ([choice, text]) =>
            html`<option value="${choice}" ${choice === typed ? raw('selected') : ''}>${text}</option>`,
        )}
      </select>`
    : kind === 'textarea'
      ? // The parser drops a line break right after the tag, so an extra one preserves the visitor's.
        html`<textarea rows="8" ${attributes}>${raw('\n')}${typed}</textarea>`
      : html`<input type="${kind}" value="${typed}" ${filled} ${attributes}>`;
  return html`<label for="${name}">${label}${optional}</label>${field}${error}`;
}
