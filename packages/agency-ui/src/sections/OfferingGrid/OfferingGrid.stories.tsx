import type { Meta, StoryObj } from '@storybook/react-vite';
import { servicesLink } from 'agency-content';
import * as expos from 'agency-content/services/expos';
import * as printing from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../navigation/index.js';
import { expectMirrored } from '../../story-direction.js';
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
        component: `The parts of a service, in order: two large cards, then the others in rows of three.

**Use it** on a service’s own page.

**Do not use it** for links to other pages: use \`CoreServicesGrid\` or \`LinkCards\`; these cards are not interactive.

**Content.** Six to eight offerings, though any number fills its last row; names of up to about 30 characters, descriptions of one or two sentences, 4:3 pictures. The index shows each \`shortName\`. The interlude is a separate band between the first two cards and the others.

**Keyboard.** The entries of the index, if there is one.`,
      },
    },
  },
} satisfies Meta<typeof OfferingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As on the printing page: index, two print methods, the run length between them, and the rest. */
export const WholeStory: Story = {
  render: () => (
    <>
      <PageHero
        {...printing.hero}
        bottomSpace="deep"
        breadcrumbs={<Breadcrumbs trail={[servicesLink]} current={printing.hero.title} />}
      />
      <OfferingGrid
        id="offerings"
        index
        {...printing.offerings}
        interlude={<RunLengthBand {...printing.runLength} />}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const links = index.getAllByRole('link');
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

export const NamesEveryOffering: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: offerings.heading }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
      offerings.offerings.map(({ name }) => name),
    );
    await expect(section.queryAllByRole('link')).toHaveLength(0);
  },
};

/** No interlude between the cards. */
const withOfferings = (count: number): Story => ({
  args: { ...printing.offerings, restHead: undefined, offerings: eight.slice(0, count) },
});

export const Eight: Story = withOfferings(8);
export const Seven: Story = withOfferings(7);
export const Six: Story = withOfferings(6);
export const Five: Story = withOfferings(5);
export const Four: Story = withOfferings(4);
export const Three: Story = withOfferings(3);
export const Two: Story = withOfferings(2);
export const OneOffering: Story = withOfferings(1);

export const EmptyList: Story = {
  args: { offerings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    index: true,
    heading: longWord,
    offerings: offerings.offerings.map((one) => ({ ...one, name: `${one.name} for ${longWord}` })),
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: { offerings: offerings.offerings.map((one) => ({ ...one, description: `${one.description} `.repeat(5) })) },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = {
  ...WholeStory,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await WholeStory.play?.(context);
    await expectMirrored(context);
  },
};

export const Microsite: Story = { ...WholeStory, globals: { theme: 'microsite' } };

export const Playground: Story = {};
