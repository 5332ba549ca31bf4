/** The words of `QuoteBand`, in English. */
export const quoteBandLabels = {
  phone: 'Call',
  email: 'Email',
  hours: 'Hours',
};

export type QuoteBandLabels = typeof quoteBandLabels;
