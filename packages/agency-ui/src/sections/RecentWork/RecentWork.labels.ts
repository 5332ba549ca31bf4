/** Labels of `RecentWork`. */
export interface RecentWorkLabels {
  /** Text of the link on a project's picture. The project's title is appended to its accessible name (WCAG 2.4.4). */
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
