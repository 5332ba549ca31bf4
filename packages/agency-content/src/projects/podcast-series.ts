import { productionPhotography, productionPodcasts, productionVoiceOvers } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { budgetSmall } from '../facts.js';
import { cardPicture } from '../pictures.js';

export const podcastSeries: Project = {
  id: 7,
  title: 'Podcast series',
  category: 'Media Production',
  client: 'A savings cooperative',
  image: cardPicture(productionPodcasts),
  pictures: [cardPicture(productionPhotography), cardPicture(productionVoiceOvers)],
  summary: 'Members talk about money the way they do at home: honestly, and with a laugh.',
  overview: [
    'The cooperative knew that its members trust each other more than any poster. It wanted them to explain saving, borrowing and school fees to one another.',
    'We looked for voices at branch meetings rather than auditions. Each conversation was prepared by phone, recorded in our booth over tea, and cut to the length of a ride to work.',
    'The same afternoons gave us short clips for social media, portraits for the branches and quotes for the walls. The series moves between Kiswahili and English, often in one sentence.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [
    { term: 'Crew and time', detail: '4 crew, five recording afternoons, eight weeks in all' },
    { term: 'Notice', detail: 'Three weeks' },
    { term: 'Budget', detail: budgetSmall.value },
  ],
  outcome: '10 episodes, 40 clips, 22 members on the mic.',
  date: '2024',
};
