export { ContactDetails } from './ContactDetails.js';
export { addressLine, DetailList, EmailLink, PhoneLink } from './DetailList.js';
