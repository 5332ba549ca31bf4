/** Work for the stories of the sections that show projects. */
import type { Project } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';

const work = [
  ['Corporate year-end party', 'Corporate Events', 'Awards, a band, and a floor that stayed full until the last song.'],
  ['Team-building session', 'Staff Engagement', 'One field, two teams and a rope between them.'],
  ['Brand activation', 'Experiential Marketing', 'A truck that opens into a stage, stop after stop.'],
  ['Corporate workshop', 'Corporate Training', 'Small tables, real cases, and a plan for Monday in every bag.'],
  ['Trade show stand', 'Expos', 'Six metres of counter, and a queue that moved.'],
  ['Annual report', 'Book Printing', 'Sewn, stamped and delivered before the meeting.'],
  ['Podcast series', 'Media Production', 'Eight conversations, recorded where they happened.'],
  ['Award ceremony', 'Corporate Events', 'Forty names read out, and not one of them wrong.'],
  ['Street sampling', 'Experiential Marketing', 'A morning at the roundabout, with ice.'],
  ['Leadership summit', 'Expos', 'Two halls, one programme, no empty chair.'],
  ['School textbook', 'Book Printing', 'Bound to be opened every day of the year.'],
  ['Appreciation day', 'Staff Engagement', 'Lunch for those who usually serve it.'],
] as const;

/** Finished work, up to twelve pieces. */
export const storyProjects: readonly Project[] = work.map(([title, category, summary], index) => ({
  id: index + 1,
  title,
  category,
  client: 'A company in Nairobi',
  image: storyPicture(index * 7 + 2, `A print for: ${title}`),
  summary,
  overview: [
    `${summary} We had eleven weeks, a hall that seats four hundred, and one wish from the client: nobody looks at the clock.`,
    'So the speeches were short and the light did the talking. Tables stood in a half circle, the awards came between the courses, and the band knew every name that was read out.',
    'Our events desk planned it, our production desk filmed it, and the print studio made everything that lay on a plate or hung on a wall.',
  ],
  date: '2024',
}));
