import type { Meta, StoryObj } from '@storybook/react-vite';
import { testimonials as content } from 'agency-content/case-studies';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Testimonials } from './Testimonials.js';

const { testimonials } = content;

const meta = {
  title: 'Sections/Testimonials',
  component: Testimonials,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `Clients’ comments on finished work.

**Use it** after the work itself, so that readers can check each comment against a project. Put the strongest first: it gets the largest card, beside two others if the total is odd. Name the person and the organisation, or their role and industry if they prefer, and link the project they talk about.

**Do not use it** for a single quotation on a page rich in detail (use \`PullQuote\`), nor for invented quotations.

**Content.** Two to six testimonials of one to three sentences. Leave out the quotation marks.

**Parts.**

- **Section:** A landmark named by its heading.
- **Testimonials:** A list.
- **Slip:** A figure: the quotation, and a caption that names the speaker.
- **Project:** A link to the project, if there is one.
- **Tick:** Decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The links to projects. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three quotations with links to their projects. */
export const Default: Story = {};

/** Quotations without links. */
export const WithoutProjects: Story = {
  args: { testimonials: testimonials.map(({ text, name, role }) => ({ text, name, role })) },
};

/** A single quotation. */
export const OneItem: Story = { args: { testimonials: testimonials.slice(0, 1) } };

/** Two quotations. */
export const TwoItems: Story = { args: { testimonials: testimonials.slice(0, 2) } };

/** Grids of four and five quotations. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[4, 5].map((count) => (
        <Testimonials
          key={count}
          {...args}
          heading={`${count} quotations`}
          testimonials={[...testimonials, ...testimonials.map((one) => ({ ...one, text: `${one.text} Again.` }))].slice(
            0,
            count,
          )}
        />
      ))}
    </>
  ),
};

/** Six quotations. */
export const ManyItems: Story = {
  args: {
    testimonials: [...testimonials, ...testimonials.map((one) => ({ ...one, text: `${one.text} Again.` }))].slice(0, 6),
  },
};

/** Nothing is rendered without quotations. */
export const Empty: Story = {
  decorators: [rendersNothing('Testimonials renders nothing without testimonials.')],
  args: { testimonials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Quotations three times as long. */
export const LongText: Story = {
  args: { testimonials: testimonials.map((one) => ({ ...one, text: `${one.text} ${one.text} ${one.text}` })) },
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Each quotation is a figure whose caption names the speaker. */
export const SaysWhoSpeaks: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(testimonials.length);
    for (const [index, { text, name, role }] of testimonials.entries()) {
      const figure = within(figures[index] as HTMLElement);
      await expect(figure.getByRole('blockquote')).toHaveTextContent(text);
      await expect(figure.getByText(name)).toBeVisible();
      await expect(figure.getByText(role)).toBeVisible();
    }
  },
};

/** A project link is named after the project. */
export const LeadsToTheWork: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    for (const { project } of testimonials) {
      await expect(canvas.getByRole('link', { name: project?.name ?? '' })).toHaveAttribute('href', project?.path);
    }
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    testimonials: testimonials.map(({ name }) => ({ text: longWord, name: longWord + name, role: longWord })),
  },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
