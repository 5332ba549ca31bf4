import { projectYearEndParty } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';
import type { ProjectResult } from '../schemas.js';
import { unbroken } from '../unbroken.js';

// Sample content, as below.
const budget = unbroken('KES 2.6-3 million');

export const yearEndParty: Project = {
  id: 1,
  title: 'Corporate year-end party',
  category: 'Corporate Events',
  client: 'Mlima Bank',
  image: widePicture(projectYearEndParty),
  summary: 'Awards first, then a band, and most of the guests still there at midnight.',
  note: `Full story · ${budget}`,
  overview: [
    'The bank wanted an evening with no one watching the clock. It had been a long year, the branches had hardly met, and a string of speeches was the last thing anyone wanted.',
    'We took the party to a roof terrace and kept the speeches to ten minutes in all. Tables stood in a half circle facing the stage, awards came between courses, and the MC learned every winner’s name before the night.',
    'Our events team planned and ran it, the production team filmed it, and the print studio made everything on the tables and walls, down to menus with a page for signatures.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [{ term: 'Crew and time', detail: '22 crew, a two-day build, one night' }],
  outcome: '320 guests, 14 awards, and a highlights film the following Friday.',
  date: '2024',
};

// Sample content: budget, figures and quotation. The owner replaces them.
export const yearEndPartyResult = {
  budget,
  figures: [
    { value: '320', label: 'guests on the night', method: 'Wristbands handed out at the lift' },
    { value: '14', label: 'awards, none over two minutes', method: 'Stage manager’s running order' },
    {
      value: '86%',
      label: 'of guests still there at midnight',
      method: 'Wristbands returned before and after twelve',
    },
  ],
  quote: {
    text: 'They kept the speeches to ten minutes and the dance floor full until two. On Monday the branches were still sending each other photos.',
    name: 'Njeri Mwangi',
    role: 'Head of Human Resources, Mlima Bank',
  },
} satisfies ProjectResult;
