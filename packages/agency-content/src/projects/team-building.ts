import { projectTeamBuilding } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';

export const teamBuilding: Project = {
  id: 2,
  title: 'Team-building session',
  category: 'Staff Engagement',
  client: 'A logistics company',
  image: widePicture(projectTeamBuilding),
  summary: 'One forest, one rope bridge, and drivers and planners on it together.',
  overview: [
    'The people who plan the routes and the people who drive them spoke every day, and mostly about what had gone wrong. The company asked for a day that would give them something else to talk about.',
    'We mixed the teams by lot and took them to the forest. Every task needed somebody to see ahead and somebody to carry: a raft to build, a course to find, and a rope bridge that no one crosses without a hand from the person in front.',
    'We saw to transport, safety crew, harness and lunch, and closed the day with an hour in the shade in which each team wrote down one habit to change. The list went back to the depot with them, printed.',
  ],
  date: '2024',
};
