/** The enquiry service with this site's forms and frame. */
import { agency } from 'agency-content';
import { formLabels } from 'agency-content/form-labels';
import { retention } from 'agency-content/legal/retention';
import { createEnquiries, type Enquiries, type EnquiryObserver, type EnquirySettings } from 'agency-enquiries';
import {
  contactForm,
  type FormDefinition,
  messageForm,
  newsletterForm,
  quoteForm,
  quoteFormWithFiles,
  serviceForm,
} from 'agency-ui/schemas';

/** The path that the forms post to. */
export const enquiriesPath = '/api/enquiries';

/** A form that says what the site says after it is sent. */
const withLabels = (form: FormDefinition, labels: FormDefinition['labels']): FormDefinition => ({
  ...form,
  labels: { ...form.labels, ...labels },
});

/** The quote form accepts files if they can be stored. */
const formsFor = ({ files }: EnquirySettings) => [
  withLabels(messageForm, formLabels.message),
  withLabels(files ? quoteFormWithFiles : quoteForm, formLabels.quote),
  withLabels(contactForm, formLabels.contact),
  withLabels(serviceForm, formLabels.service),
  newsletterForm,
];

/**
 * Creates the service of the site.
 *
 * @param stylesheets - Paths of the site's stylesheets, for the pages that answer visitors without JavaScript.
 */
export const createSiteEnquiries = (
  settings: EnquirySettings,
  stylesheets: readonly string[],
  metrics?: EnquiryObserver | undefined,
): Enquiries =>
  createEnquiries({
    retention,
    ...settings,
    metrics,
    forms: formsFor(settings),
    // For the page of a link to unsubscribe.
    answerPage: { siteName: agency.name, lang: 'en-KE', stylesheets, contact: { ...agency, whatsapp: agency.phone } },
    locale: 'en-KE',
    renderAnswer: async (answer) => {
      // Loaded with the first native submission, because it imports the kit and the frame of the site.
      const { renderAnswer } = await import('../src/entry-answer.js');
      return renderAnswer(answer, stylesheets);
    },
  });
