import { exposExhibitions } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const tradeShowStand: Project = {
  id: 5,
  title: 'Trade show stand',
  category: 'Expos & Trade Shows',
  client: 'A maker of farm machinery',
  image: cardPicture(exposExhibitions),
  summary: 'A timber stand with room to sit down, in a hall where everybody else stood.',
  overview: [
    'The machines were too big for the hall, and the leaflets of other years had ended in the car park. The client asked for a stand at which farmers would stay long enough to ask a real question.',
    'We built it in timber, open on three sides, with benches, a pot of tea and one working part of the machine that visitors could turn by hand. The rest of the range stood as models from our 3D printer on a table map of the country.',
    'The staff learned to ask about the farm before they spoke of the price. After the fair the stand was numbered, taken apart and stored, and it can go up again wherever the next one is.',
  ],
  date: '2024',
};
