/** Every word that the details can say by itself: what each of them is. */
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
