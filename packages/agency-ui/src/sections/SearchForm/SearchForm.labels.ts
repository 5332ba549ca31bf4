/** English labels for `SearchForm`. */
export const searchFormLabels = {
  /** Visible label of the field. */
  label: 'Search this site',
  /** Button. */
  search: 'Search',
};

export type SearchFormLabels = typeof searchFormLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SearchForm: SearchFormLabels;
  }
}
