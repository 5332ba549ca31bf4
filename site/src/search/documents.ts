/** The file containing the text of all pages, written by the build and read by the search. */
export const searchFile = 'search.json';

/** A section of a page: the text under a heading. */
export interface SearchSection {
  /** Id to link to, without `#`. Empty for the start of the page. */
  id: string;
  /** Empty for text between the page title and the first heading. */
  heading: string;
  text: string;
}

export interface SearchPage {
  path: string;
  title: string;
  sections: readonly SearchSection[];
}
