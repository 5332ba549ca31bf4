import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, chatGreeting } from 'agency-content';
import { expect, waitFor } from 'storybook/test';
import { Container, Section, Text } from '../../primitives/index.js';
import { below } from '../../theme/index.js';
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
        component: `Opens a chat with the agency’s team. It is fixed in the bottom inline-end corner of every page.

**Use it** once per page, after the footer.

**Do not use it** inside the content: use a \`ButtonLink\` there. For an assistant that answers on the page, use \`ChatPanel\`.

**Content.** A one-sentence greeting that starts the chat.

**Avoiding overlap.** It hides where it would cover a form field, a button, a toggle or an element with \`data-keep-clear\`. On small screens it also hides where it would cover text, while a form field has focus, and while the visitor scrolls down. Scrolling up, reaching the end of the page and keyboard focus bring it back. \`data-place\` on its landmark is \`corner\` or \`aside\`.

**Position.** It sits below the header and its menus (\`z-index\` 10), respects a phone’s safe areas and is not printed. The reset’s \`scroll-padding\` keeps focused elements from being fully covered (WCAG 2.4.11); without the reset, set your own, at least 4.5 rem at the end. It opens a new tab and says so in its accessible name.

**Parts.**

- **Link:** A square link in the corner of the viewport that opens a chat with the agency. On wide screens, the app’s name is below the icon.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | Opens the chat in a new tab. |`,
      },
    },
  },
} satisfies Meta<typeof ChatAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A square button with a speech bubble sits in the page's bottom inline-end corner. */
export const Default: Story = {};

const name = 'Chat with us on WhatsApp (opens in a new tab)';

/** The button's accessible name says which chat opens, and that it opens in a new tab. */
export const OpensTheChatInANewTab: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    const address = new URL(link.getAttribute('href') ?? '');
    await expect(address.origin + address.pathname).toBe('https://wa.me/254700000000');
    await expect(address.searchParams.get('text')).toBe(chatGreeting);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  },
};

/** Without a greeting, the link starts an empty chat. */
export const WithoutAGreeting: Story = {
  tags: ['test-only'],
  args: { greeting: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', 'https://wa.me/254700000000');
  },
};

/** The button is at least 48 × 48 px, and equally far from both edges of the page. */
export const StaysInTheCorner: Story = {
  tags: ['test-only', 'wcag:2.5.8', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    const { right, bottom, width, height } = canvas.getByRole('link', { name }).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await expect(clientWidth - right).toBe(clientHeight - bottom);
    await expect(clientWidth - right).toBeGreaterThanOrEqual(16);
  },
};

/** The button is either in its corner or below the edge of the screen. */
const inCorner = (link: HTMLElement) => link.getBoundingClientRect().bottom <= document.documentElement.clientHeight;

/** The button moves out of view where it would cover a form field. */
export const HidesOverAField: Story = {
  tags: ['test-only', 'wcag:2.4.11'],
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

/**
 * The button moves out of view where it would cover something that must be kept clear, such as the large name in the
 * footer.
 */
export const HidesOverWhatIsKeptClear: Story = {
  ...HidesOverAField,
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <>
        <div data-keep-clear="" style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, blockSize: '6rem' }} />
        <Story />
      </>
    ),
  ],
};

/** On phones, the button moves out of view while a form field has focus, wherever the field is. */
export const HidesWhileAFieldHasFocus: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'fixed', insetBlockStart: '1rem', insetInline: '1rem' }}>
          <label>
            Company <input style={{ inlineSize: '100%', blockSize: '3rem' }} />
          </label>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    // Wide pages have room for both the button and the keyboard.
    if (!matchMedia(below.desktop).matches) return;
    const landmark = canvas.getByRole('complementary');
    await waitFor(() => expect(landmark).toHaveAttribute('data-place', 'corner'));
    const field = canvas.getByLabelText('Company');
    await userEvent.click(field);
    await waitFor(() => expect(landmark).toHaveAttribute('data-place', 'aside'));
    field.blur();
    await waitFor(() => expect(landmark).toHaveAttribute('data-place', 'corner'));
  },
};

/** Keyboard focus brings the button back into view. */
export const ComesBackWithKeyboardFocus: Story = {
  ...HidesOverAField,
  tags: ['test-only', 'wcag:2.4.11'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await waitFor(() => expect(inCorner(link)).toBe(false));
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(inCorner(link)).toBe(true));
  },
};

/** The button's accessible name comes from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { chat: 'Ongea nasi kwenye WhatsApp (hufunguka kwenye kichupo kipya)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ongea nasi/ })).toBeVisible();
  },
};

/** In right-to-left layouts, the button is in the bottom left corner. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(left).toBeLessThan(width);
  },
};

/** The button uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
