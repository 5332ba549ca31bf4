/** Labels of `TeamMemberDetail` in English. */
export const teamMemberDetailLabels = {
  languages: 'Languages',
  skills: 'Skills',
  /** Heading of phone, e-mail and links. */
  contact: 'Contact',
  /** Text of the link to a profile. */
  linkedIn: 'LinkedIn',
  /** Heading of the projects and articles of a person. */
  work: (name: string) => `Work by ${name}`,
  /** Accessible name of the navigation to other people. */
  others: 'Other people',
  /** Before the names of the people beside this one in the team. */
  previous: 'Previous person',
  next: 'Next person',
};

export type TeamMemberDetailLabels = typeof teamMemberDetailLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    TeamMemberDetail: TeamMemberDetailLabels;
  }
}
