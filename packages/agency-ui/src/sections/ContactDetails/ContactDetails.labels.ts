/** Labels of `ContactDetails`. */
export interface ContactDetailsLabels {
  email: string;
  phone: string;
  office: string;
  hours: string;
}

export const contactDetailsLabels: ContactDetailsLabels = {
  email: 'Email',
  phone: 'Phone',
  office: 'Office',
  hours: 'Opening hours',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactDetails: ContactDetailsLabels;
  }
}
