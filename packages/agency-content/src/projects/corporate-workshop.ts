import { brandStrategy, projectCorporateWorkshop, staffWorkshops } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture, widePicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

export const corporateWorkshop: Project = {
  id: 4,
  title: 'Corporate workshop',
  category: 'Corporate Training',
  client: 'An insurance company',
  image: widePicture(projectCorporateWorkshop),
  pictures: [cardPicture(brandStrategy), cardPicture(staffWorkshops)],
  summary: 'Small tables, real cases and an action plan in every bag.',
  overview: [
    'The new team leaders had been promoted for being good with claims, and now had to be good with people. The company wanted a workshop that didn’t feel like school.',
    'We dropped the slides. Small tables worked through cases that staff had sent in beforehand, names changed, with a facilitator collecting notes on the wall and a trainer moving between the tables. After lunch the tables swapped cases and argued over each other’s answers.',
    'Everyone left with one page in their own handwriting: three things to try on Monday. We arranged the room, the workbooks and the follow-up session.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: 'A crew of 3, two days, and a follow-up six weeks later' },
    { term: 'Notice', detail: 'Five weeks' },
    { term: 'Budget', detail: unbroken('KES 350,000-500,000') },
  ],
  outcome: '36 team leaders, 18 real cases.',
  date: '2024',
};
