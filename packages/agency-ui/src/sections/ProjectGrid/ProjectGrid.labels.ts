/** English labels for `ProjectGrid`. */
export const projectGridLabels = {
  /** Link text for each project. The project's title is appended to its accessible name (WCAG 2.4.4). */
  view: 'View Project',
  /** Shown when there are no projects. */
  empty: 'No projects to show yet.',
};

export type ProjectGridLabels = typeof projectGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectGrid: ProjectGridLabels;
  }
}
