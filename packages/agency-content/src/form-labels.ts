/** What the forms say after they are sent, in the agency's own words. The kit's defaults promise nothing. */

export const formLabels = {
  message: { sent: 'Message sent. We’ll reply by email.' },
  // The details of the other three are the spec's (section 8).
  quote: {
    succeededDetail: "We'll get back to you shortly with a customized quote",
    sent: 'Request sent. Next, we’ll call to talk it through.',
  },
  contact: {
    succeededDetail: "Thank you! We'll get back to you shortly.",
    sent: 'Message sent. We’ll reply by email or phone.',
  },
  service: {
    succeededDetail: "Thank you! We'll get back to you shortly.",
    sent: 'Enquiry sent. We’ll reply by email.',
  },
};
