import { projectYearEndParty } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';

export const yearEndParty: Project = {
  id: 1,
  title: 'Corporate year-end party',
  category: 'Corporate Events',
  client: 'A bank in Nairobi',
  image: widePicture(projectYearEndParty),
  summary: 'Awards first, then a band, and a floor that stayed full until the last song.',
  overview: [
    'The bank had one wish for the evening: that nobody would look at the clock. The year had been long, the branches had hardly seen each other, and a row of speeches was the last thing anybody wanted.',
    'So we took the party up to a roof terrace, kept the speeches short and let the light do the talking. The tables stood in a half circle, the awards came between the courses, and the MC knew how to say every name before it was read out.',
    'Our events desk planned it, our production desk filmed it, and the print studio made everything that lay on a plate or hung on a wall, down to the menus with a page for signatures.',
  ],
  date: '2024',
};
