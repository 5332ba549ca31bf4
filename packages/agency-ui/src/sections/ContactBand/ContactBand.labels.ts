/** English labels for `ContactBand`. */
export const contactBandLabels = {
  phone: 'Call',
  email: 'Email',
  hours: 'Hours',
  project: 'A finished job',
};

export type ContactBandLabels = typeof contactBandLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ContactBand: ContactBandLabels;
  }
}
