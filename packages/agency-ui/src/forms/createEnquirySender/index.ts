export { createEnquirySender, type EnquirySenderOptions } from './createEnquirySender.js';
