/** The file with the text of all pages, which the build writes and the search reads. */
export const searchFile = 'search.json';

/** A part of a page: what a heading is about. */
export interface SearchSection {
  /** Id of the place, without `#`. Empty for the start of the page. */
  id: string;
  /** Empty for the text before the first heading below the page's title. */
  heading: string;
  text: string;
}

export interface SearchPage {
  path: string;
  title: string;
  sections: readonly SearchSection[];
}
