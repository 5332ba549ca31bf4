import type { Meta, StoryObj } from '@storybook/react-vite';
import { backToProjects, projects } from 'agency-content/projects';
import { expect } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProjectDetail } from './ProjectDetail.js';

const [project] = projects as [Project];

const meta = {
  title: 'Sections/ProjectDetail',
  component: ProjectDetail,
  args: { project, back: backToProjects },
  parameters: {
    docs: {
      description: {
        component: `One project on its own page: the page’s \`h1\`, a picture that extends to the page’s edge, a list of facts with client, category and date, and an account of the work.

**Use it** as the first section of its page: it leaves space for the fixed header.

**Do not use it** for an unknown project (use \`ProjectNotFound\`), nor for several projects: use \`ProjectGrid\`.

**Content.** A title of up to five words, one to five paragraphs; the first is read most. The outcome is a sentence with figures; each of the \`facts\` is a line of the list.

**Page transitions.** With \`agency-ui/page-transitions.css\`, the picture comes from the project’s card in \`ProjectGrid\` or \`RecentWork\` when the page changes: \`data-transition-name\` is \`project-\` and its id. Show a project once per page.

**Keyboard.** The back link, if there is one.`,
      },
    },
  },
} satisfies Meta<typeof ProjectDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysForWhomAndWhen: Story = {
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

export const LeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: backToProjects.name })).toHaveAttribute('href', backToProjects.path);
  },
};

export const OneParagraph: Story = { args: { project: { ...project, overview: project.overview.slice(0, 1) } } };

export const WithoutOutcome: Story = {
  args: { project: { ...project, facts: undefined, outcome: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Outcome' })).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

export const LongWords: Story = {
  args: {
    project: { ...project, title: longWord, client: longWord, category: longWord, overview: [longWord] },
    back: { ...backToProjects, name: longWord },
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    project: {
      ...project,
      title: 'Corporate year-end party for four hundred people and one brass band',
      client: 'A company in Nairobi with branches in all forty-seven counties',
      overview: [1, 2, 3].flatMap((part) => project.overview.map((paragraph) => `${part}. ${paragraph} ${paragraph}`)),
    },
  },
};

export const OtherWords: Story = {
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

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
