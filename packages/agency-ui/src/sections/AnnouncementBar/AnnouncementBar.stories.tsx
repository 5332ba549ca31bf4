import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { emulateMedia } from '../../story-media.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { tones } from '../../theme/index.js';
import { AnnouncementBar } from './AnnouncementBar.js';

const forget = () => localStorage.removeItem('agency-announcement:expo-week');

const meta = {
  title: 'Sections/AnnouncementBar',
  component: AnnouncementBar,
  args: {
    text: 'Our print room is closed on Jamhuri Day, 12 December.',
    link: { name: 'Plan your deadline', path: '/services/printing' },
    dismissalKey: 'expo-week',
  },
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: {
    docs: {
      description: {
        component: `A one-line, site-wide message at the top of the page, shown for a few days.

**Use it** for news that a visitor needs on any page: closures, a move, an event on a set date. Remove it once it no longer applies. Render it directly after a solid \`SiteHeader\`; a transparent one would cover it, so put it after the hero there.

**Do not use it** for permanent advertising (use \`CallToActionBanner\`), for feedback on an action (\`ToastProvider\`), nor for two messages at once.

**Content.** One sentence of up to seventy characters, and a link of two or three words.

**Behaviour.** With a \`dismissalKey\` the bar has a dismiss button, and the browser stores the dismissal under \`agency-announcement:\` followed by that key. Call \`restorePreferences()\` from \`agency-ui/prehydration\` in a script in the head: it hides a dismissed bar before the first paint, so that nothing shifts. Without JavaScript the bar is shown without its button. After a keyboard dismissal, focus moves to the page’s \`main\` if it is focusable.

**Parts.**

- **Region:** A landmark named “Announcement”.
- **Button:** Dismisses the bar for good.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The link, then the button. |
| Enter or Space | On the button: dismisses the bar. |`,
      },
    },
  },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence with a link, and a button that dismisses the bar. */
export const Default: Story = {};

/** Without a key, the bar cannot be dismissed. */
export const Permanent: Story = {
  render: ({ text }) => <AnnouncementBar text={text} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The bar in each tone. */
export const EveryTone: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <AnnouncementBar key={tone} {...args} tone={tone} labels={{ announcement: `Announcement, ${tone}` }} />
      ))}
    </>
  ),
};

/** A long word and a long link wrap beside the button. */
export const LongText: Story = {
  args: { text: longWord + longWord, link: { name: longWord, path: '/services/printing' } },
  play: expectNoSidewaysScroll,
};

/** Pressing the button removes the bar, and it stays hidden on later visits. */
export const RemembersTheDismissal: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Dismiss this announcement' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('agency-announcement:expo-week')).not.toBeNull();
  },
};

/** Without JavaScript, the bar has no dismiss button. */
export const WithoutJavaScript: Story = {
  tags: ['test-only'],
  beforeEach: () => emulateMedia('(scripting: none)'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(canvasElement.querySelector('button')).not.toBeVisible();
  },
};

/** The bar is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The bar has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
