import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { expect } from 'storybook/test';
import { Button, Text } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { ContactSection } from './ContactSection.js';

/** Stand in for what a page puts into the slots. */
const form = (
  <form style={{ display: 'grid', gap: '1.25rem' }}>
    <label style={{ display: 'grid', gap: '0.375rem' }}>
      Message
      <textarea rows={8} name="message" style={{ padding: '0.75rem' }} />
    </label>
    <Button style={{ justifySelf: 'start' }}>Send Message</Button>
  </form>
);
const chat = (
  <div
    data-agency-tone="night"
    style={{
      blockSize: '24rem',
      padding: '1.25rem',
      color: 'var(--agency-color-text)',
      backgroundColor: 'var(--agency-color-surface)',
    }}
  >
    <Text>Hello! I am the assistant of Shangwe &amp; Ink. What are you planning?</Text>
  </div>
);

const longWord = 'unternehmensveranstaltungsorganisationen';

const meta = {
  title: 'Sections/ContactSection',
  component: ContactSection,
  args: { eyebrow: 'Contact', heading: 'Ring us, write, or come by', agency, form, chat },
  parameters: {
    docs: {
      description: {
        component:
          'Every way to reach the agency on one band: phone, e-mail and office, a form and a chat. Use it once on a ' +
          'page: its `id` is `contact`, so that `/#contact` leads here. For a panel beside a form use ' +
          '`ContactDetails`.\n\n' +
          'The form and the chat are slots, and bring no headline of their own: the section sets “Send Us A Message” ' +
          'and “Chat with Our Virtual Assistant” over them. With one slot the details stand beside it, with none ' +
          'they stand alone. Best: a headline of at most 35 characters.\n\n' +
          'Keyboard: phone, mail, then whatever the slots hold.',
      },
    },
  },
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsWhereTheFragmentLeads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ring us, write, or come by' })).toHaveAttribute('id', 'contact');
  },
};

export const CallsAndWrites: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(canvas.getByRole('link', { name: 'info@shangwe.example' })).toHaveAttribute(
      'href',
      'mailto:info@shangwe.example',
    );
    await expect(canvas.getByText('14th Ring Road, Westlands, Nairobi, Kenya')).toBeVisible();
  },
};

export const HeadsBothSlots: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Send Us A Message' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Chat with Our Virtual Assistant' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const FormAlone: Story = {
  args: { chat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Send Us A Message' })).toBeVisible();
    await expect(canvas.queryByText('Chat with Our Virtual Assistant')).toBeNull();
  },
};

export const ChatAlone: Story = {
  args: { form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Send Us A Message')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Chat with Our Virtual Assistant' })).toBeVisible();
  },
};

export const DetailsAlone: Story = {
  args: { form: undefined, chat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    agency: {
      ...agency,
      email: `${longWord}@${longWord}.example`,
      address: { ...agency.address, street: longWord },
    },
    labels: { form: longWord, chat: longWord },
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const OtherWords: Story = {
  args: {
    labels: {
      phone: 'Simu',
      email: 'Barua pepe',
      office: 'Ofisi',
      form: 'Tutumie ujumbe',
      chat: 'Zungumza na msaidizi wetu',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tutumie ujumbe' })).toBeVisible();
    await expect(canvas.queryByText(/Phone|Email|Office|Send Us|Chat with/)).toBeNull();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
