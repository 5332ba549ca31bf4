/** Labels of `ProjectDetail`. */
export interface ProjectDetailLabels {
  overview: string;
  client: string;
  category: string;
  date: string;
}

export const projectDetailLabels: ProjectDetailLabels = {
  overview: 'Overview',
  client: 'Client',
  category: 'Category',
  date: 'Date',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectDetail: ProjectDetailLabels;
  }
}
