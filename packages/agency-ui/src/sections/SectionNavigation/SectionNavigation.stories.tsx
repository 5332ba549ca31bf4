import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container, Heading, Section, Text } from '../../primitives/index.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SectionNavigation } from './SectionNavigation.js';

const sections = [
  { id: 'stage', name: 'Stage and light' },
  { id: 'print', name: 'Print' },
  { id: 'staff', name: 'Staff' },
  { id: 'permits', name: 'Permits' },
];

const meta = {
  title: 'Sections/SectionNavigation',
  component: SectionNavigation,
  args: { sections },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        {args.sections.map(({ id, name }) => (
          <Section key={id} id={id} style={{ minBlockSize: '60vh' }}>
            <Container>
              <Heading>{name}</Heading>
              <Text>What we bring, who carries it, and when it stands.</Text>
            </Container>
          </Section>
        ))}
      </>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component: `Links to a long page’s sections, in a bar that follows the reader.

**Use it** on pages of four or more sections, below the hero. It needs each section’s \`id\`.

**Do not use it** to link to other pages (use \`SiteHeader\` or \`LinkCards\`), nor on legal documents, which have their own table of contents, nor on articles, which are read from start to end.

**Content.** Three to eight names of one or two words, shorter than the headings.

**Behaviour.** The bar stays below the header and scrolls sideways on phones to keep the current link in view. The current section is the last one that starts in the upper third of the window or above, or the last section at the end of the page. Without JavaScript the links work and none is current. In windows shorter than 30 rem the bar is not sticky. Give the sections \`scroll-margin-block-start\` if your page sets no \`scroll-padding\`.

**Parts.**

- **Navigation:** A landmark named “On this page”.
- **Link:** The current one is bold, underlined and has \`aria-current="location"\`.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | One tab stop per section. |
| Enter | Goes to the section. |`,
      },
    },
  },
} satisfies Meta<typeof SectionNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four sections, the first of which is being read. */
export const Default: Story = {};

/** The bar on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Twelve sections scroll sideways. */
export const ManyItems: Story = {
  args: { sections: Array.from({ length: 12 }, (_, index) => ({ id: `day-${index + 1}`, name: `Day ${index + 1}` })) },
  play: expectNoSidewaysScroll,
};

/** Nothing is rendered with a single section. */
export const OneItem: Story = {
  decorators: [rendersNothing('SectionNavigation renders nothing with a single section.')],
  args: { sections: sections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A long name wraps within its link. */
export const LongText: Story = {
  args: { sections: sections.map(({ id, name }) => ({ id, name: `${name} ${longWord}` })) },
  play: expectNoSidewaysScroll,
};

/** The current section changes as the reader scrolls, and the page does not jump. */
export const FollowsTheReader: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Stage and light'),
    );
    canvasElement.querySelector('#staff')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Staff'));
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Permits'));
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** In right-to-left layouts, the first link is on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
    await expectNoSidewaysScroll();
  },
};

/** The bar has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
