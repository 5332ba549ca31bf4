/** The modes in which Chromatic and `npm run visual` take screenshots. */

/** A viewport and the settings of the toolbar. */
export interface Mode {
  /** In CSS px. */
  viewport: { width: number; height: number };
  theme: 'agency' | 'microsite' | 'plain' | 'plain-dark';
  motion: 'reduced';
}

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1280, height: 800 };
const desktop = { width: 1440, height: 900 };

const mode = (viewport: Mode['viewport'], theme: Mode['theme']): Mode => ({ viewport, theme, motion: 'reduced' });

/** Modes of all stories except pages. */
export const modes = {
  'agency 390': mode(phone, 'agency'),
  'agency 1280': mode(laptop, 'agency'),
  'microsite 390': mode(phone, 'microsite'),
  'microsite 1280': mode(laptop, 'microsite'),
  'plain 390': mode(phone, 'plain'),
  'plain 1280': mode(laptop, 'plain'),
  'plain dark 390': mode(phone, 'plain-dark'),
  'plain dark 1280': mode(laptop, 'plain-dark'),
} as const satisfies Record<string, Mode>;

/** Modes of pages. */
export const pageModes = {
  'agency 390': mode(phone, 'agency'),
  'agency 768': mode(tablet, 'agency'),
  'agency 1440': mode(desktop, 'agency'),
  'plain 390': mode(phone, 'plain'),
  'plain 1440': mode(desktop, 'plain'),
  'plain dark 390': mode(phone, 'plain-dark'),
  'plain dark 1440': mode(desktop, 'plain-dark'),
} as const satisfies Record<string, Mode>;

/** Returns the modes of a story by its title. */
export const modesOf = (title: string): Readonly<Record<string, Mode>> =>
  title.startsWith('Pages/') ? pageModes : modes;

/** Chromatic merges the modes of the preview and of a story, so pages must disable the general modes. */
export const chromaticPageModes = {
  ...Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }])),
  ...pageModes,
};
