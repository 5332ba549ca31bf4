import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyPicture } from '../../story-pictures.js';
import { PageHero } from '../PageHero/index.js';
import { RunLengthBand } from '../RunLengthBand/index.js';
import { OfferingGrid } from './OfferingGrid.js';

const printing = [
  {
    name: 'Digital printing',
    shortName: 'Digital',
    description:
      'Straight from file to paper, with no plates to make. The quick route for short runs, tests and pieces that change from copy to copy.',
    image: storyPicture(2, ''),
  },
  {
    name: 'Offset printing',
    shortName: 'Offset',
    description:
      'Plates, rollers and rich, even ink. The first copy takes setting up; every copy after it gets cheaper. Made for runs of 500 or more.',
    image: storyPicture(6, ''),
  },
  {
    name: 'Binding options',
    shortName: 'Binding',
    description:
      'Sewn, glued, stitched or spiral. We match the spine to how the book will be opened, carried and kept.',
    image: storyPicture(10, ''),
  },
  {
    name: 'Finishing and customization',
    shortName: 'Finishing',
    description: 'Lamination, foil, embossing, die cuts and rounded corners: the details people feel before they read.',
    image: storyPicture(13, ''),
  },
  {
    name: 'Pre-production and design',
    shortName: 'Pre-production',
    description: 'Typesetting, interior layout and cover design, then a proof on paper for you to hold and sign off.',
    image: storyPicture(4, ''),
  },
  {
    name: 'Publishing administration',
    shortName: 'Publishing',
    description: 'Support for authors and publishers from manuscript to finished book, paperwork and barcode included.',
    image: storyPicture(7, ''),
  },
  {
    name: 'Promotional materials',
    shortName: 'Promotional',
    description: 'Flyers, calendars, bags, mugs and banners that carry your name well past the day of the event.',
    image: storyPicture(15, ''),
  },
  {
    name: 'Brand services',
    shortName: 'Brand',
    description: 'One mark, drawn once and printed the same everywhere, from letterhead to the side of a van.',
    image: storyPicture(9, ''),
  },
];

const events = [
  ['Product launches', 'The reveal, the room and the reaction, timed to the second and ready for the cameras.'],
  [
    'Concerts and festivals',
    'Stage, light and sound for a crowd of fifty or a field of thousands, and the crew to run them.',
  ],
  ['Conferences', 'Registration, rooms, screens and lunch for hundreds, so that speakers only have to speak.'],
  ['Corporate galas', 'A dinner with a shape: arrival, awards, music, and a last dance that ends on time.'],
  ['Award ceremonies', 'Envelopes, trophies and a running order that keeps the applause where it belongs.'],
  ['Sport and stadium events', 'Branding, hospitality and half-time shows that reach the last row of the stand.'],
].map(([name = '', description = ''], index) => ({ name, description, image: storyPicture(index + 20, '') }));

const meta = {
  title: 'Sections/OfferingGrid',
  component: OfferingGrid,
  args: {
    eyebrow: 'What we stage',
    heading: 'Six kinds of event, one crew',
    lead: 'We plan, build and run them ourselves, from the first sketch of the room to the last cable coiled.',
    offerings: events,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What a service consists of, told in order: two large cards that open, then the others in rows of three. Use ' +
          'it on a service’s own page. Not for links to other pages: use `CoreServicesGrid` or `LinkCards`; nothing in ' +
          'these cards can be pressed.\n\n' +
          'Content: six to eight offerings, though every number ends in a full row; names of up to about 30 ' +
          'characters, descriptions of one or two sentences, pictures 4:3. `shortName` stands in the index. The ' +
          'interlude is a band of its own between the two that open and the others.',
      },
    },
  },
} satisfies Meta<typeof OfferingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the printing page tells it: index, two ways to print, the number that decides, the rest. */
export const WholeStory: Story = {
  render: () => (
    <>
      <PageHero
        title="Printing"
        description="Books, brochures and everything with your name on it."
        picture={storyPicture(7, '')}
        foot="deep"
      />
      <OfferingGrid
        id="printing"
        index
        eyebrow="Two ways to print"
        heading="First question: how many copies?"
        lead="The number decides the press, and the press decides the price. Tell us the run and we will tell you the honest route."
        offerings={printing}
        interlude={
          <RunLengthBand
            figure="500+"
            heading="Runs of 500 or more? Go offset."
            description="Below that, digital usually wins on time and cost. Above it, offset pulls ahead and keeps going. Close to the line? We price both."
            ranges={[
              { name: 'Digital', description: 'Short runs and proofs' },
              { name: 'Offset', description: 'Books and campaign print' },
            ]}
            marks={['1', '100', '250', '500', '1,000', '5,000', '10,000+']}
            turningPoint="500"
            rulerDescription="From 1 copy to 10,000 and more: digital up to 500 copies, offset from 500 copies on."
          />
        }
        restHead={{
          eyebrow: 'Around the press',
          heading: 'Everything before and after the ink',
          lead: 'Six more jobs we take off your desk, so that the file you send is the book, bag or brochure you get.',
        }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'On this sheet' }));
    const links = index.getAllByRole('link');
    await expect(links.map((link) => link.textContent?.replace(/^\d+/, ''))).toEqual(
      printing.map((one) => one.shortName),
    );
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await expect(target?.tagName).toBe('LI');
    }
    await expect(index.getByRole('link', { name: 'Offset' })).toHaveAttribute('href', '#printing-offset-printing');
  },
};

export const NamesEveryOffering: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Six kinds of event, one crew' }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
      events.map((event) => event.name),
    );
    await expect(section.queryAllByRole('link')).toHaveLength(0);
  },
};

export const Seven: Story = { args: { offerings: printing.slice(0, 7) } };

export const Eight: Story = { args: { offerings: printing } };

export const Five: Story = { args: { offerings: printing.slice(0, 5) } };

export const Four: Story = { args: { offerings: printing.slice(0, 4) } };

export const Three: Story = { args: { offerings: printing.slice(0, 3) } };

export const Two: Story = { args: { offerings: printing.slice(0, 2) } };

export const OneOffering: Story = { args: { offerings: printing.slice(0, 1) } };

export const EmptyList: Story = {
  args: { offerings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    index: true,
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän',
    offerings: events.map((event) => ({ ...event, name: `${event.name} for Donaudampfschifffahrtsgesellschaften` })),
  },
};

export const LongTexts: Story = {
  args: { offerings: events.map((event) => ({ ...event, description: `${event.description} `.repeat(5) })) },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { ...WholeStory, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...WholeStory, globals: { theme: 'microsite' } };

export const Playground: Story = {};
