/** English labels for `TeamMemberDetail`. */
export const teamMemberDetailLabels = {
  languages: 'Languages',
  skills: 'Skills',
  /** Heading for phone, e-mail and links. */
  contact: 'Contact',
  /** Profile link text. */
  linkedIn: 'LinkedIn',
  /** Heading for a person's projects and articles. */
  work: (name: string) => `Work by ${name}`,
  /** Accessible name of the navigation to other people. */
  others: 'Other people',
  /** Shown before the name of the previous or next person in the team. */
  previous: 'Previous person',
  next: 'Next person',
};

export type TeamMemberDetailLabels = typeof teamMemberDetailLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    TeamMemberDetail: TeamMemberDetailLabels;
  }
}
