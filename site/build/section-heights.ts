/**
 * Placeholder heights of sections that have not been laid out yet, for routes whose average differs from the default in
 * `Island.css.ts`. `tests/site/lazy-layout.test.ts` compares them with the real pages, and prints the correct values if
 * they are wrong.
 */
import { breakpoints } from '../../packages/agency-ui/src/theme/breakpoints.js';

/** Average heights in rem, for pages 390 and 1440 px wide. */
interface SectionHeights {
  phone: number;
  desktop: number;
}

interface RouteHeights extends SectionHeights {
  /** Heights for pages that contain a matching element, by selector. */
  having?: Readonly<Record<string, SectionHeights>>;
}

const sectionHeights: Readonly<Record<string, RouteHeights>> = {
  '/': { phone: 32.9, desktop: 28.5 },
  '/case-studies': { phone: 50.2, desktop: 45.2 },
  '/services': { phone: 22.3, desktop: 33.8 },
  '/services/brand-identity': { phone: 54.6, desktop: 32.4 },
  '/services/events': { phone: 52.3, desktop: 32.4 },
  '/services/expos': { phone: 53.3, desktop: 32.4 },
  '/services/experiential-marketing': { phone: 55.9, desktop: 32.4 },
  '/services/printing': { phone: 59.1, desktop: 39.2 },
  '/about/values': { phone: 35.6, desktop: 38.2 },
  '/about/credentials': { phone: 60.5, desktop: 38.6 },
  // The policy allows only one style per route, so a selector tells projects with a gallery and a story apart from the
  // rest.
  '/projects/:id': { phone: 26.4, desktop: 18.2, having: { '#pictures': { phone: 127.4, desktop: 110.7 } } },
  '/contact': { phone: 22.4, desktop: 32.4 },
};

/** The CSS that sets the heights on a route's pages. */
export function sectionHeightStyle(path: string): string {
  const heights = sectionHeights[path];
  if (!heights) return '';
  const rules = (page: string, { phone, desktop }: SectionHeights) => {
    const rule = (height: number) => `${page}{--site-section-height:${height}rem}`;
    return `${rule(phone)}@media (width>=${breakpoints.desktop}){${rule(desktop)}}`;
  };
  const others = Object.entries(heights.having ?? {}).map(([part, own]) => rules(`:root:has(${part})`, own));
  return [rules(':root', heights), ...others].join('');
}
