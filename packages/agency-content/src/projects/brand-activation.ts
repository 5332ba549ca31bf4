import { projectBrandActivation } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { widePicture } from '../pictures.js';
import type { ProjectResult } from '../schemas.js';
import { unbroken } from '../unbroken.js';

// Sample content, as below.
const budget = unbroken('KES 2-3 million');

export const brandActivation: Project = {
  id: 3,
  title: 'Brand activation',
  category: 'Experiential Marketing',
  client: 'Baridi Drinks',
  image: widePicture(projectBrandActivation),
  summary: 'A bright kiosk, dancers at the kerb and a cold first sip on the way home.',
  note: `Full story · ${budget}`,
  overview: [
    'A new flavour has a few weeks to win people over before shoppers go back to their usual. The brand wanted it tasted cold, in good company, at the hour when people are thirsty.',
    'We built a kiosk that opens on every side, lit it to be seen from the far end of the street, and put it where commuters change matatus. Dancers drew the crowd and trained promoters poured. Anyone who liked it heard which shop near home had it in the fridge.',
    'The kiosk, the cups and the fliers came from our own workshop and print studio. Each night the crew counted the pours, noted the questions and used both to plan the next stop.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [{ term: 'Crew and time', detail: '16 crew and promoters, 12 evenings, 6 stops' }],
  outcome: '9,400 samples poured and 5,000 fliers handed out.',
  date: '2024',
};

// Sample content: budget, figures and quotation. The owner replaces them.
export const brandActivationResult = {
  budget,
  figures: [
    { value: '9,400', label: 'samples poured', method: 'Cups used, from sealed sleeves of fifty' },
    { value: '5,000', label: 'fliers handed out', method: 'Numbered fliers, less those returned' },
    { value: '12', label: 'evenings on the street', method: 'Crew sheets signed by the brand' },
  ],
  quote: {
    text: 'The quote listed every cost, and the final invoice matched it to the shilling.',
    name: 'Kevin Odhiambo',
    role: 'Marketing Manager, Baridi Drinks',
  },
} satisfies ProjectResult;
