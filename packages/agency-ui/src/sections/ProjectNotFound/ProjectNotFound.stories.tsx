import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudiesLink } from 'agency-content';
import { homeFromProjects } from 'agency-content/projects';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProjectNotFound } from './ProjectNotFound.js';

const meta = {
  title: 'Sections/ProjectNotFound',
  component: ProjectNotFound,
  args: { back: caseStudiesLink, other: homeFromProjects },
  parameters: {
    docs: {
      description: {
        component: `The page for an unknown project: a press sheet with its marks and nothing printed on it.

**Use it** as the page’s first section; it leaves space for the fixed header.

**Do not use it** for a URL unknown to the site: use \`NotFound\`.

**Content.** One back link as a button, and optionally one other link.

**Parts.**

- **Heading:** The page’s first-level heading.
- **Further links:** To all projects and to the home page.
- **Empty sheet:** A drawing; decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Back to all projects, home. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ProjectNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The error with two links. */
export const Default: Story = {};

/** The error with one link. */
export const OneLink: Story = {
  render: ({ back }) => <ProjectNotFound back={back} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A long heading, explanation and links wrap within the page. */
export const LongText: Story = {
  args: {
    labels: { heading: longWord, explanation: longWord },
    back: { name: longWord, path: '/' },
    other: { name: longWord, path: '/' },
  },
  play: expectNoSidewaysScroll,
};

/** The page on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The page’s first-level heading states the error, and each link names its target. */
export const SaysSoAndLeadsBack: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [caseStudiesLink, homeFromProjects].map(({ name, path }) => [name, path]),
    );
  },
};

/** Custom labels replace the page’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { heading: 'Mradi haupatikani', explanation: 'Labda umehamishwa.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mradi haupatikani' })).toBeVisible();
    await expect(canvas.queryByText(/press empty/)).toBeNull();
  },
};

/** The page is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The page has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
