/** The toolbar's themes: each of the kit's brands in a light and a dark scheme. */
export const themes = [
  { value: 'agency', title: 'Agency' },
  { value: 'agency-dark', title: 'Agency, dark' },
  { value: 'microsite', title: 'Microsite' },
  { value: 'microsite-dark', title: 'Microsite, dark' },
  { value: 'plain', title: 'Plain' },
  { value: 'plain-dark', title: 'Plain, dark' },
] as const;

export type Theme = (typeof themes)[number]['value'];
