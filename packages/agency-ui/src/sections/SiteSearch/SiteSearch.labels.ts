/** English labels for `SiteSearch`. */
export const siteSearchLabels = {
  /** Accessible name of the section, unless it has a heading. */
  siteSearch: 'Site search',
  /** Announced and shown if the results take longer than usual. */
  searching: 'Searching…',
  /** Announced and shown above the results. */
  found: (count: number, query: string) => `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
  nothingFound: (query: string) => `No results for “${query}”`,
  /** Shown after a search without results. */
  advice: 'Try fewer words, or a different spelling.',
  /** Shown if the search or its index did not load. */
  failed: 'The search did not load.',
  retry: 'Try again',
  /** Link to the list of all pages, shown if there are no results or the search did not load. */
  siteMap: 'See all pages',
  /** Button that shows further results. */
  more: 'Show more results',
  /** Shown in place of the results without JavaScript. */
  noScript: 'The search needs JavaScript.',
};

export type SiteSearchLabels = typeof siteSearchLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteSearch: SiteSearchLabels;
  }
}
