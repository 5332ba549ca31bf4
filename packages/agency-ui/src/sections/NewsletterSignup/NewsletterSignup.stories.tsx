import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero, newsletter } from 'agency-content/blog';
import { expect, within } from 'storybook/test';
import { NewsletterForm, newsletterFormLabels } from '../../forms/index.js';
import { expectMirrored } from '../../story-direction.js';
import { longWord } from '../../story-text.js';
import { NewsletterSignup } from './NewsletterSignup.js';

const meta = {
  title: 'Sections/NewsletterSignup',
  component: NewsletterSignup,
  args: {
    ...newsletter,
    children: <NewsletterForm />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `A newsletter sign-up for the foot of the blog.

**Use it** once on a page, with a \`NewsletterForm\` in its slot.

**Do not use it** for a message: use a form on a \`FormCard\`.

**Content.** A heading of up to about 45 characters, one sentence, a picture that can be cropped to 4:5.

**Keyboard.** The text field, then the button.`,
      },
    },
  },
} satisfies Meta<typeof NewsletterSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field and a button without an action. */
export const Default: Story = {};

export const HoldsTheForm: Story = {
  args: { children: <NewsletterForm onSubmit={() => Promise.resolve()} /> },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: newsletter.heading }));
    await userEvent.type(card.getByLabelText(newsletterFormLabels.email), 'me@company.example{Enter}');
    await expect(await card.findByText(newsletterFormLabels.succeeded('me@company.example'))).toBeVisible();
  },
};

export const ExplainsAnInvalidAddress: Story = {
  args: { children: <NewsletterForm onSubmit={() => Promise.resolve()} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(newsletterFormLabels.email), 'westlands{Enter}');
    await expect(canvas.getByText(newsletterFormLabels.emailError)).toBeVisible();
  },
};

export const WithPicture: Story = { args: { picture: hero.picture } };

export const LongTexts: Story = {
  args: {
    heading: `${longWord} writes to you`,
    description: `${newsletter.description} `.repeat(4),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
