import type { Meta, StoryObj } from '@storybook/react-vite';
import { clients as content } from 'agency-content/case-studies';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ClientStrip } from './ClientStrip.js';

const { clients } = content;

const meta = {
  title: 'Sections/ClientStrip',
  component: ClientStrip,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `The agency’s clients, on one line.

**Use it** near the top of a page, once per site.

**Do not use it** as decoration between sections, nor with logos used without permission.

**Content.** Four to ten clients. Give either all of them a logo or none, because a mixture looks unfinished. Logos work best as SVG in one colour, about 4:1.

**Parts.**

- **Region:** A landmark named by the label.
- **Label:** States what the clients have in common.
- **Action:** A link below the label, to all projects.
- **Clients:** A list with the same name.
- **Logo:** An image whose alternative text is the client’s name.
- **Project:** A client with a project is one link, named after both. On phones these clients form a scrolling row.`,
      },
    },
  },
} satisfies Meta<typeof ClientStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clients’ names, set in type, each with a link to a project. */
export const Default: Story = { args: { action: { name: 'All projects', path: '/case-studies' } } };

/** Names only. */
export const WithoutProjects: Story = { args: { clients: clients.map(({ name }) => ({ name })) } };

/** A logo in place of each name; its alternative text is the client’s name. */
export const Logos: Story = {
  tags: ['wcag:1.1.1'],
  args: { clients: clients.map(({ name }, index) => ({ name, logo: storyPicture(index, name) })) },
  play: async ({ canvas }) => {
    for (const { name } of clients) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

/** A single client. */
export const OneItem: Story = { args: { clients: clients.slice(0, 1) } };

/** Eighteen clients in several rows. */
export const ManyItems: Story = {
  args: { clients: Array.from({ length: 18 }, (_, index) => ({ name: `Client ${index + 1}` })) },
};

/** Nothing is rendered without clients. */
export const Empty: Story = {
  decorators: [rendersNothing('ClientStrip renders nothing without clients.')],
  args: { clients: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A long label and long names wrap within the page. */
export const LongText: Story = {
  args: {
    label: longWord,
    action: { name: longWord, path: '/' },
    clients: clients.map(({ name, project }) => ({ name: longWord + name, project })),
  },
  play: expectNoSidewaysScroll,
};

/** The strip on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The names are a list with an accessible name. */
export const ListsItsClients: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: content.label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(clients.length);
    for (const [index, { name }] of clients.entries()) await expect(items[index]).toHaveTextContent(name);
  },
};

/** A client and their project are one link, named after both. */
export const LinksToProjects: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    for (const { name, project } of clients) {
      const link = canvas.getByRole('link', { name: `${name} ${project.name}` });
      await expect(link).toHaveAttribute('href', project.path);
    }
  },
};

/** The strip is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The strip has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
