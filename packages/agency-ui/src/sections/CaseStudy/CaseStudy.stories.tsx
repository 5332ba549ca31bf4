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
        component: `The story of one project: facts to compare, chapters in the order they happened, figures, the client’s words, and a link to the next project.

**Use it** after \`ProjectDetail\`, for the few projects that deserve a long read.

**Do not use it** for a project that one paragraph can cover: use \`ProjectDetail\`, which also shows the outcome.

**Content.** Three to five facts of a few words; two to five chapters with one to three paragraphs each; two to four figures, each with a \`method\` that says how it was counted. Readers look closely at what went wrong, so mark that chapter as \`highlighted\`. Say what was asked for before what was done. Leave out the quotation marks.

**Parts.**

- **Section:** A landmark named by its heading.
- **Facts:** Terms with their details.
- **Chapters:** An ordered list; each has a heading one level below.
- **Figures:** A description list: what is counted is the term, and the number describes it.
- **Quotation:** A figure: the quotation, and a caption that names the speaker.
- **Credits:** A heading, then roles and names. A note in small print may follow.
- **Next project:** One link with the project’s title; its picture is decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The link to the next project. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof CaseStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts, chapters, figures, a quotation and the next project. */
export const Default: Story = {};

/** The story without a quotation, credits or a next project. */
export const WithoutQuoteAndNext: Story = {
  args: { story: { ...story, quote: undefined, credits: undefined, note: undefined }, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Four figures. */
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

/** The next project without a picture. */
export const NextWithoutPicture: Story = { args: { next: { title: 'Matatu campaign', path: '/projects/9' } } };

/** No chapter is highlighted. */
export const PlainChapters: Story = {
  args: { story: { ...story, chapters: story.chapters.map(({ title, paragraphs }) => ({ title, paragraphs })) } },
};

/** Forty-letter words wrap in every part of the story. */
export const LongText: Story = {
  args: {
    story: {
      ...story,
      heading: longWord,
      facts: [{ term: longWord, detail: longWord }],
      chapters: story.chapters.map(({ title, ...chapter }) => ({
        ...chapter,
        title: longWord + title,
        paragraphs: [longWord],
      })),
      figures: story.figures.map(({ label }) => ({ value: '1,000,000', label: longWord + label, method: longWord })),
      quote: { text: longWord, name: longWord, role: longWord },
      credits: [{ term: longWord, detail: longWord }],
      note: longWord,
    },
    next: { title: longWord, path: '/projects/2' },
  },
  play: expectNoSidewaysScroll,
};

/** The story on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The chapters are an ordered list, each under its heading. */
export const TellsTheStoryInOrder: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
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

/** Every fact and figure is paired with its term. */
export const SaysWhatEachFigureCounts: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const details = canvas.getAllByRole('definition').map((detail) => detail.textContent);
    await expect(terms).toEqual([
      ...story.facts.map(({ term }) => term),
      ...story.figures.map(({ label }) => label),
      ...(story.credits ?? []).map(({ term }) => term),
    ]);
    await expect(details).toEqual([
      ...story.facts.map(({ detail }) => detail),
      ...story.figures.flatMap(({ value, method }) => (method ? [value, method] : [value])),
      ...(story.credits ?? []).map(({ detail }) => detail),
    ]);
    await expect(canvas.getByRole('heading', { level: 3, name: 'In figures' })).toBeVisible();
  },
};

/** The link names the next project, and its picture is hidden because the title says the same thing. */
export const LeadsOn: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Next project ${next?.title}` });
    await expect(link).toHaveAttribute('href', next?.path);
    await expect(within(link).queryByRole('img')).toBeNull();
  },
};

/** Custom labels replace the story’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { figures: 'Kwa takwimu', next: 'Mradi unaofuata' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kwa takwimu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Mradi unaofuata/ })).toBeVisible();
  },
};

/** The story is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The story has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
