import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ArrowLink, Container, createConsent, Heading, Section, Text } from '../../primitives/index.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ConsentBanner } from './ConsentBanner.js';

const forget = () => localStorage.removeItem('agency-consent');

const categories = [
  {
    id: 'site',
    name: 'This site',
    description: 'Keeps your draft of a form and your settings in your browser. Nobody else sees them.',
    necessary: true,
  },
  {
    id: 'video',
    name: 'Films',
    description: 'Films of our events come from Vimeo, which learns your IP address and what you watch.',
  },
  {
    id: 'statistics',
    name: 'Statistics',
    description: 'Counts which pages are read, without your name. We use it to write better ones.',
  },
];

const consent = createConsent({ categories, version: '2026-11-27' });

const meta = {
  title: 'Sections/ConsentBanner',
  component: ConsentBanner,
  args: { consent, policy: { name: 'Privacy policy', path: '/privacy' } },
  argTypes: { consent: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '48rem' }}>
        <Section>
          <Container>
            <Heading>Films of our events</Heading>
            <Text variant="lead">Stages, expos and roadshows, from the first truck to the last guest.</Text>
            <ArrowLink href="#consent">Privacy settings</ArrowLink>
          </Container>
        </Section>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: {
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `Asks visitors for permission to load third-party content: videos, maps, analytics.

**Use it** once on every page of a site that loads anything from third parties, as the page’s first element after the skip link, together with \`ConsentGate\` for embeds and \`consent.whenAllowed\` for scripts.

**Do not use it** on a site that loads nothing from third parties and has no analytics: there is nothing to ask. It does not collect agreement to terms; use a checkbox in a form for that.

**Content.** Each category has a name of one or two words and a description that says what is loaded, from whom, and what they learn. Raise the \`version\` when any of this changes, so that every visitor is asked again.

**Behaviour.** Yes and no are equal buttons, nothing is ticked beforehand, and the page can be used without answering. The browser stores the choice with its date and version under \`agency-consent\`. A link to \`#consent\` (see \`fragment\`) reopens the banner. When consent is withdrawn, embeds disappear at once. A script that has run stays in memory until the page reloads, so the function passed to \`whenAllowed\` should return one that stops it. The banner is hidden in the server’s HTML, so without JavaScript nothing is asked and nothing is loaded. After a keyboard choice on the first visit, focus moves to the page’s \`main\` if it is focusable. The page’s \`scroll-padding\` keeps focused elements above the banner.

**Parts.**

- **Region:** A landmark named by the heading, at the bottom edge of the window. Not a dialog, because it blocks nothing.
- **Buttons:** Refuse and accept, with the same size and appearance.
- **Details:** One checkbox per category, and a button that saves them.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The policy link, the two buttons, then the details. |
| Enter or Space | On the summary: shows the categories. On a button: stores the choice. |
| Escape | In a reopened banner: closes it without changes and returns focus to the link. |`,
      },
    },
  },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first visit: two equal buttons, and the page stays usable. */
export const Default: Story = {};

/** The categories, none of which is ticked beforehand. */
export const OneByOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose one by one'));
    await expect(canvas.getByRole('checkbox', { name: /^This site/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /^Films/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked();
  },
};

/** Reopened by a link, with the date and ticks of the current choice. */
export const Changing: Story = {
  beforeEach: () =>
    localStorage.setItem(
      'agency-consent',
      JSON.stringify({ accepted: ['video'], date: '2026-11-27T08:00:00Z', version: '2026-11-27' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy settings' }));
    await expect(canvas.getByRole('checkbox', { name: /^Films/ })).toBeChecked();
    await expect(canvas.getByText(/You made your choice on/)).toBeVisible();
  },
};

/** The banner on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Nothing is shown if no category needs permission. */
export const Empty: Story = {
  decorators: [rendersNothing('ConsentBanner shows nothing if no category needs a permission.')],
  args: { consent: createConsent({ categories: categories.slice(0, 1), version: '1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long words wrap within the banner, which scrolls if it is taller than the window. */
export const LongText: Story = {
  args: {
    labels: { heading: longWord, accept: longWord, refuse: longWord },
    consent: createConsent({
      version: '1',
      categories: categories.map((category) => ({ ...category, name: longWord, description: longWord + longWord })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose one by one'));
    await expectNoSidewaysScroll();
  },
};

/** The “accept” and “refuse” buttons have the same size, colours and weight. */
export const EqualButtons: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const button = canvas.getByRole('button', { name });
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [button.offsetWidth, button.offsetHeight, backgroundColor, color, borderColor, fontSize, fontWeight];
    };
    await expect(look('Refuse all')).toEqual(look('Accept all'));
  },
};

/**
 * Using the keyboard, visitors can choose one category, reopen the banner with the link, and close it without changes.
 */
export const ByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept all' }).focus();
    await userEvent.tab();
    const summary = canvas.getByText('Choose one by one');
    await expect(summary).toHaveFocus();
    // Simulated key presses do not open a native `<details>`.
    summary.click();
    const film = canvas.getByRole('checkbox', { name: /^Films/ });
    film.focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Save my choice' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(consent.getChoice()?.accepted).toEqual(['video']);
    await expect(canvas.queryByRole('region', { name: /permission/ })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Privacy settings' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /permission/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(link).toHaveFocus();
    await expect(consent.getChoice()?.accepted).toEqual(['video']);
  },
};

/** The page scrolls as if it ended above the banner, so that focus is never covered. */
export const LeavesTheFocusInView: Story = {
  tags: ['test-only', 'wcag:2.4.11'],
  play: async ({ canvas, userEvent }) => {
    const { style } = document.documentElement;
    await waitFor(() => expect(Number.parseFloat(style.scrollPaddingBlockEnd)).toBeGreaterThan(50));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    await waitFor(() => expect(style.scrollPaddingBlockEnd).toBe(''));
  },
};

/** The banner has no accessibility violations in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [refuse, accept] = ['Refuse all', 'Accept all'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    if (refuse?.top === accept?.top) await expect(refuse?.left).toBeGreaterThan(accept?.left ?? 0);
    await expectNoSidewaysScroll();
  },
};

/** The banner has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
