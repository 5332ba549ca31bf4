import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRight, Button, Container, Section, Text } from '../../primitives/index.js';
import { FormSheet } from './FormSheet.js';

const meta = {
  title: 'Sections/FormSheet',
  component: FormSheet,
  args: {
    heading: 'Printing enquiry',
    children: (
      <>
        <Text style={{ marginBlockEnd: '1.5rem' }}>Format, number of copies and the date you need them is plenty.</Text>
        <Button icon={ArrowRight}>Send enquiry</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <div style={{ maxInlineSize: '36rem' }}>
            <Story />
          </div>
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The sheet that a form stands on. Use it in the `sheet` of `HowItWorks`, or on a ground of your own; ' +
          '`QuoteBand` brings its own. Not for text: a sheet promises that something can be filled in.\n\n' +
          'Content: a heading of two or three words. One sheet, and so one plate, to a section.',
      },
    },
  },
} satisfies Meta<typeof FormSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesTheForm: Story = {
  args: { headingId: 'enquiry', children: <form aria-labelledby="enquiry" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Printing enquiry' })).toBeInTheDocument();
  },
};

export const PlateAtTheStart: Story = { args: { plate: 'start' } };

export const Night: Story = {
  decorators: [
    (Story) => (
      <Section tone="night">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
};

export const LongWords: Story = { args: { heading: 'Donaudampfschifffahrtsgesellschaftskapitän' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
