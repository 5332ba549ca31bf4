export { ContactMessageForm, type ContactMessageFormProps } from './ContactMessageForm.js';
export { type ContactMessageFormLabels, contactMessageFormLabels } from './ContactMessageForm.labels.js';
