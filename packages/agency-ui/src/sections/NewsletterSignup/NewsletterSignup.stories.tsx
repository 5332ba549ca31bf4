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
  parameters: {
    docs: {
      description: {
        component: `A newsletter sign-up for the foot of the blog.

**Use it** once per page, with a \`NewsletterForm\` in its slot.

**Do not use it** for a message: use a form on a \`FormCard\`.

**Content.** A heading of up to about 45 characters, one sentence, a picture that can be cropped to 4:5.

**Parts.**

- **Section:** A landmark named by its heading.
- **Form:** See NewsletterForm.
- **Postage:** A drawn stamp; decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The text field, then the button. |
| Enter | In the text field: submits the form. |`,
      },
    },
  },
} satisfies Meta<typeof NewsletterSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and the button, beside a postcard with a drawn stamp. */
export const Default: Story = {};

/** A picture on the stamp. */
export const WithPicture: Story = { args: { picture: hero.picture } };

/** A long heading and a long description. */
export const LongText: Story = {
  args: {
    heading: `${longWord} writes to you`,
    description: `${newsletter.description} `.repeat(4),
  },
};

/** The section is a landmark named by its heading and contains the form. */
export const HoldsTheForm: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { children: <NewsletterForm onSubmit={() => Promise.resolve()} /> },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: newsletter.heading }));
    await userEvent.type(card.getByLabelText(newsletterFormLabels.email), 'me@company.example{Enter}');
    await expect(await card.findByText(newsletterFormLabels.succeeded({ email: 'me@company.example' }))).toBeVisible();
  },
};

/** An invalid address is described in text. */
export const ExplainsAnInvalidAddress: Story = {
  tags: ['test-only', 'wcag:3.3.1'],
  args: { children: <NewsletterForm onSubmit={() => Promise.resolve()} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(newsletterFormLabels.email), 'westlands{Enter}');
    await expect(canvas.getByText(newsletterFormLabels.emailError)).toBeVisible();
  },
};

/** The card is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The card has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
