export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.js';
export { type NewsletterFormLabels, newsletterFormLabels } from './NewsletterForm.labels.js';
