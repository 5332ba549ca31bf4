import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectNotFound } from './ProjectNotFound.js';

const meta = {
  title: 'Sections/ProjectNotFound',
  component: ProjectNotFound,
  args: { back: { name: 'See all projects', path: '/case-studies' }, other: { name: 'Return to Home', path: '/' } },
  parameters: {
    docs: {
      description: {
        component:
          'The page of a project that does not exist: a press sheet with its marks and nothing printed on it. The ' +
          'first section of its page: it leaves room for the fixed header. One way back as a button, and perhaps one ' +
          'other. For an address that the site does not know at all use `NotFound`.',
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
    await expect(canvas.getByRole('link', { name: 'See all projects' })).toHaveAttribute('href', '/case-studies');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

export const OneWay: Story = {
  render: ({ back }) => <ProjectNotFound back={back} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    labels: { heading: longWord, explanation: longWord },
    back: { name: longWord, path: '/' },
    other: { name: longWord, path: '/' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OtherWords: Story = {
  args: { labels: { heading: 'Mradi haupatikani', explanation: 'Labda umehamishwa.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mradi haupatikani' })).toBeVisible();
    await expect(canvas.queryByText(/press empty/)).toBeNull();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
