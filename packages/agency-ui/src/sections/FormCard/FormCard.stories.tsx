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

**Use it** in the \`card\` of \`HowItWorks\`, in \`FormColumns\`, or on your own background.

**Do not use it** for text (the card signals something to fill in), nor in \`ContactBand\`, which includes its own.

**Content.** A heading of two or three words. One card, and so one plate, per section.

**Parts.**

- **Sheet:** The card behind the form.
- **Heading:** Names the form.

**Keyboard.** The form’s controls.`,
      },
    },
  },
} satisfies Meta<typeof FormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contact form on its card, with the plate at the end. */
export const Default: Story = {};

/** The plate behind the card is at the start of the line. */
export const PlateAtTheStart: Story = { args: { shadowSide: 'start' } };

/** On a dark page, the card is darker than its text. */
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

/** The plain theme has no colour bar and no plate. */
export const Plain: Story = {
  globals: { theme: 'plain' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-part="head"] [aria-hidden="true"]');
    await expect(bar).toBeInTheDocument();
    await expect(bar).not.toBeVisible();
  },
};

/** A forty-letter word wraps within the card. */
export const LongText: Story = { args: { heading: longWord }, play: expectNoSidewaysScroll };

/** The card on a night background. */
export const Night: Story = { decorators: [onBand(undefined, 'night')] };

/** The form is named by the card’s heading, at the given level. */
export const NamesTheForm: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { headingId: 'enquiry', children: <form aria-labelledby="enquiry" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: formHeading })).toBeInTheDocument();
  },
};

/** The card is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The card has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
