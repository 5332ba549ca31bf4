import { projectCorporateWorkshop } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';

export const corporateWorkshop: Project = {
  id: 4,
  title: 'Corporate workshop',
  category: 'Corporate Training',
  client: 'An insurance company',
  image: widePicture(projectCorporateWorkshop),
  summary: 'Small tables, real cases, and a plan for Monday in every bag.',
  overview: [
    'New team leaders had been promoted for being good at claims, and were now expected to be good at people. The company asked for a workshop that would not feel like school.',
    'We threw out the slides. Small tables worked through cases that the staff had sent in beforehand, names changed, with a facilitator at the wall of notes and a trainer walking between the chairs. After lunch the tables swapped cases and argued about each other’s answers.',
    'Everybody left with a page in their own handwriting: three things to try on Monday. The room, the workbooks and the follow-up session were ours to arrange.',
  ],
  date: '2024',
};
