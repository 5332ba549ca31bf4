import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentWork } from 'agency-content/home';
import { projects as allProjects } from 'agency-content/projects';
import { expect, waitFor, within } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { RecentWork } from './RecentWork.js';

const { projects, allProjectsPath } = recentWork;
const [first, second] = projects as [Project, Project];

const meta = {
  title: 'Sections/RecentWork',
  component: RecentWork,
  args: recentWork,
  parameters: {
    docs: {
      description: {
        component: `A few finished projects, each with a link to its own page: one large picture, and up to three small ones beside it.

**Use it** once, on the home page or at the end of a service page.

**Do not use it** for all projects: use \`ProjectGrid\`.

**Content.** Four projects complete the layout; one to eight work, and with none, nothing is rendered. Titles of at most 30 characters, summaries of one sentence.

**Links.** The link on a picture shows while its project is hovered or contains focus, and always on devices without hover; the whole picture is its target. Its accessible name ends with the project’s title.

**Page transitions.** With \`agency-ui/page-transitions.css\`, each picture moves into the picture of \`ProjectDetail\` when the page changes; its \`data-transition-name\` is \`project-\` followed by the project’s id. Show a project only once per page.

**Parts.**

- **Section:** A landmark named by its heading.
- **Project:** Its title precedes the link.
- **Link:** Shown on hover and focus, always on devices without hover; named by its project.
- **All projects:** One link to the rest.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The link of each project, then all projects. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof RecentWork>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One large project beside three small ones. */
export const Default: Story = {};

/** A single project. */
export const OneItem: Story = { args: { projects: projects.slice(0, 1) } };

/** Three projects. */
export const ThreeItems: Story = { args: { projects: projects.slice(0, 3) } };

/** Six projects. */
export const ManyItems: Story = { args: { projects: allProjects.slice(0, 6) } };

/** Nothing is rendered without projects. */
export const Empty: Story = {
  decorators: [rendersNothing('RecentWork renders nothing without projects.')],
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long titles, categories and summaries. */
export const LongText: Story = {
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

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Each link names its project, and the last one leads to all projects. */
export const LeadsToEveryProject: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: recentWork.heading });
    for (const { id, title } of projects) {
      const link = within(section).getByRole('link', { name: `View Project ${title}` });
      await expect(link).toHaveAttribute('href', `/projects/${id}`);
    }
    await expect(within(section).getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
      'href',
      allProjectsPath,
    );
  },
};

const firstLink = { name: `View Project ${first.title}` };

/** A link's effective opacity, including its ancestors' opacity. */
const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

/** Content shown on hover is also shown on focus, and always on devices without hover. */
export const RevealsTheLinkOnFocus: Story = {
  tags: ['test-only', 'wcag:1.4.13', 'wcag:2.4.7'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', firstLink);
    link.focus();
    await waitFor(() => expect(opacityOf(link)).toBe(1));
    const hidden = matchMedia('(hover: hover)').matches ? 0 : 1;
    const other = canvas.getByRole('link', { name: `View Project ${second.title}` });
    await expect(opacityOf(other)).toBe(hidden);
    link.blur();
    await waitFor(() => expect(opacityOf(link)).toBe(hidden));
  },
};

/** Each picture has its own alternative text, and the link’s target covers all of it. */
export const TheWholePictureIsTheTarget: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: first.image.alt });
    picture.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = picture.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width * 0.9, top + height * 0.1);
    await expect(hit).toBe(canvas.getByRole('link', firstLink));
  },
};

/** The application sets the project URLs. */
export const PathsOfItsOwn: Story = {
  tags: ['test-only'],
  args: { projectPath: (id) => `/work/project-${id}`, allProjectsPath: '/work' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', firstLink)).toHaveAttribute('href', `/work/project-${first.id}`);
  },
};

/** Forty-letter words wrap within their columns. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    projects: projects.map((project) => ({ ...project, title: longWord, category: longWord, summary: longWord })),
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** Custom labels replace the section’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { viewProject: 'Tazama mradi', viewAllProjects: 'Tazama miradi yote' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Tazama mradi ${first.title}` })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Tazama miradi yote' })).toBeVisible();
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
