import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { fallback, longWord, refusing, withoutScripts } from '../story-form.js';
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
        component: `A box for an email address, for the slot of \`NewsletterSignup\`.

**Use it** where one address is all that is asked for.

**Do not use it** to take a message (use \`ContactMessageForm\`), nor together with another subscription on the page.

**Content.** A button of one or two words, and nothing but the address: what is done with it stands in the section around.

**Sending.** With neither \`onSubmit\` nor \`action\` it is the box and the button without an action that the product spec describes; the button says so with \`aria-disabled\`. Otherwise it sends as \`Form\` describes, and the success message stays.

**Keyboard.** Enter in the box sends.`,
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

/** Without `action` and without scripts the button could do nothing; a sentence in its place says what to do. */
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

/** The browser posts it. */
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
  args: { onSubmit: refusing, fallback },
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
