/** Widths at which layouts change, in rem so that larger text moves them too. */
export const breakpoints = { tablet: '40rem', desktop: '60rem', wide: '75rem' } as const;

/** Media queries for the width of the page: `'@media': { [from.desktop]: { … } }`. */
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
