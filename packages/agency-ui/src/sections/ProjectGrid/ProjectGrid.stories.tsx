import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProjectGrid } from './ProjectGrid.js';
import { storyProjects } from './story-projects.js';

const meta = {
  title: 'Sections/ProjectGrid',
  component: ProjectGrid,
  args: {
    eyebrow: 'Case studies',
    heading: 'What came off the press, and off the floor',
    lead: 'Every job starts with a question. These are some of the answers.',
    projects: storyProjects.slice(0, 4),
  },
  parameters: {
    docs: {
      description: {
        component:
          'All finished work, on a page of its own: pairs of unequal size, and a panorama for one that is left over. ' +
          'One to twelve projects; titles of up to five words, a summary of one sentence. On the home page use ' +
          '`RecentWork`, for links to other pages `LinkCards`.\n\n“View Project” appears over a picture that is hovered ' +
          'or holds the focus, and always where nothing hovers. Its accessible name ends with the project’s title.',
      },
    },
  },
} satisfies Meta<typeof ProjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToEachProject: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Project Team-building session' })).toHaveAttribute(
      'href',
      '/projects/2',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
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
    const link = canvas.getByRole('link', { name: 'View Project Brand activation' });
    const image = canvas.getByRole('img', { name: 'A print for: Brand activation' });
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const picture = image.getBoundingClientRect();
    await expect(document.elementFromPoint(picture.right - 20, picture.top + 40)).toBe(link);
    await expect(document.elementFromPoint(picture.left + 20, picture.top + 40)).toBe(link);
  },
};

export const OneProject: Story = { args: { projects: storyProjects.slice(0, 1) } };
export const TwoProjects: Story = { args: { projects: storyProjects.slice(0, 2) } };
export const ThreeProjects: Story = { args: { projects: storyProjects.slice(0, 3) } };
export const SevenProjects: Story = { args: { projects: storyProjects.slice(0, 7) } };
export const TwelveProjects: Story = { args: { projects: storyProjects } };

export const NoProjects: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No project to show here yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OtherAddresses: Story = {
  args: { projectPath: (id) => `/kazi/${id}`, labels: { view: 'Tazama' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tazama Brand activation' })).toHaveAttribute('href', '/kazi/3');
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    heading: longWord,
    projects: storyProjects
      .slice(0, 3)
      .map((project) => ({ ...project, title: longWord, category: longWord, summary: longWord })),
    labels: { view: longWord },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongTexts: Story = {
  args: {
    projects: storyProjects.slice(0, 4).map((project) => ({
      ...project,
      title: `${project.title} for a whole company`,
      summary: project.overview.join(' '),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const Playground: Story = {};
