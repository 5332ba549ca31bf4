/** English labels for `ProjectDetail`. */
export const projectDetailLabels = {
  overview: 'Overview',
  /** Heading above the project's outcome. */
  outcome: 'Outcome',
  client: 'Client',
  category: 'Category',
  date: 'Date',
};

export type ProjectDetailLabels = typeof projectDetailLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectDetail: ProjectDetailLabels;
  }
}
