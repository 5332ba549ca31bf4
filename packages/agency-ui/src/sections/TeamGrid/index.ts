export type { TeamDesk, TeamLead, TeamStaff } from './Staff.js';
export { TeamGrid, type TeamGridProps } from './TeamGrid.js';
export { type TeamGridLabels, teamGridLabels } from './TeamGrid.labels.js';
