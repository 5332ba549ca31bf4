import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects, projectsHead } from 'agency-content/case-studies';
import { expect, waitFor } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProjectGrid } from './ProjectGrid.js';

const [first] = projects as [Project];
/** The agency's projects, repeated to fill the page. */
const twelve = [...projects, ...projects.map((project) => ({ ...project, id: project.id + projects.length }))].slice(
  0,
  12,
);

const meta = {
  title: 'Sections/ProjectGrid',
  component: ProjectGrid,
  args: { ...projectsHead, projects },
  parameters: {
    docs: {
      description: {
        component: `All finished projects on their own page: pairs of unequal size, and a panorama for an odd last one.

**Use it** once, under the page’s hero.

**Do not use it** on the home page (use \`RecentWork\`), nor for links to other pages: use \`LinkCards\`.

**Content.** One to twelve projects; titles of up to five words, a summary of one sentence.

**Links.** “View Project” appears over a picture on hover or focus, and is always visible on devices without hover. Its accessible name ends with the project’s title.

**Page transitions.** With \`agency-ui/page-transitions.css\`, each picture moves into the picture of \`ProjectDetail\` when the page changes: \`data-transition-name\` is \`project-\` and its id. Show a project once per page.

**Keyboard.** One link per project.`,
      },
    },
  },
} satisfies Meta<typeof ProjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToEachProject: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(projects.length);
    for (const { id, title } of projects) {
      const link = canvas.getByRole('link', { name: `View Project ${title}` });
      await expect(link).toHaveAttribute('href', `/projects/${id}`);
    }
  },
};

export const ShowsItsLinkOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    const opacity = (link: HTMLElement) => getComputedStyle(link).opacity;
    const restingOpacity = matchMedia('(hover: none)').matches ? '1' : '0';
    await expect(opacity(second)).toBe(restingOpacity);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await waitFor(() => expect(opacity(first)).toBe('1'));
    await expect(opacity(second)).toBe(restingOpacity);
  },
};

export const ThePictureIsPressedToo: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `View Project ${first.title}` });
    const image = canvas.getByRole('img', { name: first.image.alt });
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const picture = image.getBoundingClientRect();
    await expect(document.elementFromPoint(picture.right - 20, picture.top + 40)).toBe(link);
    await expect(document.elementFromPoint(picture.left + 20, picture.top + 40)).toBe(link);
  },
};

export const OneProject: Story = { args: { projects: projects.slice(0, 1) } };
export const TwoProjects: Story = { args: { projects: projects.slice(0, 2) } };
export const ThreeProjects: Story = { args: { projects: projects.slice(0, 3) } };
export const FourProjects: Story = { args: { projects: projects.slice(0, 4) } };
export const SevenProjects: Story = { args: { projects: projects.slice(0, 7) } };
export const TwelveProjects: Story = { args: { projects: twelve } };

export const NoProjects: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects to show yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OtherAddresses: Story = {
  args: { projectPath: (id) => `/kazi/${id}`, labels: { view: 'Tazama' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Tazama ${first.title}` })).toHaveAttribute(
      'href',
      `/kazi/${first.id}`,
    );
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    projects: projects
      .slice(0, 3)
      .map((project) => ({ ...project, title: longWord, category: longWord, summary: longWord })),
    labels: { view: longWord },
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    projects: projects.slice(0, 4).map((project) => ({
      ...project,
      title: `${project.title} for a whole company`,
      summary: project.overview.join(' '),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const Playground: Story = {};
