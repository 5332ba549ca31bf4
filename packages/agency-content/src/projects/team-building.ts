import { pageValues, printingPreProduction, projectTeamBuilding } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture, widePicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

export const teamBuilding: Project = {
  id: 2,
  title: 'Team-building session',
  category: 'Staff Engagement',
  client: 'A logistics company',
  image: widePicture(projectTeamBuilding),
  pictures: [cardPicture(pageValues), cardPicture(printingPreProduction)],
  summary: 'One forest, one rope bridge, and drivers and planners crossing it together.',
  overview: [
    'The people who plan the routes and the people who drive them spoke every day, mostly about what had gone wrong. The company wanted a day that would give them something else to talk about.',
    'We drew lots to mix the teams, then took them to the forest. Every task needed someone to see ahead and someone to carry: a raft to build, a course to find, and a rope bridge nobody crosses without a hand from the person in front.',
    'We handled transport, safety crew, harnesses and lunch, and closed with an hour in the shade where each team wrote down one habit to change. The list went back to the depot with them, printed.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: '9 facilitators and safety crew, one site visit, one day out' },
    { term: 'Notice', detail: 'Two months' },
    { term: 'Budget', detail: unbroken('KES 700,000-900,000') },
  ],
  outcome: '64 drivers and planners, 8 mixed teams, 8 habits on the depot wall.',
  date: '2024',
};
