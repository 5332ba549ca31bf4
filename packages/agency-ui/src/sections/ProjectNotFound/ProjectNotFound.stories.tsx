import type { Meta, StoryObj } from '@storybook/react-vite';
import { backToProjects, homeFromProjects } from 'agency-content/projects';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProjectNotFound } from './ProjectNotFound.js';

const meta = {
  title: 'Sections/ProjectNotFound',
  component: ProjectNotFound,
  args: { back: backToProjects, other: homeFromProjects },
  parameters: {
    docs: {
      description: {
        component: `The page for an unknown project: a press sheet with its marks and nothing printed on it.

**Use it** as the first section of its page: it leaves space for the fixed header.

**Do not use it** for an address unknown to the site: use \`NotFound\`.

**Content.** One back link as a button, and optionally one other link.

**Keyboard.** The one or two links.`,
      },
    },
  },
} satisfies Meta<typeof ProjectNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysSoAndLeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [backToProjects, homeFromProjects].map(({ name, path }) => [name, path]),
    );
  },
};

export const OneWay: Story = {
  render: ({ back }) => <ProjectNotFound back={back} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongWords: Story = {
  args: {
    labels: { heading: longWord, explanation: longWord },
    back: { name: longWord, path: '/' },
    other: { name: longWord, path: '/' },
  },
  play: expectNoSidewaysScroll,
};

export const OtherWords: Story = {
  args: { labels: { heading: 'Mradi haupatikani', explanation: 'Labda umehamishwa.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mradi haupatikani' })).toBeVisible();
    await expect(canvas.queryByText(/press empty/)).toBeNull();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
