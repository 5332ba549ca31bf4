import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects, projectsHead } from 'agency-content/case-studies';
import { expect, waitFor } from 'storybook/test';
import type { Project } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { brokenPicture } from '../../story-pictures.js';
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
        component: `All finished projects, on their own page: in pairs of unequal size, with a row of three if the number is odd.

**Use it** once, under the page’s hero.

**Do not use it** on the home page (use \`RecentWork\`), nor for links to other pages: use \`LinkCards\`.

**Content.** One to twelve projects; titles of up to five words, a summary of one sentence, a \`note\` of up to four words.

**Links.** “View Project” appears over a picture on hover or focus, and is always visible on devices without hover. Its accessible name ends with the project’s title.

**Page transitions.** With \`agency-ui/page-transitions.css\`, each picture moves into the picture of \`ProjectDetail\` when the page changes; its \`data-transition-name\` is \`project-\` followed by the project’s id. Show a project only once per page.

**Parts.**

- **List:** The projects in order.
- **Picture:** With its own alternative text; clicking it follows the link.
- **Link:** Shown on hover and focus, always on devices without hover; named by its project.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The link of each project. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ProjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agency’s projects, the first ones larger. */
export const Default: Story = {};

/** A single project. */
export const OneItem: Story = { args: { projects: projects.slice(0, 1) } };

/** Grids of two to nine projects. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 3, 4, 5, 6, 7, 8, 9].map((count) => (
        <ProjectGrid key={count} {...args} heading={`${count} projects`} projects={projects.slice(0, count)} />
      ))}
    </>
  ),
};

/** Twelve projects. */
export const ManyItems: Story = { args: { projects: twelve } };

/** Without projects, a message says that there are none. */
export const Empty: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects to show yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A picture that fails to load leaves its placeholder colour and its alternative text. */
export const PictureFailsToLoad: Story = {
  args: {
    projects: projects
      .slice(0, 3)
      .map((project, index) => (index === 0 ? { ...project, image: { ...project.image, ...brokenPicture } } : project)),
  },
};

/** Long titles and summaries. */
export const LongText: Story = {
  args: {
    projects: projects.slice(0, 4).map((project) => ({
      ...project,
      title: `${project.title} for a whole company`,
      summary: project.overview.join(' '),
    })),
  },
};

/** The grid on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Each link names its project and leads to it. */
export const LeadsToEachProject: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(projects.length);
    for (const { id, title } of projects) {
      const link = canvas.getByRole('link', { name: `View Project ${title}` });
      await expect(link).toHaveAttribute('href', `/projects/${id}`);
    }
  },
};

/** A link that shows on hover also shows on focus. */
export const ShowsItsLinkOnFocus: Story = {
  tags: ['test-only', 'wcag:1.4.13', 'wcag:2.4.7'],
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

/** Each picture has its own alternative text, and the link’s target covers all of it. */
export const ThePictureIsPressedToo: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `View Project ${first.title}` });
    const image = canvas.getByRole('img', { name: first.image.alt });
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const picture = image.getBoundingClientRect();
    await expect(document.elementFromPoint(picture.right - 20, picture.top + 40)).toBe(link);
    await expect(document.elementFromPoint(picture.left + 20, picture.top + 40)).toBe(link);
  },
};

/** The application sets the project URLs and the link text. */
export const OtherAddresses: Story = {
  tags: ['test-only'],
  args: { projectPath: (id) => `/kazi/${id}`, labels: { view: 'Tazama' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Tazama ${first.title}` })).toHaveAttribute(
      'href',
      `/kazi/${first.id}`,
    );
  },
};

/** The grid has no accessibility violations with reduced motion. */
export const ReducedMotion: Story = { tags: ['test-only'], globals: { motion: 'reduced' } };

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    projects: projects
      .slice(0, 3)
      .map((project) => ({ ...project, title: longWord, category: longWord, summary: longWord })),
    labels: { view: longWord },
  },
  play: expectNoSidewaysScroll,
};

/** The grid is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The grid has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
