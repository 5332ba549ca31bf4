/** Labels of `ProjectDetail`. */
export interface ProjectDetailLabels {
  overview: string;
  /** Heading above the project's outcome. */
  outcome: string;
  client: string;
  category: string;
  date: string;
}

export const projectDetailLabels: ProjectDetailLabels = {
  overview: 'Overview',
  outcome: 'Outcome',
  client: 'Client',
  category: 'Category',
  date: 'Date',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectDetail: ProjectDetailLabels;
  }
}
