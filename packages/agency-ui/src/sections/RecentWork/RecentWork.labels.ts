/** Every word that the section can say by itself. */
export interface RecentWorkLabels {
  /** The link on a project's picture; its accessible name ends with the project's title (WCAG 2.4.4). */
  viewProject: string;
  viewAllProjects: string;
}

export const recentWorkLabels: RecentWorkLabels = {
  viewProject: 'View Project',
  viewAllProjects: 'View All Projects',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    RecentWork: RecentWorkLabels;
  }
}
