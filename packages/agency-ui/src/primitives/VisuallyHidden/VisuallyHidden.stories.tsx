import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgencyLink } from '../AgencyLink/index.js';
import { Container, Section } from '../Section/index.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '(opens in a new tab)' },
  render: (args) => (
    <Section>
      <Container>
        <AgencyLink href="https://www.instagram.com/shangweandink" newTab>
          Instagram <VisuallyHidden {...args} />
        </AgencyLink>
      </Container>
    </Section>
  ),
  parameters: {
    docs: {
      description: {
        component: `Text for assistive technology only, such as the end of a link’s name, where the layout already makes it clear visually.

**Use it** sparingly: what helps one reader usually helps all.

**Do not use it** around a control, which would take focus while invisible. For a link that appears on focus, use \`SkipLink\`.

**Content.** A few words that complete the visible text.

**Parts.**

- **Text:** Read by screen readers, but not visible.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link shows only “Instagram”, and the end of its name is hidden text. */
export const Default: Story = {};

/** Hidden text is part of the accessible name and takes up no space. */
export const IsReadAsText: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram (opens in a new tab)' })).toBeVisible();
    const { width, height } = canvas.getByText('(opens in a new tab)').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};

/** A space at the start of the hidden text separates it from the text before it. */
export const KeepsItsLeadingSpace: Story = {
  tags: ['test-only'],
  args: { children: ' (opens in a new tab)' },
  render: (args) => (
    <Section>
      <Container>
        <AgencyLink href="https://www.instagram.com/shangweandink" newTab>
          Instagram
          <VisuallyHidden {...args} />
        </AgencyLink>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('(opens in a new tab)').firstChild as Text;
    const space = document.createRange();
    space.setStart(words, 0);
    space.setEnd(words, 1);
    // A collapsed space isn't rendered, so it is missing from the accessible name.
    await expect(space.getBoundingClientRect().width).toBeGreaterThan(0);
  },
};
