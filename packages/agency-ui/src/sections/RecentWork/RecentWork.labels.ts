/** English labels for `RecentWork`. */
export const recentWorkLabels = {
  /** Link text on a project's picture. The project's title is appended to its accessible name (WCAG 2.4.4). */
  viewProject: 'View Project',
  viewAllProjects: 'View All Projects',
};

export type RecentWorkLabels = typeof recentWorkLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    RecentWork: RecentWorkLabels;
  }
}
