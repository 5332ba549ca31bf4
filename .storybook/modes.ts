/**
 * The modes in which Chromatic takes screenshots: every theme on a phone, and the agency theme in both text directions.
 */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Modes for all stories except pages. */
export const modes = {
  'agency 390': { viewport: phone, theme: 'agency' },
  'agency 1440': { viewport: desktop, theme: 'agency' },
  'agency right to left': { viewport: desktop, theme: 'agency', direction: 'rtl' },
  'agency dark': { viewport: desktop, theme: 'agency-dark' },
  microsite: { viewport: desktop, theme: 'microsite' },
  'microsite dark': { viewport: phone, theme: 'microsite-dark' },
  plain: { viewport: desktop, theme: 'plain' },
  'plain dark': { viewport: phone, theme: 'plain-dark' },
};

/** Chromatic merges the preview's modes with the story's. The site's pages have one theme and one direction. */
export const chromaticPageModes = {
  ...Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }])),
  'agency 390': modes['agency 390'],
  'agency 768': { viewport: { width: 768, height: 1024 }, theme: 'agency' },
  'agency 1440': modes['agency 1440'],
};
