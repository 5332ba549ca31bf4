/** Every word that the section can say by itself. */
export interface ContactSectionLabels {
  phone: string;
  email: string;
  office: string;
  /** Over the form. */
  form: string;
  /** Over the chat. */
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
