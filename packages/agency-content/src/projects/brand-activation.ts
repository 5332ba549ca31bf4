import { projectBrandActivation } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';

export const brandActivation: Project = {
  id: 3,
  title: 'Brand activation',
  category: 'Experiential Marketing',
  client: 'A drinks brand',
  image: widePicture(projectBrandActivation),
  summary: 'A bright kiosk, dancers at the kerb and a first sip for everybody on the way home.',
  overview: [
    'A new flavour has a few weeks to be tasted before shoppers settle back into their habits. The brand wanted people to try it cold, in good company, at the hour when they are thirsty.',
    'We built a kiosk that opens on every side, lit it so that it could be seen from the far end of the street, and put it where commuters change matatus. Dancers drew the crowd, trained promoters poured, and whoever liked it was told which shop near home had it in the fridge.',
    'The kiosk, the cups and the fliers came out of our own workshop and print studio. Each night the crew counted what was poured and what was asked, and the next stop was planned on that count.',
  ],
  date: '2024',
};
