/** Labels of `ProjectNotFound`. */
export interface ProjectNotFoundLabels {
  heading: string;
  explanation: string;
}

/** Labels of `ProjectNotFound` in English. */
export const projectNotFoundLabels: ProjectNotFoundLabels = {
  heading: 'Project not found',
  explanation: 'It may have moved, or the number in the address may have a typo. Our other projects are a click away.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectNotFound: ProjectNotFoundLabels;
  }
}
