import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudiesLink } from 'agency-content';
import { projects } from 'agency-content/projects';
import { expect } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProjectDetail } from './ProjectDetail.js';

const [project] = projects as [Project];

const meta = {
  title: 'Sections/ProjectDetail',
  component: ProjectDetail,
  args: { project, back: caseStudiesLink },
  parameters: {
    docs: {
      description: {
        component: `One project on its own page: the page’s \`h1\`, a picture that extends to the page’s edge, a list of facts with client, category and date, and an account of the work.

**Use it** as the page’s first section; it leaves space for the fixed header.

**Do not use it** for an unknown project (use \`ProjectNotFound\`), nor for several projects: use \`ProjectGrid\`.

**Content.** A title of up to five words, one to five paragraphs; the first is the one most read. The outcome is a sentence with figures; each of the \`facts\` is a row in the list.

**Page transitions.** With \`agency-ui/page-transitions.css\`, the picture moves here from the project’s card in \`ProjectGrid\` or \`RecentWork\` when the page changes; its \`data-transition-name\` is \`project-\` followed by the project’s id. Show a project only once per page.

**Parts.**

- **Title:** The page’s first-level heading; it names the section.
- **Facts:** Client, category and date in a description list.
- **Picture:** With its own alternative text.
- **Back link:** Links to all projects.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The back link. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ProjectDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A project with its picture, facts, account and outcome. */
export const Default: Story = {};

/** A one-paragraph account. */
export const OneParagraph: Story = { args: { project: { ...project, overview: project.overview.slice(0, 1) } } };

/** A project without an outcome or further facts. */
export const WithoutOutcome: Story = {
  args: { project: { ...project, facts: undefined, outcome: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Outcome' })).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

/** A picture that fails to load leaves its placeholder colour and its alternative text. */
export const PictureFailsToLoad: Story = {
  args: { project: { ...project, image: { ...project.image, ...brokenPicture } } },
};

/** A long title, a long client name and nine paragraphs. */
export const LongText: Story = {
  args: {
    project: {
      ...project,
      title: 'Corporate year-end party for four hundred people and one brass band',
      client: 'A company in Nairobi with branches in all forty-seven counties',
      overview: [1, 2, 3].flatMap((part) => project.overview.map((paragraph) => `${part}. ${paragraph} ${paragraph}`)),
    },
  },
};

/** The page on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Every fact is paired with its term, and the section is named by the title. */
export const SaysForWhomAndWhen: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(terms).toEqual(['Client', 'Category', 'Date', 'Crew and time']);
    await expect(facts).toEqual([project.client, project.category, project.date, project.facts?.[0]?.detail]);
    await expect(canvas.getByText(project.date)).toHaveAttribute('datetime', project.date);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Outcome' })).toBeVisible();
    await expect(canvas.getByText(project.outcome ?? '')).toBeVisible();
  },
};

/** The back link names its target. */
export const LeadsBack: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: caseStudiesLink.name })).toHaveAttribute(
      'href',
      caseStudiesLink.path,
    );
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    project: { ...project, title: longWord, client: longWord, category: longWord, overview: [longWord] },
    back: { ...caseStudiesLink, name: longWord },
  },
  play: expectNoSidewaysScroll,
};

/** Custom labels replace the page’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { overview: 'Muhtasari', outcome: 'Matokeo', client: 'Mteja', category: 'Aina', date: 'Mwaka' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Mteja',
      'Aina',
      'Mwaka',
      'Crew and time',
    ]);
    await expect(canvas.queryByText('Overview')).toBeNull();
  },
};

/** The page is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The page has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
