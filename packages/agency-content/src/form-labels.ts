/** What the forms say once they are sent, in the agency's own words. The kit's defaults make no promises. */
import { responseTime } from './reply.js';

export const formLabels = {
  message: { sent: 'Message sent.' },
  // The details of the other three forms are the spec's wording (section 8).
  quote: {
    succeededDetail: "We'll get back to you shortly with a customized quote",
    sent: 'Request sent.',
  },
  contact: {
    succeededDetail: "Thank you! We'll get back to you shortly.",
    sent: 'Message sent.',
    // The spec's list of services lacks these two.
    interestHint: 'For printing or outdoor advertising, choose “Other”.',
  },
  service: {
    succeededDetail: "Thank you! We'll get back to you shortly.",
    sent: 'Enquiry sent.',
  },
};

/** What happens after an enquiry. Kept out of the labels, because a demo site does none of it. */
export const nextSteps = {
  message: `We’ll reply by email. ${responseTime}`,
  quote: `Next, we’ll call to talk it through. ${responseTime}`,
  contact: `We’ll reply by email or phone. ${responseTime}`,
  service: `We’ll reply by email. ${responseTime}`,
};
