import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { SectionHead } from './SectionHead.js';

const meta = {
  title: 'Sections/SectionHead',
  component: SectionHead,
  args: {
    eyebrow: 'Around the press',
    heading: 'Everything before and after the ink',
    lead: 'Six more jobs we take off your desk, so that the file you send is the book, bag or brochure you get.',
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The head that the sections of the inner pages share. Use it when you build a section of your own, so that ' +
          'it lines up with the others. Not for the page’s own title: use `PageHero`.\n\n' +
          'Content: a heading of up to about forty characters breaks into two lines; a lead of one or two sentences.',
      },
    },
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadingAlone: Story = {
  render: () => <SectionHead heading="How we work" headingLevel={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'How we work' })).toBeVisible();
    await expect(canvas.queryAllByRole('paragraph')).toHaveLength(0);
  },
};

export const Large: Story = { args: { look: 'title' } };

export const LongWords: Story = {
  args: { heading: 'Donaudampfschifffahrtsgesellschaftskapitän', eyebrow: 'Unbreakable' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
