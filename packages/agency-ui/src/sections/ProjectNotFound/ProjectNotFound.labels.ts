/** English labels for `ProjectNotFound`. */
export const projectNotFoundLabels = {
  heading: 'Project not found',
  explanation: 'It may have moved, or the number in the address may have a typo. Our other projects are a click away.',
};

export type ProjectNotFoundLabels = typeof projectNotFoundLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ProjectNotFound: ProjectNotFoundLabels;
  }
}
