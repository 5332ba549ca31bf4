import { outdoorTransit } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const matatuCampaign: Project = {
  id: 9,
  title: 'Matatu campaign',
  category: 'Outdoor Advertising',
  client: 'A public health programme',
  image: cardPicture(outdoorTransit),
  summary: 'A message about clean water that drove through the estates all day, in pattern and rhyme.',
  overview: [
    'Posters about clean water hang in clinics, where people are ill already. The programme wanted to reach families earlier, on the way to market and school.',
    'We wrapped matatus on the routes that pass the boreholes, in patterns that children could name from far off. The line on the back was a rhyme, short enough to be read in traffic and good enough to be repeated.',
    'Conductors received fliers from our print studio to hand out with the change. Walls at the stages were painted in the same pattern, with the consent of owners and county, so that the message was still there when the matatu had gone.',
  ],
  date: '2024',
};
