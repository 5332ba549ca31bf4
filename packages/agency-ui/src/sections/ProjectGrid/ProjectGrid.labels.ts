/** Labels of `ProjectGrid`. */
export interface ProjectGridLabels {
  /** Text of each project's link. The project's title is appended to its accessible name (WCAG 2.4.4). */
  view: string;
  /** Shown without projects. */
  empty: string;
}

export const projectGridLabels: ProjectGridLabels = {
  view: 'View Project',
  empty: 'No projects to show yet.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectGrid: ProjectGridLabels;
  }
}
