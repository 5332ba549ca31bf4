import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container, Heading, Section } from '../../primitives/index.js';
import { SkipLink } from './SkipLink.js';

const description = `The first Tab stop of every page: a link past the header to the content (WCAG 2.4.1). It is visible only while focused.

**Use it** once, first in the body, with a \`main\` that has the target id and \`tabindex="-1"\`.

**Do not use it** to jump between the parts of a long page. For those, show a list of links at the top, as in \`LegalDocument\`: it helps everybody.

**Content.** Three or four words from \`labels\` that name the target.

**Behaviour.** It works without JavaScript.

**Keyboard.** Tab shows it, Enter moves focus to the content.`;

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { docs: { description: { component: description }, story: { inline: false, height: '16rem' } } },
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await settled();
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const ShowsOnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await settled();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const LeadsToTheContent: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveAttribute('href', '#main');
    await expect(document.getElementById('main')).toHaveAttribute('tabindex', '-1');
  },
};

export const OtherWords: Story = {
  args: { children: 'Ruka hadi maudhui makuu' },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Ruka hadi maudhui makuu' }).focus();
    await settled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    link.focus();
    await settled();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
  },
};

export const Microsite: Story = {
  globals: { theme: 'microsite' },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to main content' }).focus();
    await settled();
  },
};

export const Playground: Story = {};
