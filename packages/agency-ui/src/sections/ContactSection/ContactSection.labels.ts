/** English labels for `ContactSection`. */
export const contactSectionLabels = {
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  /** Heading above the form. */
  form: 'Send Us A Message',
  /** Heading above the chat. */
  chat: 'Chat with Our Virtual Assistant',
};

export type ContactSectionLabels = typeof contactSectionLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactSection: ContactSectionLabels;
  }
}
