/** Breakpoints in rem, so that they also depend on the text size. */
export const breakpoints = { tablet: '40rem', desktop: '60rem', wide: '75rem' } as const;

/** Media queries for the page width: `'@media': { [from.desktop]: { … } }`. */
export const from = {
  tablet: `(width >= ${breakpoints.tablet})`,
  desktop: `(width >= ${breakpoints.desktop})`,
  wide: `(width >= ${breakpoints.wide})`,
} as const;

export const below = {
  tablet: `(width < ${breakpoints.tablet})`,
  desktop: `(width < ${breakpoints.desktop})`,
  wide: `(width < ${breakpoints.wide})`,
} as const;
