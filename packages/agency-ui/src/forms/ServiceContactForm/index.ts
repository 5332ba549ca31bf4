export { ServiceContactForm, type ServiceContactFormProps } from './ServiceContactForm.js';
export { type ServiceContactFormLabels, serviceContactFormLabels } from './ServiceContactForm.labels.js';
