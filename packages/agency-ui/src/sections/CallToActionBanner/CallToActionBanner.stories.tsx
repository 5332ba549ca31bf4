import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { tones } from '../../theme/index.js';
import { CallToActionBanner } from './CallToActionBanner.js';

const meta = {
  title: 'Sections/CallToActionBanner',
  component: CallToActionBanner,
  args: {
    eyebrow: 'Ready when you are',
    heading: 'Tell us the date, we bring the stage',
    text: 'Send the number of guests and the place. A quotation with every line of the bill follows.',
    action: { name: 'Get A Quote', path: '/quote' },
    secondaryAction: { name: 'See our work', path: '/portfolio' },
  },
  parameters: {
    docs: {
      description: {
        component: `A band with one offer and one action.

**Use it** between long sections or at the end of a page, at most twice, where a reader has seen enough to decide.

**Do not use it** at the top of a page (use \`PageHero\` or \`HeroCarousel\`), for a form (\`ContactBand\`), or for a message that applies to the whole site (\`AnnouncementBar\`). \`QuoteInvitation\` is the louder variant, for use once on a home page.

**Content.** A heading of up to forty characters that says what the reader gets; text of one or two sentences; an action that starts with a verb. The note is one line.

**Parts.**

- **Region:** A landmark named by the heading.
- **Actions:** The action is a filled button, the alternative an outlined one.`,
      },
    },
  },
} satisfies Meta<typeof CallToActionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An offer with an action and an alternative, in the accent tone. */
export const Default: Story = {};

/** A heading and one action. */
export const OneItem: Story = {
  render: ({ heading, action }) => <CallToActionBanner heading={heading} action={action} />,
};

/** A note below the actions. */
export const Note: Story = { args: { note: 'Or call +254 700 000 000, Monday to Friday, 8:00 to 17:00.' } };

/** Everything is centred, for the end of a page. */
export const Centered: Story = {
  args: { align: 'center', note: 'Or call +254 700 000 000, Monday to Friday, 8:00 to 17:00.' },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region').getBoundingClientRect();
    const middle = (banner.left + banner.right) / 2;
    const heading = document.createRange();
    heading.selectNodeContents(canvas.getByRole('heading'));
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const rows = [heading.getBoundingClientRect(), { left: links[0]?.left ?? 0, right: links.at(-1)?.right ?? 0 }];
    for (const { left, right } of rows) await expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(2);
  },
};

/** The banner in each tone. */
export const EveryTone: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <CallToActionBanner key={tone} {...args} heading={`Tell us the date: ${tone}`} tone={tone} />
      ))}
    </>
  ),
};

/** Long words wrap within the page. */
export const LongText: Story = {
  args: {
    heading: longWord,
    text: `${longWord} ${longWord}`,
    action: { name: longWord, path: '/quote' },
    secondaryAction: { name: longWord, path: '/portfolio' },
    note: longWord,
  },
  play: expectNoSidewaysScroll,
};

/** The heading names the landmark and has the level that the page needs. */
export const NamesItsLandmark: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { headingLevel: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: args.heading })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quote', '/portfolio']);
  },
};

/** The banner is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The banner has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
