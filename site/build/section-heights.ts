/**
 * Heights of sections that have not been laid out yet, on routes whose average differs from the default in
 * `Island.css.ts`. `tests/site/lazy-layout.test.ts` compares them with the pages, and prints the correct ones.
 */
import { breakpoints } from '../../packages/agency-ui/src/theme/breakpoints.js';

/** Average heights in rem, for pages of 390 and 1440 px. */
interface SectionHeights {
  phone: number;
  desktop: number;
}

const sectionHeights: Readonly<Record<string, SectionHeights>> = {
  '/': { phone: 45.9, desktop: 43.1 },
  '/case-studies': { phone: 20.5, desktop: 32.4 },
  '/services': { phone: 34.1, desktop: 33.8 },
  '/about/values': { phone: 35.6, desktop: 38.2 },
  '/projects/:id': { phone: 26.4, desktop: 33.8 },
  '/contact': { phone: 22.4, desktop: 32.4 },
};

/** The style that sets the heights on a route's pages. */
export function sectionHeightStyle(path: string): string {
  const heights = sectionHeights[path];
  if (!heights) return '';
  const rule = (height: number) => `:root{--site-section-height:${height}rem}`;
  return `${rule(heights.phone)}@media (width>=${breakpoints.desktop}){${rule(heights.desktop)}}`;
}
