export { TeamMemberDetail, type TeamMemberDetailProps, type TeamMemberWork } from './TeamMemberDetail.js';
export { type TeamMemberDetailLabels, teamMemberDetailLabels } from './TeamMemberDetail.labels.js';
