import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { expectTextInside } from '../../story-text.js';
import { RecentWork } from './RecentWork.js';

const projects: Project[] = [
  {
    id: 1,
    title: 'Corporate year-end party',
    category: 'Corporate Events',
    client: 'A bank in Nairobi',
    image: storyPicture(7, 'A stage under a big sun at night'),
    summary: 'Awards first, then a band, and a floor that stayed full until the last song.',
    overview: ['Awards first, then a band.'],
    date: '2024',
  },
  {
    id: 2,
    title: 'Team-building session',
    category: 'Staff Engagement',
    client: 'A logistics company',
    image: storyPicture(0, 'A field under a low sun'),
    summary: 'One field, two teams and a rope between them.',
    overview: ['One field, two teams.'],
    date: '2024',
  },
  {
    id: 3,
    title: 'Brand activation',
    category: 'Experiential Marketing',
    client: 'A drinks brand',
    image: storyPicture(3, 'A road at dusk'),
    summary: 'A lorry that opens into a stage, stop after stop, through the evening traffic.',
    overview: ['A lorry that opens into a stage.'],
    date: '2024',
  },
  {
    id: 4,
    title: 'Corporate workshop',
    category: 'Corporate Training',
    client: 'An insurance company',
    image: storyPicture(6, 'A bright hall'),
    summary: 'Small tables, real cases, and a plan for Monday in every bag.',
    overview: ['Small tables, real cases.'],
    date: '2024',
  },
];

const longWord = 'Unternehmensveranstaltungsorganisationen';

const meta = {
  title: 'Sections/RecentWork',
  component: RecentWork,
  args: {
    eyebrow: 'Recent work',
    heading: 'Still warm from the floor',
    lead: 'Four briefs, four crowds, one crew.',
    projects,
    allProjectsPath: '/projects',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A few finished projects, staggered, each a way to its own page. Use it once, on the home page or at the ' +
          'end of a service page. For all projects use `ProjectGrid`.\n\n' +
          'Four make the layout whole; one to eight work, without any there is no section. Best: titles of at most ' +
          '30 characters, summaries of one sentence.\n\n' +
          'The link on a picture shows while its project is hovered or has focus inside, and always where hover does ' +
          'not exist; the whole picture is its target. Its accessible name ends with the project’s title.\n\n' +
          'Keyboard: one link a project, then “View All Projects”.',
      },
    },
  },
} satisfies Meta<typeof RecentWork>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstLink = { name: 'View Project Corporate year-end party' };
/** How much of a link is seen, with everything around it. */
const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

export const Default: Story = {};

export const LeadsToEveryProject: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Still warm from the floor' });
    for (const { id, title } of projects) {
      const link = within(section).getByRole('link', { name: `View Project ${title}` });
      await expect(link).toHaveAttribute('href', `/projects/${id}`);
    }
    await expect(within(section).getByRole('link', { name: 'View All Projects' })).toHaveAttribute('href', '/projects');
  },
};

export const RevealsTheLinkOnFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', firstLink);
    link.focus();
    await waitFor(() => expect(opacityOf(link)).toBe(1));
    const hidden = matchMedia('(hover: hover)').matches ? 0 : 1;
    const other = canvas.getByRole('link', { name: 'View Project Brand activation' });
    await expect(opacityOf(other)).toBe(hidden);
    link.blur();
    await waitFor(() => expect(opacityOf(link)).toBe(hidden));
  },
};

export const TheWholePictureIsTheTarget: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A stage under a big sun at night' });
    picture.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = picture.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width * 0.9, top + height * 0.1);
    await expect(hit).toBe(canvas.getByRole('link', firstLink));
  },
};

export const PathsOfItsOwn: Story = {
  args: { projectPath: (id) => `/work/project-${id}`, allProjectsPath: '/work' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', firstLink)).toHaveAttribute('href', '/work/project-1');
  },
};

export const Empty: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const One: Story = { args: { projects: projects.slice(0, 1) } };
export const Three: Story = { args: { projects: projects.slice(0, 3) } };
export const Six: Story = {
  args: { projects: [...projects, ...projects.slice(0, 2).map((project) => ({ ...project, id: project.id + 4 }))] },
};

export const LongTexts: Story = {
  args: {
    heading: 'Four evenings and afternoons that our clients still talk about when they ring us',
    lead: 'Every one of them began with a telephone call, a date and a number of guests, and ended with a lorry.',
    projects: projects.map((project) => ({
      ...project,
      title: `${project.title} for three hundred colleagues and their families`,
      category: `${project.category} and Corporate Entertainment`,
      summary: Array.from({ length: 4 }, () => project.summary).join(' '),
    })),
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    projects: projects.map((project) => ({ ...project, title: longWord, category: longWord, summary: longWord })),
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const OtherWords: Story = {
  args: { labels: { viewProject: 'Tazama mradi', viewAllProjects: 'Tazama miradi yote' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tazama mradi Brand activation' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Tazama miradi yote' })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
