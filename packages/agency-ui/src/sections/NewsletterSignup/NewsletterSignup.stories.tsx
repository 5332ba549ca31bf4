import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyPicture } from '../../story-pictures.js';
import { NewsletterSignup } from './NewsletterSignup.js';

const meta = {
  title: 'Sections/NewsletterSignup',
  component: NewsletterSignup,
  args: {
    heading: 'A postcard from the press, now and then',
    description: 'New articles, paper samples worth seeing and dates for your diary.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A box for an email address at the foot of the blog. Use it once on a page. For a message use a form on a ' +
          '`FormSheet`.\n\n' +
          'Without `onSubmit` it is the box and the button without an action that the specification describes; the ' +
          'button says so with `aria-disabled`. With a handler it checks the address, sends it once, keeps it when ' +
          'sending fails and says in a status when it has gone. Content: a heading of up to about 45 characters, one ' +
          'sentence, a picture that can be cropped 4:5. Keyboard: Enter in the box sends.',
      },
    },
  },
} satisfies Meta<typeof NewsletterSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the specification has it: a box and a button without an action. */
export const Default: Story = {};

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

export const Succeeds: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'me@company.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('me@company.example'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
};

export const KeepsTextWhenSendingFails: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'me@company.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please try again'));
    await expect(field).toHaveValue('me@company.example');
  },
};

export const SendsOnce: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'me@company.example{Enter}');
    const button = await canvas.findByRole('button', { name: 'Subscribing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ExplainsAnInvalidAddress: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'westlands');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email address');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithPicture: Story = { args: { picture: storyPicture(12, '') } };

export const OtherWords: Story = {
  args: { labels: { email: 'Barua pepe', subscribe: 'Jiandikishe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Barua pepe')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jiandikishe' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän writes to you',
    description: 'New articles, paper samples worth seeing and dates for your diary. '.repeat(4),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
