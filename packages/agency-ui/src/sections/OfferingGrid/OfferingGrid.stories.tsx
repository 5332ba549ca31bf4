import type { Meta, StoryObj } from '@storybook/react-vite';
import { servicesLink } from 'agency-content';
import * as expos from 'agency-content/services/expos';
import * as printing from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../navigation/index.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { PageHero } from '../PageHero/index.js';
import { RunLengthBand } from '../RunLengthBand/index.js';
import { OfferingGrid } from './OfferingGrid.js';

const { offerings } = expos;
const eight = printing.offerings.offerings;

const meta = {
  title: 'Sections/OfferingGrid',
  component: OfferingGrid,
  args: offerings,
  parameters: {
    docs: {
      description: {
        component: `A service’s parts, in order: two large cards, then the others in rows of three. On phones the others are compact rows with a small picture.

**Use it** on a service’s own page.

**Do not use it** for links to other pages: use \`CoreServicesGrid\` or \`LinkCards\`, because these cards are not interactive.

**Content.** Six to eight offerings, though any number fills its last row; names of up to about 30 characters, descriptions of one or two sentences, 4:3 pictures. The index shows each \`shortName\`; \`indexLinks\` lead to other parts of the page, such as \`#prices\`. The \`middleContent\` is a separate band between the first two cards and the others.

**Parts.**

- **Section:** A landmark named by its heading.
- **Index:** A navigation landmark with a link to each card, then the \`indexLinks\`.
- **Card:** A list item with a heading one level below.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The index links. |
| Enter | On a link: jumps to its card, or to that part of the page. |`,
      },
    },
  },
} satisfies Meta<typeof OfferingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A service’s parts: two large cards, then the others in rows of three. */
export const Default: Story = {};

/** An index, two print methods with the run-length band below them, and the other parts, as on the printing page. */
export const WithIndexAndInterlude: Story = {
  tags: ['wcag:2.4.1', 'wcag:2.4.6'],
  render: () => (
    <>
      <PageHero
        {...printing.hero}
        bottomSpace="deep"
        breadcrumbs={<Breadcrumbs items={[servicesLink]} current={printing.hero.title} />}
      />
      <OfferingGrid
        id="offerings"
        index
        indexLinks={[{ name: 'Price guide', path: '#prices' }]}
        {...printing.offerings}
        middleContent={<RunLengthBand {...printing.runLength} />}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const links = index.getAllByRole('link');
    const prices = links.pop();
    await expect(prices).toHaveAttribute('href', '#prices');
    await expect(links.map((link) => link.textContent?.replace(/^\d+/, ''))).toEqual(
      eight.map(({ shortName }) => shortName),
    );
    for (const [index, link] of links.entries()) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLElement;
      await expect(within(target).getByRole('heading')).toHaveTextContent(eight[index]?.name ?? '');
    }
    const [first] = links;
    const slug = eight[0]?.name.toLowerCase().replaceAll(' ', '-');
    await expect(first).toHaveAttribute('href', `#offerings-${slug}`);
  },
};

/** No content between the cards. */
const withOfferings = (count: number): Story => ({
  args: { ...printing.offerings, secondaryHeading: undefined, offerings: eight.slice(0, count) },
});

/** A single offering. */
export const OneItem: Story = withOfferings(1);

/** Grids of two to seven offerings. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 3, 4, 5, 6, 7].map((count) => (
        <OfferingGrid key={count} {...args} {...withOfferings(count).args} heading={`${count} offerings`} />
      ))}
    </>
  ),
};

/** Eight offerings. */
export const ManyItems: Story = withOfferings(8);

/** Nothing is rendered without offerings. */
export const Empty: Story = {
  decorators: [rendersNothing('OfferingGrid renders nothing without offerings.')],
  args: { offerings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long descriptions. */
export const LongText: Story = {
  args: { offerings: offerings.offerings.map((one) => ({ ...one, description: `${one.description} `.repeat(5) })) },
};

/** The grid on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The offerings are a list, each under a heading one level below. */
export const NamesEveryOffering: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: offerings.heading }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
      offerings.offerings.map(({ name }) => name),
    );
    await expect(section.queryAllByRole('link')).toHaveLength(0);
  },
};

/** A forty-letter word wraps in the index and in the cards. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    index: true,
    heading: longWord,
    offerings: offerings.offerings.map((one) => ({ ...one, name: `${one.name} for ${longWord}` })),
  },
  play: expectNoSidewaysScroll,
};

/** The whole grid, with index and band, is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  ...WithIndexAndInterlude,
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await WithIndexAndInterlude.play?.(context);
    await expectMirrored(context);
  },
};

/** The whole grid, with index and band, has no accessibility violations in the microsite theme. */
export const Microsite: Story = { ...WithIndexAndInterlude, tags: ['test-only'], globals: { theme: 'microsite' } };
