/** The public entry `agency-ui/consent`: the visitor's consent, without React. */
export {
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentOptions,
  createConsent,
} from './create-consent.js';
