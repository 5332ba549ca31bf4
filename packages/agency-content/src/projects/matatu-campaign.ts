import { experientialStreet, outdoorTransit, outdoorWallBranding } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { budgetLarge } from '../facts.js';
import { cardPicture } from '../pictures.js';

export const matatuCampaign: Project = {
  id: 9,
  title: 'Matatu campaign',
  category: 'Outdoor Advertising',
  client: 'Maji Bora',
  image: cardPicture(outdoorTransit),
  pictures: [cardPicture(experientialStreet), cardPicture(outdoorWallBranding)],
  summary: 'A message about clean water that drove through the estates all day, in pattern and rhyme.',
  overview: [
    'Posters about clean water hang in clinics, where people are already ill. The public health programme wanted to reach families earlier, on the way to market and school.',
    'We wrapped matatus on the routes that pass the boreholes, in patterns children could name from a distance. The line on the back was a rhyme, short enough to read in traffic and catchy enough to repeat.',
    'Conductors handed out fliers from our print studio with the change. We painted walls at the stages in the same pattern, with the owners’ and the county’s consent, so the message stayed when the matatu had gone.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: '13 crew, four weeks to print and wrap, three months on the road' },
    { term: 'Notice', detail: 'Three months, for routes and consents' },
    { term: 'Budget', detail: budgetLarge.value },
  ],
  outcome: '24 matatus, 9 walls, 60,000 fliers.',
  date: '2024',
};
