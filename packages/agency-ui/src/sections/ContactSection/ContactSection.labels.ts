/** Labels of `ContactSection`. */
export interface ContactSectionLabels {
  phone: string;
  email: string;
  office: string;
  /** Heading of the form. */
  form: string;
  /** Heading of the chat. */
  chat: string;
}

export const contactSectionLabels: ContactSectionLabels = {
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  form: 'Send Us A Message',
  chat: 'Chat with Our Virtual Assistant',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactSection: ContactSectionLabels;
  }
}
