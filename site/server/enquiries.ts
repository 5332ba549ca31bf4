/** The enquiry service, set up with this site's forms and layout. */
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

/** The path that forms post to. */
export const enquiriesPath = '/api/enquiries';

/** A form with the site's own confirmation message. */
const withLabels = (form: FormDefinition, labels: FormDefinition['labels']): FormDefinition => ({
  ...form,
  labels: { ...form.labels, ...labels },
});

/** The quote form accepts files only if they can be stored. */
const formsFor = ({ files }: EnquirySettings) => [
  withLabels(messageForm, formLabels.message),
  withLabels(files ? quoteFormWithFiles : quoteForm, formLabels.quote),
  withLabels(contactForm, formLabels.contact),
  withLabels(serviceForm, formLabels.service),
  newsletterForm,
];

/**
 * Creates the site's enquiry service.
 *
 * @param stylesheets - Paths of the site's stylesheets, for the response pages that visitors without JavaScript see.
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
    // For the page that an unsubscribe link opens.
    answerPage: { siteName: agency.name, lang: 'en-KE', stylesheets, contact: { ...agency, whatsapp: agency.phone } },
    locale: 'en-KE',
    renderAnswer: async (answer) => {
      // Loaded on the first native submission, because it imports the kit and the site's layout.
      const { renderAnswer } = await import('../src/entry-answer.js');
      return renderAnswer(answer, stylesheets);
    },
  });
