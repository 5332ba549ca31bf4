export { ContactPageForm, type ContactPageFormProps } from './ContactPageForm.js';
export { type ContactPageFormLabels, contactPageFormLabels } from './ContactPageForm.labels.js';
