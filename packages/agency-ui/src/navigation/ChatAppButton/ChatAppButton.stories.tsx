import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, chatGreeting } from 'agency-content';
import { expect, waitFor } from 'storybook/test';
import { Container, Section, Text } from '../../primitives/index.js';
import { ChatAppButton } from './ChatAppButton.js';

const meta = {
  title: 'Navigation/ChatAppButton',
  component: ChatAppButton,
  args: { phone: agency.phone, greeting: chatGreeting },
  decorators: [
    (Story) => (
      <>
        <Section style={{ minBlockSize: '100vh' }}>
          <Container>
            <Text>
              Events need a date and a venue, print needs a file and a run: a message with both gets the quickest reply.
            </Text>
          </Container>
        </Section>
        <Story />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Opens a chat with the agency’s team. It is fixed in the lower end corner of every page.

**Use it** once on a page, after the footer.

**Do not use it** inside the content: use a \`ButtonLink\` there. For an assistant that answers on the page use \`ChatPanel\`.

**Content.** A greeting of one sentence, which starts the chat.

**Avoiding overlap.** It hides where it would cover a form field, a button or a toggle, and on small screens while the visitor scrolls down. Scrolling up, reaching the end of the page and keyboard focus bring it back. \`data-place\` on its landmark is \`corner\` or \`aside\`.

**Position.** It sits below the header and its menus (\`z-index\` 10), respects a phone’s safe areas and is not printed. The reset’s \`scroll-padding\` keeps focused elements from being fully covered (WCAG 2.4.11); without the reset set your own, at least 4.5 rem at the end. It opens a new tab and says so in its name.

**Keyboard.** One link, the last on the page.`,
      },
    },
  },
} satisfies Meta<typeof ChatAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Chat with us on WhatsApp (opens in a new tab)';

export const Default: Story = {};

export const OpensTheChatInANewTab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    const address = new URL(link.getAttribute('href') ?? '');
    await expect(address.origin + address.pathname).toBe('https://wa.me/254700000000');
    await expect(address.searchParams.get('text')).toBe(chatGreeting);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  },
};

export const WithoutAGreeting: Story = {
  args: { greeting: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', 'https://wa.me/254700000000');
  },
};

export const StaysInTheCorner: Story = {
  play: async ({ canvas }) => {
    const { right, bottom, width, height } = canvas.getByRole('link', { name }).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(52);
    await expect(clientWidth - right).toBe(clientHeight - bottom);
    await expect(clientWidth - right).toBeGreaterThanOrEqual(16);
  },
};

/** In its corner, or below the edge of the screen. */
const inCorner = (link: HTMLElement) => link.getBoundingClientRect().bottom <= document.documentElement.clientHeight;

export const StepsAsideOverAField: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: '1rem', insetInline: '1rem' }}>
          <label>
            Company <input style={{ inlineSize: '100%', blockSize: '3rem' }} />
          </label>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    const landmark = canvas.getByRole('complementary');
    await waitFor(() => expect(landmark).toHaveAttribute('data-place', 'aside'));
    await waitFor(() => expect(inCorner(link)).toBe(false));
  },
};

export const ComesBackWithKeyboardFocus: Story = {
  ...StepsAsideOverAField,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await waitFor(() => expect(inCorner(link)).toBe(false));
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(inCorner(link)).toBe(true));
  },
};

export const OtherWords: Story = {
  args: { labels: { chat: 'Ongea nasi kwenye WhatsApp (hufunguka kwenye kichupo kipya)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ongea nasi/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(left).toBeLessThan(width);
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
