import { productionPodcasts } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const podcastSeries: Project = {
  id: 7,
  title: 'Podcast series',
  category: 'Media Production',
  client: 'A savings cooperative',
  image: cardPicture(productionPodcasts),
  summary: 'Members talk about money the way they do at home: honestly, and with a laugh.',
  overview: [
    'The cooperative knew that its members trust each other more than any poster. It asked for a way to let them explain saving, borrowing and school fees to one another.',
    'We found the voices first, at branch meetings and not in a casting. Each conversation was prepared by telephone, recorded in our booth over tea, and cut so that it fits into a ride to work.',
    'From the same afternoons came short clips for the phone, portraits for the branches and quotes for the wall. The series speaks Kiswahili and English, mostly in one sentence.',
  ],
  date: '2024',
};
