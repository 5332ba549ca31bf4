/** English labels for `ContactDetails`. */
export const contactDetailsLabels = {
  email: 'Email',
  phone: 'Phone',
  office: 'Office',
  hours: 'Opening hours',
};

export type ContactDetailsLabels = typeof contactDetailsLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactDetails: ContactDetailsLabels;
  }
}
