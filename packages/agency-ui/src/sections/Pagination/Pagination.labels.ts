/** English labels for `Pagination`. */
export const paginationLabels = {
  /** Accessible name of the navigation. */
  name: 'Pages',
  /** Accessible name of a button. */
  page: (page: number) => `Page ${page}`,
  /** Text next to the buttons. */
  position: (page: number, count: number) => `Page ${page} of ${count}`,
  /** Text next to buttons that have no action. */
  unavailable: 'There are no more pages yet',
};

export type PaginationLabels = typeof paginationLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Pagination: PaginationLabels;
  }
}
