import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { replyPromise } from 'agency-content/contact';
import { contactSection } from 'agency-content/home';
import { expect } from 'storybook/test';
import { ChatPanel } from '../../chat/index.js';
import { ContactMessageForm } from '../../forms/index.js';
import { agencyAddress, expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { ContactSection } from './ContactSection.js';

/** As on the site, with an assistant that knows one answer. */
const form = <ContactMessageForm />;
const chat = <ChatPanel contact={agency} send={() => Promise.resolve(replyPromise)} />;

const meta = {
  title: 'Sections/ContactSection',
  component: ContactSection,
  args: { ...contactSection, agency, form, chat },
  parameters: {
    docs: {
      description: {
        component: `Every way to reach the agency in one band: phone, e-mail and office, a form and a chat.

**Use it** once on a page: its \`id\` is \`contact\`, the target of \`/#contact\`.

**Do not use it** as a panel beside a form: use \`ContactDetails\`.

**Content.** A headline of at most 35 characters. The form and the chat are slots without headlines of their own: the section adds “Send Us A Message” and “Chat with Our Virtual Assistant” above them. With one slot the details sit beside it; with none they are on their own.

**Keyboard.** Phone, e-mail, then the controls in the slots.`,
      },
    },
  },
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsWhereTheFragmentLeads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: contactSection.heading })).toHaveAttribute('id', 'contact');
  },
};

export const CallsAndWrites: Story = {
  play: async ({ canvas }) => {
    // The assistant names them too.
    const [term] = canvas.getAllByRole('term') as [HTMLElement];
    await expectWaysToReach(term.closest('dl') as HTMLElement);
    await expect(canvas.getByText(agencyAddress)).toBeVisible();
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
    form: 'Fomu',
    chat: 'Mazungumzo',
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
