import { blogBrandColours, brandVisualIdentity, showcaseBrandServices } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

export const coffeeIdentity: Project = {
  id: 8,
  title: 'Identity for a coffee roaster',
  category: 'Brand Identity',
  client: 'Kahawa Tano',
  image: cardPicture(brandVisualIdentity),
  pictures: [cardPicture(blogBrandColours), cardPicture(showcaseBrandServices)],
  summary: 'One bird, two inks, and a bag people recognise from across the shop.',
  overview: [
    'The coffee, roasted in Nyeri, was good enough to export, but on local shelves its bag looked like every other. The roaster wanted a name and a face that neighbours and overseas buyers would both remember.',
    'In the interviews everyone mentioned the same bird, which nests beside the washing station. It became the logo: two flat shapes that can be printed in two inks, cut from steel or stamped on a sack.',
    'The job covered strategy, logo, labels and guidelines. We printed the first bags in-house, with the roaster at the press to choose the green.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: '4 crew, 11 weeks' },
    { term: 'Notice', detail: 'Two weeks to the first interview' },
    { term: 'Budget', detail: unbroken('KES 1.2-1.5 million') },
  ],
  outcome: '14 interviews, 6 labels, 3,000 bags in the first run.',
  date: '2024',
};
