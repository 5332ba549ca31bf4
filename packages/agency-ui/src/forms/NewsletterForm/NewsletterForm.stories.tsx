import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { fallback, longWord, respondWithError, withoutScripts } from '../story-form.js';
import { NewsletterForm } from './NewsletterForm.js';

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  decorators: [
    (Story, { parameters }) => (
      <Section tone={(parameters as { ground?: 'night' }).ground ?? 'accent'}>
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

**Do not use it** for messages (use \`ContactMessageForm\`), nor together with another sign-up on the page.

**Content.** A button of one or two words and nothing but the field: the section around it says how the address is used.

**Sending.** With neither \`onSubmit\` nor \`action\` the button does nothing and has \`aria-disabled\`. Otherwise it sends as described under \`Form\`, and the success message stays.

**Keyboard.** Enter in the field submits.`,
      },
    },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const taken = () => Promise.resolve();

export const Default: Story = { args: { onSubmit: taken } };

export const InertWithoutHandler: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const before = location.href;
    await userEvent.type(canvas.getByLabelText('Email address'), 'me@company.example{Enter}');
    await userEvent.click(button);
    await expect(location.href).toBe(before);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Without `action` and JavaScript, contact details replace the button. */
export const WithoutScripts: Story = {
  args: { onSubmit: taken },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await withoutScripts(async () => {
      await expect(button).not.toBeVisible();
    });
    await expect(button).toBeVisible();
  },
};

/** The browser posts the form. */
export const WithoutScriptsButWithAction: Story = {
  args: { action: '/api/enquiries' },
  play: async ({ canvas }) => {
    await withoutScripts(async () => {
      await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    });
  },
};

export const Errors: Story = {
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

export const Succeeded: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Email address');
    await userEvent.type(box, 'me@company.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('me@company.example'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'me@company.example' },
      expect.objectContaining({ website: '' }),
    );
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const Failed: Story = {
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

export const LongWords: Story = {
  args: { onSubmit: taken, labels: { email: longWord, submit: longWord, emailError: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

export const RightToLeft: Story = { ...Errors, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...Errors, globals: { theme: 'microsite' } };

export const Night: Story = { ...Errors, parameters: { ground: 'night' } };

export const Playground: Story = { args: { onSubmit: taken } };
