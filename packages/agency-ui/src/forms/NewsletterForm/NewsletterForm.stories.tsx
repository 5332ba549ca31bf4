import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, respondWithError, whileSending, withoutScripts } from '../story-form.js';
import { NewsletterForm } from './NewsletterForm.js';

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  // Behaves like Form, so Form's stories and tests count as evidence for it too.
  tags: ['made-of:Form'],
  decorators: [
    (Story, { parameters }) => (
      <Section tone={(parameters as { tone?: 'night' }).tone ?? 'accent'}>
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
        component: `An email field with a button, for the slot of \`NewsletterSignup\`.

**Use it** where you only need an email address.

**Do not use it** for messages (use \`ContactMessageForm\`), nor alongside another sign-up on the same page.

**Content.** A button of one or two words and nothing but the field: the section around it says how the address is used.

**Sending.** With neither \`onSubmit\` nor \`action\` the button does nothing and has \`aria-disabled\`. Otherwise it sends as described under \`Form\`, and the success message stays.

**Parts.**

- **Fields:** In one column, in order; each with its label, message and hint.
- **Button:** Shows progress while sending; never loses focus.
- **Messages:** A status and an alert, present before their first message.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The fields, then the button. |
| Enter | In a single-line field: submits the form. |`,
      },
    },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const taken = () => Promise.resolve();

/** The empty field has its label above it and the button beside it. */
export const Default: Story = { args: { onSubmit: taken } };

/** An email address is filled in. */
export const Filled: Story = {
  args: { onSubmit: taken },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { 'Email address': 'me@company.example' });
  },
};

/** An invalid address gets a message below the field, which receives focus. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Email address');
    await userEvent.type(box, 'westlands');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(box).toHaveAccessibleDescription('Invalid email address');
    await expect(box).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the address is being sent, it can't be changed and the button says that it is being sent. */
export const Sending: Story = whileSending({ 'Email address': 'me@company.example' }, 'Subscribe', 'Subscribing...');

/** After a success, a sentence with the address replaces the field. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Email address');
    await userEvent.type(box, 'me@company.example{Enter}');
    const heading = await canvas.findByRole('heading', { name: /me@company\.example/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'me@company.example' },
      expect.objectContaining({ website: '' }),
    );
    await expect(box).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Subscribe another address' })).toBeVisible();
  },
};

/** After a failure, the address is kept, and a message offers WhatsApp and e-mail instead. */
export const Failed: Story = {
  tags: ['wcag:3.3.7', 'wcag:4.1.3'],
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Email address');
    await userEvent.type(box, 'me@company.example{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There was an error sending your address.'),
    );
    await expect(box).toHaveValue('me@company.example');
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

/** A long label, error and button wrap inside the form. */
export const LongText: Story = {
  args: { onSubmit: taken, labels: { email: longWord, submit: longWord, emailError: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

/** On a night band, the field and button have enough contrast. */
export const Night: Story = { ...Errors, parameters: { tone: 'night' } };

/** With neither `onSubmit` nor `action`, the button is `aria-disabled` and does nothing, and a line says why. */
export const DisabledWithoutHandler: Story = {
  tags: ['test-only', 'wcag:3.3.2', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Demonstration: this form is not connected yet.')).toBeVisible();
    const before = location.href;
    await userEvent.type(canvas.getByLabelText('Email address'), 'me@company.example{Enter}');
    await userEvent.click(button);
    await expect(location.href).toBe(before);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Without JavaScript and without an `action`, contact details replace the button. */
export const WithoutScripts: Story = {
  tags: ['test-only'],
  args: { onSubmit: taken },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await withoutScripts(async () => {
      await expect(button).not.toBeVisible();
    });
    await expect(button).toBeVisible();
  },
};

/** Without JavaScript but with an `action`, the button stays and the browser posts the form. */
export const WithoutScriptsButWithAction: Story = {
  tags: ['test-only'],
  args: { action: '/api/enquiries' },
  play: async ({ canvas }) => {
    await withoutScripts(async () => {
      await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    });
  },
};

/** Errors are laid out correctly in right-to-left layouts. */
export const RightToLeft: Story = { ...Errors, tags: ['test-only'], globals: { direction: 'rtl' } };

/** Errors use the microsite theme's colours. */
export const Microsite: Story = { ...Errors, tags: ['test-only'], globals: { theme: 'microsite' } };
