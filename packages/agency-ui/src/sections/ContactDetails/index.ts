export { ContactDetails } from './ContactDetails.js';
export { addressLine, addressLines, DetailList, EmailLink, PhoneLink } from './DetailList.js';
