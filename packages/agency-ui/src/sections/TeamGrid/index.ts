export type { StaffTeam, TeamLead, TeamStaff } from './Staff.js';
export { TeamGrid, type TeamGridProps } from './TeamGrid.js';
export { type TeamGridLabels, teamGridLabels } from './TeamGrid.labels.js';
