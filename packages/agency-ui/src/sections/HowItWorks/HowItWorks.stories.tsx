import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowLink, ArrowRight, Button, Text } from '../../primitives/index.js';
import { storyPicture } from '../../story-pictures.js';
import { FormSheet } from '../FormSheet/index.js';
import { PageHero } from '../PageHero/index.js';
import { HowItWorks } from './HowItWorks.js';

const steps = [
  { title: 'Submit', description: 'Send the form. A person, not a machine, reads it within 24 hours.' },
  { title: 'Consultation call', description: 'We ring to ask about dates, numbers and what success looks like.' },
  { title: 'Receive quote', description: 'An itemised price, ready to sign or to change.' },
];

const note = (
  <>
    <Text>Rather talk now? We answer Monday to Friday, 9:00 AM to 6:00 PM.</Text>
    <ArrowLink href="tel:+254700000000">+254 700 000 000</ArrowLink>
  </>
);

const meta = {
  title: 'Sections/HowItWorks',
  component: HowItWorks,
  args: { heading: 'How It Works', steps },
  parameters: {
    docs: {
      description: {
        component:
          'What happens after somebody has asked. Beside a form (`sheet`) it stands in the page’s narrow part; alone it ' +
          'is a band of columns. Use it on the quote page. For how the work itself goes use `ProcessSteps`.\n\n' +
          'Content: three steps, two to four are possible; titles of one to three words, one sentence each. Where the ' +
          'steps stand beside a form the hero above needs a deep foot.',
      },
    },
  },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAnOrderedList: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'How It Works' }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Submit',
      'Consultation call',
      'Receive quote',
    ]);
    await expect(section.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** As on the quote page. */
export const BesideAForm: Story = {
  render: () => (
    <>
      <PageHero
        title="Get a quote"
        highlightText="a quote"
        description="Tell us what you have in mind. We will ring with the right questions, then send a price made for your job."
        picture={storyPicture(5, '')}
        foot="deep"
      />
      <HowItWorks
        heading="How It Works"
        steps={steps}
        note={note}
        sheet={
          <FormSheet heading="Quote request" headingLevel={2} plate="start">
            <div style={{ minBlockSize: '40rem' }}>
              <Text style={{ marginBlockEnd: '1.5rem' }}>The fields of the quote form stand here.</Text>
              <Button icon={ArrowRight}>Submit request</Button>
            </div>
          </FormSheet>
        }
      />
    </>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Quote request', 'How It Works']);
    const sheet = canvas.getByRole('heading', { name: 'Quote request' }).getBoundingClientRect();
    const hero = canvas.getByRole('region', { name: 'Get a quote' }).getBoundingClientRect();
    await expect(sheet.top).toBeLessThan(hero.bottom);
  },
};

export const WithNote: Story = { args: { note } };

export const TwoSteps: Story = { args: { steps: steps.slice(0, 2) } };

export const LongTexts: Story = {
  args: {
    steps: steps.map((step) => ({
      title: `${step.title} and Donaudampfschifffahrtsgesellschaften`,
      description: `${step.description} `.repeat(5),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = { ...BesideAForm, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...BesideAForm, globals: { theme: 'microsite' } };

export const Playground: Story = {};
