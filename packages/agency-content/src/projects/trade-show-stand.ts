import { exposExhibitions, exposTradeShows, serviceExpos } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

export const tradeShowStand: Project = {
  id: 5,
  title: 'Trade show stand',
  category: 'Expos & Trade Shows',
  client: 'A maker of farm machinery',
  image: cardPicture(exposExhibitions),
  pictures: [cardPicture(exposTradeShows), cardPicture(serviceExpos)],
  summary: 'A timber stand with room to sit down, in a hall where everyone else stood.',
  overview: [
    'The machines were too big for the hall, and past years’ leaflets had ended up in the car park. The client wanted a stand where farmers would stay long enough to ask a real question.',
    'We built it in timber, open on three sides, with benches, a pot of tea and one working part of the machine that visitors could turn by hand. The rest of the range was on show as 3D-printed models on a table-sized map of the country.',
    'The client’s staff learned to ask about the farm before talking about the price. After the show we numbered every part, took the stand down and stored it, ready for the next one.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: '11 crew, three weeks in the workshop, two days on site' },
    { term: 'Notice', detail: 'Four months' },
    { term: 'Budget', detail: unbroken('KES 2.5-3 million') },
  ],
  outcome: '54 square metres, 9 scale models, 430 conversations logged.',
  date: '2024',
};
