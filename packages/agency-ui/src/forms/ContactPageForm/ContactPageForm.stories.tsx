import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, onSheet, respondWithError, valuesOf } from '../story-form.js';
import { ContactPageForm } from './ContactPageForm.js';

const inquiry = {
  'First Name': 'Wanjiru',
  'Last Name': 'Kamau',
  'Email Address': 'wanjiru@westlands.example',
  'Phone Number': '0700 000 000',
  'Company Name': 'Kamau & Daughters',
  'Service of Interest': 'Brand Identity',
  Message: 'We are renaming ourselves, and would like a sign.',
};

const values = [
  'Wanjiru',
  'Kamau',
  'wanjiru@westlands.example',
  '0700 000 000',
  'Kamau & Daughters',
  'brand-identity',
  'We are renaming ourselves, and would like a sign.',
  false,
];

const page = within(document.body);

const meta = {
  title: 'Forms/ContactPageForm',
  component: ContactPageForm,
  decorators: [onSheet('Write to us', '46rem')],
  parameters: {
    docs: {
      description: {
        component: `The enquiry form of the contact page: name, contact details, interest and message.

**Use it** once, on a \`FormCard\`. Set an \`action\`, so that it can be sent without JavaScript.

**Do not use it** for quote requests: use \`QuoteForm\`. On the home page use \`ContactMessageForm\`.

**Content.** Up to ten interests in the list, each of one to four words. \`interests\` replaces the list, and \`createContactInquirySchema\` makes the schema from it. Newsletter consent requires ticking its box.

**Sending**, drafts and the offline queue are described under \`Form\`; success as under \`ServiceContactForm\`, the error summary as under \`QuoteForm\`. The values match \`contactInquirySchema\` of \`agency-ui/schemas\`.

**Keyboard.** Enter in a single-line field submits. The error summary takes focus, and each entry links to its field.`,
      },
    },
  },
} satisfies Meta<typeof ContactPageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' })).not.toBeChecked();
    const list = canvas.getByLabelText('Service of Interest');
    await expect(
      within(list)
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value),
    ).toEqual([
      '',
      'experiential-marketing',
      'events',
      'expos',
      'production',
      'staff-engagement',
      'brand-identity',
      'other',
    ]);
  },
};

/** The options of a bakery. */
export const InterestsOfAnotherTrade: Story = {
  args: { onSubmit: fn(() => Promise.resolve()), interests: ['Cakes', 'Bread for a shop'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { ...inquiry, 'Service of Interest': 'Bread for a shop' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ interest: 'Bread for a shop' }),
        expect.anything(),
      ),
    );
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, inquiry);
    await expect(valuesOf(canvasElement)).toEqual(values);
  },
};

export const Errors: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { 'Phone Number': 'call me' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const summary = canvas.getByRole('group', { name: '6 fields need another look' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Last name is required' }));
    await expect(canvas.getByLabelText('Last Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Phone Number optional')).toHaveAccessibleDescription(/^Invalid phone number/);
  },
};

export const Succeeded: Story = {
  args: { simulatedDelay: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Inquiry Submitted')).toBeVisible());
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '', '', '', '', false]);
    await expect(canvas.getByText('Message sent. We’ll reply by email or phone.')).toBeVisible();
  },
};

export const HandsOverTheNewsletter: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Wanjiru',
        lastName: 'Kamau',
        email: 'wanjiru@westlands.example',
        phone: '0700 000 000',
        company: 'Kamau & Daughters',
        interest: 'brand-identity',
        message: 'We are renaming ourselves, and would like a sign.',
        newsletter: true,
      },
      expect.objectContaining({ website: '' }),
    );
  },
};

export const Failed: Story = {
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There was an error sending your message.'),
    );
    await expect(valuesOf(canvasElement)).toEqual(values);
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

export const LongWords: Story = {
  args: { labels: { firstName: longWord, company: longWord, newsletter: longWord, submit: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

export const RightToLeft: Story = { ...Errors, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...Errors, globals: { theme: 'microsite' } };

export const Night: Story = { ...Errors, parameters: { ground: 'night' } };

export const Playground: Story = {};
