export { ContactDetails, type ContactDetailsProps } from './ContactDetails.js';
export { type ContactDetailsLabels, contactDetailsLabels } from './ContactDetails.labels.js';
export { addressLine, type Detail, DetailList, EmailLink, PhoneLink } from './DetailList.js';
