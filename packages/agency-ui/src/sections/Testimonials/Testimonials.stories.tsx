import type { Meta, StoryObj } from '@storybook/react-vite';
import { testimonials as content } from 'agency-content/case-studies';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Use it** after the work itself, so that readers can check each comment against a project. Put the strongest first: it has the largest card. Name the person and the organisation, or their role and industry if they prefer, and link the project they talk about.

**Do not use it** for a single quotation on a page rich in detail (use \`PullQuote\`), nor for invented quotations.

**Content.** Two to six testimonials of one to three sentences. Leave out the quotation marks.`,
      },
    },
  },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhoSpeaks: Story = {
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

export const LeadsToTheWork: Story = {
  play: async ({ canvas }) => {
    for (const { project } of testimonials) {
      await expect(canvas.getByRole('link', { name: project?.name ?? '' })).toHaveAttribute('href', project?.path);
    }
  },
};

export const OneTestimonial: Story = { args: { testimonials: testimonials.slice(0, 1) } };

export const TwoTestimonials: Story = { args: { testimonials: testimonials.slice(0, 2) } };

export const SixTestimonials: Story = {
  args: {
    testimonials: [...testimonials, ...testimonials.map((one) => ({ ...one, text: `${one.text} Again.` }))].slice(0, 6),
  },
};

export const WithoutProjects: Story = {
  args: { testimonials: testimonials.map(({ text, name, role }) => ({ text, name, role })) },
};

export const NoTestimonials: Story = {
  args: { testimonials: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    testimonials: testimonials.map(({ name }) => ({ text: longWord, name: longWord + name, role: longWord })),
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: { testimonials: testimonials.map((one) => ({ ...one, text: `${one.text} ${one.text} ${one.text}` })) },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
