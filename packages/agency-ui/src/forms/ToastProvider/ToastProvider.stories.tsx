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
  description: "We'll get back to you shortly with a customized quote",
};

const page = within(document.body);

const meta = {
  title: 'Forms/ToastProvider',
  component: ToastProvider,
  args: { children: <Announcer toast={quote} /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Shows short messages about something that has happened, through \`useToast()\`.

**Use it** once, around the application. Use toasts for news that needs no action, and say it in place as well: toasts disappear.

**Do not use it** for a failure (a notice in place stays), a question, or more than one action.

**Content.** A title of three words, one sentence.

**Behaviour.** Toasts are announced politely and stay for \`duration\` ms. The timer pauses while a toast is hovered or focused, or the window is in the background. Without a provider \`useToast()\` is \`undefined\`. The code loads with the first toast.

**Keyboard.** F8 moves focus to the toasts; Escape and the button dismiss one.`,
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

export const Default: Story = {
  play: async (context) => {
    await expect(page.queryByRole('region', { name: /Notifications/ })).toBeNull();
    await pressed(context);
    await waitFor(() => expect(toast()).toBeVisible());
    await expect(context.canvas.getByRole('button', { name: 'Submit request' })).toHaveFocus();
  },
};

export const IsAnnouncedPolitely: Story = {
  play: async (context) => {
    await pressed(context);
    await waitFor(() => {
      const region = page.getAllByRole('status').find(({ textContent }) => textContent?.includes(quote.title));
      expect(region).toHaveAttribute('aria-live', 'polite');
      // Separated by a space, as a screen reader announces them.
      expect(region?.textContent).toContain(`${quote.title} ${quote.description}`);
    });
  },
};

export const GoesByItself: Story = {
  args: { duration: 150 },
  play: async (context) => {
    await pressed(context);
    await waitFor(() => expect(toast()).toBeNull());
  },
};

export const IsDismissed: Story = {
  play: async (context) => {
    await pressed(context);
    await context.userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast()).toBeNull());
  },
};

export const IsDismissedByKeyboard: Story = {
  play: async (context) => {
    await pressed(context);
    await context.userEvent.keyboard('{F8}');
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast()).toBeNull());
  },
};

export const ShowsThreeAtMost: Story = {
  play: async (context) => {
    for (let count = 0; count < 4; count += 1) await pressed(context);
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Close' })).toHaveLength(3));
  },
};

/** Focused elements scroll out from under the toasts. */
export const KeepsTheFocusInSight: Story = {
  play: async (context) => {
    await pressed(context);
    const bottom = toast()?.closest('li')?.getBoundingClientRect().bottom ?? Number.NaN;
    const room = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    await waitFor(() => expect(room()).toBeGreaterThan(bottom));
    await context.userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(room()).toBeLessThan(bottom));
  },
};

/** Even below a header that is higher than its token and publishes its height. */
export const StaysBelowTheHeader: Story = {
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

export const OtherWords: Story = {
  args: { labels: { region: (hotkey) => `Taarifa (${hotkey})`, close: 'Funga' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(await page.findByRole('region', { name: 'Taarifa (F8)' })).toBeInTheDocument();
    await waitFor(() => expect(page.getByRole('button', { name: 'Funga' })).toBeVisible());
  },
};

export const LongWords: Story = {
  args: { children: <Announcer toast={{ title: longWord, description: `${longWord} ${longWord}` }} /> },
  play: pressed,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: pressed };

export const Microsite: Story = { globals: { theme: 'microsite' }, play: pressed };

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await pressed(context);
    await expect(getComputedStyle(toast()?.closest('li') as HTMLElement).animationName).toBe('none');
  },
};

export const Playground: Story = {};
