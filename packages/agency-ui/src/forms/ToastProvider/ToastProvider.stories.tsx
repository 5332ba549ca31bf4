import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button, Container, Section, Stack } from '../../primitives/index.js';
import { longWord } from '../story-form.js';
import { ToastProvider } from './ToastProvider.js';
import { type ToastMessage, useToast } from './useToast.js';

function Announcer({ toast }: { toast: ToastMessage }) {
  const show = useToast();
  return (
    <Section>
      <Container>
        <Stack>
          <Button onClick={() => show?.(toast)}>Submit request</Button>
        </Stack>
      </Container>
    </Section>
  );
}

const quote = {
  title: 'Quote request submitted',
  description: 'Thank you for your request.',
};

const page = within(document.body);

const meta = {
  title: 'Forms/ToastProvider',
  component: ToastProvider,
  args: { children: <Announcer toast={quote} /> },
  parameters: {
    docs: {
      description: {
        component: `Shows short messages about something that has happened, through \`useToast()\`.

**Use it** once, around the application. Use toasts for news that needs no action, and show the news in place as well, because toasts disappear.

**Do not use it** for a failure (a notice in place stays), a question, or more than one action.

**Content.** A three-word title and one sentence.

**Behaviour.** Toasts are announced politely and stay for \`duration\` ms. The timer pauses while a toast is hovered or focused, or the window is in the background. Without a provider \`useToast()\` is \`undefined\`. The code loads with the first toast.

**Parts.**

- **Region:** A named landmark for the toasts; present once there is a toast.
- **Notice:** Title and text, announced politely.
- **Close:** A permanently visible button.

**Keyboard.**

| Keys | Action |
| --- | --- |
| F8 | Moves focus to the toasts from anywhere. |
| Tab | In the region: each toast with its button. |
| Escape | On a toast: closes it. |`,
      },
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressed: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
  await page.findAllByRole('button', { name: 'Close' });
};

const toast = () => within(page.getByRole('region', { name: 'Notifications (F8)' })).queryByText(quote.title);

/** A toast at the edge of the page has a title, a sentence and a close button. */
export const Default: Story = {
  tags: ['wcag:2.4.3'],
  play: async (context) => {
    await expect(page.queryByRole('region', { name: /Notifications/ })).toBeNull();
    await pressed(context);
    await waitFor(() => expect(toast()).toBeVisible());
    await expect(context.canvas.getByRole('button', { name: 'Submit request' })).toHaveFocus();
  },
};

/** At most three toasts show at once. */
export const ManyItems: Story = {
  play: async (context) => {
    for (let count = 0; count < 4; count += 1) await pressed(context);
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Close' })).toHaveLength(3));
  },
};

/** Long words break inside the toast. */
export const LongText: Story = {
  args: { children: <Announcer toast={{ title: longWord, description: `${longWord} ${longWord}` }} /> },
  play: pressed,
};

/** A toast is announced as a polite status. */
export const IsAnnouncedPolitely: Story = {
  tags: ['test-only', 'wcag:4.1.3'],
  play: async (context) => {
    await pressed(context);
    await waitFor(() => {
      const region = page.getAllByRole('status').find(({ textContent }) => textContent?.includes(quote.title));
      expect(region).toHaveAttribute('aria-live', 'polite');
      // The parts are separated by a space, as a screen reader announces them.
      expect(region?.textContent).toContain(`${quote.title} ${quote.description}`);
    });
  },
};

/** A toast disappears after its duration. */
export const DisappearsByItself: Story = {
  tags: ['test-only', 'wcag:2.2.1'],
  args: { duration: 150 },
  play: async (context) => {
    await pressed(context);
    await waitFor(() => expect(toast()).toBeNull());
  },
};

/** The close button removes the toast. */
export const ClosedByButton: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  play: async (context) => {
    await pressed(context);
    await context.userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast()).toBeNull());
  },
};

/** F8 moves focus to the toasts, and Escape closes one. */
export const ClosedByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async (context) => {
    await pressed(context);
    await context.userEvent.keyboard('{F8}');
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast()).toBeNull());
  },
};

/** The page scrolls to move a focused element out from under a toast. */
export const KeepsTheFocusInSight: Story = {
  tags: ['test-only', 'wcag:2.4.11'],
  play: async (context) => {
    await pressed(context);
    const bottom = toast()?.closest('li')?.getBoundingClientRect().bottom ?? Number.NaN;
    const room = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    await waitFor(() => expect(room()).toBeGreaterThan(bottom));
    await context.userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(room()).toBeLessThan(bottom));
  },
};

/** A toast sits below a header that publishes its height. */
export const StaysBelowTheHeader: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { style } = document.documentElement;
    style.setProperty('--agency-header-height', '200px');
    try {
      await pressed(context);
      const shown = () => toast()?.closest('li')?.getBoundingClientRect().top;
      await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(200));
    } finally {
      style.removeProperty('--agency-header-height');
    }
  },
};

/** The region and close button take their names from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  args: { labels: { region: (hotkey) => `Taarifa (${hotkey})`, close: 'Funga' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(await page.findByRole('region', { name: 'Taarifa (F8)' })).toBeInTheDocument();
    await waitFor(() => expect(page.getByRole('button', { name: 'Funga' })).toBeVisible());
  },
};

/** A toast also appears in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: pressed };

/** A toast uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' }, play: pressed };

/** With reduced motion, a toast appears without sliding. */
export const ReducedMotion: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  play: async (context) => {
    await pressed(context);
    await expect(getComputedStyle(toast()?.closest('li') as HTMLElement).animationName).toBe('none');
  },
};
