import type { Meta, StoryObj } from '@storybook/react-vite';
import { neighboursOf } from 'agency-content/project-links';
import { storyOf } from 'agency-content/project-stories';
import { projects } from 'agency-content/projects';
import { expect, within } from 'storybook/test';
import type { CaseStudyStory, Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { CaseStudy } from './CaseStudy.js';

const [project] = projects as [Project];
const { next } = neighboursOf(project);
const { story, eyebrow } = storyOf(project) as { story: CaseStudyStory; eyebrow: string };

const meta = {
  title: 'Sections/CaseStudy',
  component: CaseStudy,
  args: { eyebrow, story, next },
  parameters: {
    docs: {
      description: {
        component: `The story of one project: facts to compare, chapters in the order they happened, figures, the client’s words, and the way to the next project.

**Use it** after \`ProjectDetail\`, for the few projects that deserve a long read.

**Do not use it** for a project with a paragraph to tell: \`ProjectDetail\` says that, and its outcome.

**Content.** Three to five facts of a few words; two to five chapters with one to three paragraphs each; two to four figures that nobody has to believe on trust. Write what was asked before what was done. Leave the quotation marks out.

**Keyboard.** The link to the next project.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TellsTheStoryInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: story.heading })).toBeVisible();
    const chapters = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(chapters).toHaveLength(story.chapters.length);
    for (const [index, { title, paragraphs }] of story.chapters.entries()) {
      const chapter = within(chapters[index] as HTMLElement);
      await expect(chapter.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const paragraph of paragraphs) await expect(chapter.getByText(paragraph)).toBeVisible();
    }
  },
};

export const SaysWhatEachFigureCounts: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const details = canvas.getAllByRole('definition').map((detail) => detail.textContent);
    await expect(terms).toEqual([...story.facts.map(({ term }) => term), ...story.figures.map(({ label }) => label)]);
    await expect(details).toEqual([
      ...story.facts.map(({ detail }) => detail),
      ...story.figures.map(({ value }) => value),
    ]);
    await expect(canvas.getByRole('heading', { level: 3, name: 'In figures' })).toBeVisible();
  },
};

export const LeadsOn: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Next project ${next?.title}` });
    await expect(link).toHaveAttribute('href', next?.path);
    await expect(within(link).queryByRole('img')).toBeNull();
  },
};

export const WithoutQuoteAndNext: Story = {
  args: { story: { ...story, quote: undefined }, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const FourFigures: Story = {
  args: {
    story: {
      ...story,
      figures: [
        { value: '9,400', label: 'samples poured' },
        { value: '12', label: 'evenings' },
        { value: '98%', label: 'of stock gone' },
        { value: '100,000', label: 'people who walked past' },
      ],
    },
  },
};

export const NextWithoutPicture: Story = { args: { next: { title: 'Matatu campaign', path: '/projects/9' } } };

export const LongWords: Story = {
  args: {
    story: {
      ...story,
      heading: longWord,
      facts: [{ term: longWord, detail: longWord }],
      chapters: story.chapters.map(({ title }) => ({ title: longWord + title, paragraphs: [longWord] })),
      figures: story.figures.map(({ label }) => ({ value: '1,000,000', label: longWord + label })),
      quote: { text: longWord, name: longWord, role: longWord },
    },
    next: { title: longWord, path: '/projects/2' },
  },
  play: expectNoSidewaysScroll,
};

export const OtherWords: Story = {
  args: { labels: { figures: 'Kwa takwimu', next: 'Mradi unaofuata' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kwa takwimu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Mradi unaofuata/ })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
