import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { ProjectDetail } from './ProjectDetail.js';

const project: Project = {
  id: 1,
  title: 'Corporate year-end party',
  category: 'Corporate Events',
  client: 'A bank in Nairobi',
  image: storyPicture(22, 'A stage under a rising sun, with guests in front of it'),
  summary: 'Awards, a band, and a floor that stayed full until the last song.',
  overview: [
    'The client had one wish: nobody looks at the clock. We had eleven weeks, and a hall that seats four hundred.',
    'So the speeches were short and the light did the talking. Tables stood in a half circle, the awards came between the courses, and the band knew every name that was read out.',
    'Our events desk planned it, our production desk filmed it, and the print studio made everything that lay on a plate or hung on a wall.',
  ],
  date: '2024',
};

const meta = {
  title: 'Sections/ProjectDetail',
  component: ProjectDetail,
  args: { project, back: { name: 'All projects', path: '/projects' } },
  parameters: {
    docs: {
      description: {
        component:
          'One piece of work on its own page: the page’s `h1`, a picture that runs off the sheet, a docket with client, ' +
          'category and date, and what was done. The first section of its page: it leaves room for the fixed header. ' +
          'A title of up to five words, one to five paragraphs, the first of which is read most. For a number that ' +
          'leads nowhere use `ProjectNotFound`, for several projects `ProjectGrid`.',
      },
    },
  },
} satisfies Meta<typeof ProjectDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysForWhomAndWhen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Corporate year-end party' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(terms).toEqual(['Client', 'Category', 'Date']);
    await expect(facts).toEqual(['A bank in Nairobi', 'Corporate Events', '2024']);
    await expect(canvas.getByText('2024')).toHaveAttribute('datetime', '2024');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
  },
};

export const LeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects');
  },
};

export const OneParagraph: Story = { args: { project: { ...project, overview: project.overview.slice(0, 1) } } };

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    project: { ...project, title: longWord, client: longWord, category: longWord, overview: [longWord] },
    back: { name: longWord, path: '/projects' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
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
  args: { labels: { overview: 'Muhtasari', client: 'Mteja', category: 'Aina', date: 'Mwaka' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Mteja', 'Aina', 'Mwaka']);
    await expect(canvas.queryByText('Overview')).toBeNull();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
