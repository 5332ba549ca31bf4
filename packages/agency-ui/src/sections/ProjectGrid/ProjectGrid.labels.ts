/** What the section says by itself. */
export interface ProjectGridLabels {
  /** Each project's link. The project's title ends its accessible name (WCAG 2.4.4). */
  view: string;
  /** Stands where there is no project. */
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
