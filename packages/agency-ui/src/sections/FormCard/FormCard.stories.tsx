import type { Meta, StoryObj } from '@storybook/react-vite';
import { formHeading } from 'agency-content/contact';
import { expect } from 'storybook/test';
import { ContactPageForm } from '../../forms/index.js';
import { formNote } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { FormCard } from './FormCard.js';

const meta = {
  title: 'Sections/FormCard',
  component: FormCard,
  args: {
    heading: formHeading,
    children: <ContactPageForm hint={formNote} />,
  },
  decorators: [onBand('44rem')],
  parameters: {
    docs: {
      description: {
        component: `A card that holds a form.

**Use it** in the \`card\` of \`HowItWorks\`, in \`FormColumns\`, or on a background of your own.

**Do not use it** for text (the card signals something to fill in), nor in \`QuoteBand\`, which includes its own.

**Content.** A heading of two or three words. One card, and so one plate, per section.

**Keyboard.** The form’s controls.`,
      },
    },
  },
} satisfies Meta<typeof FormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesTheForm: Story = {
  args: { headingId: 'enquiry', children: <form aria-labelledby="enquiry" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: formHeading })).toBeInTheDocument();
  },
};

export const PlateAtTheStart: Story = { args: { plate: 'start' } };

export const Night: Story = { decorators: [onBand(undefined, 'night')] };

/** Its ground is darker than its text on a dark page. */
export const DarkPage: Story = {
  globals: { theme: 'agency-dark' },
  play: async ({ canvas }) => {
    const card = canvas
      .getByRole('heading', { name: formHeading })
      .closest('[data-agency-tone="white"]') as HTMLElement;
    await expect(getComputedStyle(card, '::after').backgroundColor).toBe('rgb(34, 26, 77)');
    await expect(getComputedStyle(card).color).toBe('rgb(251, 245, 233)');
  },
};

/** Without colour bar and plate. */
export const Plain: Story = {
  globals: { theme: 'plain' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-part="head"] [aria-hidden="true"]');
    await expect(bar).toBeInTheDocument();
    await expect(bar).not.toBeVisible();
  },
};

export const LongWords: Story = { args: { heading: longWord }, play: expectNoSidewaysScroll };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
