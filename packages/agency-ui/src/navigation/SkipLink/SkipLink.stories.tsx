import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container, Heading, Section } from '../../primitives/index.js';
import { rendersNothing } from '../../story-nothing.js';
import { SkipLink } from './SkipLink.js';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: `The first Tab stop of every page: a link past the header to the content (WCAG 2.4.1). It is visible only while focused.

**Use it** once, first in the body, with a \`main\` that has the target id and \`tabindex="-1"\`.

**Do not use it** to jump between the parts of a long page. For those, show a list of links at the top, as in \`LegalDocument\`, which helps everybody.

**Content.** Three or four words from \`labels\` that name the target.

**Behaviour.** It works without JavaScript.

**Parts.**

- **Link:** The first element of the page; hidden until focused.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | From the top of the page: shows the link. |
| Enter | On the link: moves to the main content. |`,
      },
      story: { inline: false, height: '16rem' },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <Section>
            <Container>
              <Heading level={1}>Six services, one team</Heading>
            </Container>
          </Section>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const settled = () => waitFor(() => expect(document.getAnimations()).toHaveLength(0));

const focusTheLink: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByRole('link', { name: 'Skip to main content' }).focus();
  await settled();
};

/** With keyboard focus, the link covers the top of the page. */
export const Default: Story = { play: focusTheLink };

/** Without focus, the link is above the upper edge of the page. */
export const HiddenUntilFocused: Story = {
  tags: ['test-only'],
  decorators: [rendersNothing('The skip link is hidden until it has focus: press Tab.')],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await settled();
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

/** The first Tab on a page shows the link. */
export const ShowsOnFocus: Story = {
  tags: ['test-only', 'wcag:2.4.7'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await settled();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The link leads to the main content, which can take focus. */
export const LeadsToTheContent: Story = {
  tags: ['test-only', 'wcag:2.4.1'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveAttribute('href', '#main');
    await expect(document.getElementById('main')).toHaveAttribute('tabindex', '-1');
  },
};

/** The link's text can be replaced. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { children: 'Ruka hadi maudhui makuu' },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Ruka hadi maudhui makuu' }).focus();
    await settled();
  },
};

/** In right-to-left layouts, the link is on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    link.focus();
    await settled();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
  },
};

/** The link uses the microsite theme's colours. */
export const Microsite: Story = {
  tags: ['test-only'],
  globals: { theme: 'microsite' },
  play: focusTheLink,
};
