/** English labels for `ContactSection`. */
export const contactSectionLabels = {
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  /** Heading of the form. */
  form: 'Send Us A Message',
  /** Heading of the chat. */
  chat: 'Chat with Our Virtual Assistant',
};

export type ContactSectionLabels = typeof contactSectionLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactSection: ContactSectionLabels;
  }
}
