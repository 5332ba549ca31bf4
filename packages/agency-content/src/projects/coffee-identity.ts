import { brandVisualIdentity } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const coffeeIdentity: Project = {
  id: 8,
  title: 'Identity for a coffee roaster',
  category: 'Brand Identity',
  client: 'A coffee roaster in Nyeri',
  image: cardPicture(brandVisualIdentity),
  summary: 'One bird, two inks, and a bag that is recognised from across the shop.',
  overview: [
    'The coffee was good enough for export and looked like every other bag at home. The roaster asked for a name and a face that would make its neighbours as proud as its buyers abroad.',
    'In the interviews everybody spoke of the same bird, which nests beside the washing station. It became the mark: two flat shapes that can be printed in two inks, cut from steel, or stamped on a sack.',
    'Strategy, mark, labels and guidelines took the usual 8-12 weeks. The first bags were printed down the corridor, with the designer at the press to choose the green.',
  ],
  date: '2024',
};
