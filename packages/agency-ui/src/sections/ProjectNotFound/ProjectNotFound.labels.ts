/** English labels for `ProjectNotFound`. */
export const projectNotFoundLabels = {
  heading: 'Project not found',
  explanation: 'It may have moved, or there may be a typo in the number. Our other projects are a click away.',
};

export type ProjectNotFoundLabels = typeof projectNotFoundLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectNotFound: ProjectNotFoundLabels;
  }
}
