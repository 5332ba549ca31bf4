/** What the section says by itself. */
export interface ProjectNotFoundLabels {
  heading: string;
  explanation: string;
}

/** The heading is the spec's own (section 8). */
export const projectNotFoundLabels: ProjectNotFoundLabels = {
  heading: 'Project not found',
  explanation: 'This sheet came off the press empty. The project may have moved, or its number may be mistyped.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectNotFound: ProjectNotFoundLabels;
  }
}
