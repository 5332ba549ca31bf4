import type { Meta, StoryObj } from '@storybook/react-vite';
import { coreServices } from 'agency-content';
import { serviceIndex } from 'agency-content/services';
import { expect, waitFor, within } from 'storybook/test';
import { rendersNothing } from '../../story-nothing.js';
import { CoreServicesGrid } from './CoreServicesGrid.js';

/** All of the agency’s services, two more than on the home page. */
const services = [
  ...coreServices.services,
  ...serviceIndex.services.filter(({ path }) => coreServices.services.every((service) => service.path !== path)),
];

/** A card’s link. */
const linkOf = (index: number) => ({ name: `Show Me ${coreServices.services[index]?.title}` });

const meta = {
  title: 'Sections/CoreServicesGrid',
  component: CoreServicesGrid,
  args: coreServices,
  parameters: {
    docs: {
      description: {
        component: `The agency’s services as a register: the first with a large picture, the others in rows beside it.

**Use it** once on a home page, under the hero.

**Do not use it** for the parts of one service (use \`OfferingGrid\`), nor for more than ten services.

**Content.** Titles of one to three short words; descriptions of up to 90 characters, the first up to 110; a \`price\`, if any, of up to 45 characters, amount first. Pictures are 4:3 and small in the rows, so choose pictures with a single clear subject. A single service spans the page, and two share it; without services, nothing is rendered.

**Layout.** On wide pages up to five rows sit beside the first service, and the others follow in two columns. The fewer rows, the larger their pictures. On a tablet the first service has its picture beside its text. On a phone each row’s picture is square and its link is below the text.

**Links.** Each service has one link, named after its service. The picture is clickable too; the text stays selectable. On hover, and while the link has focus, the picture shifts 4 px out of register.

**Motion.** Services appear one after the other, 0.1 s apart, unless motion is reduced; those on the first screen appear at once.

**Parts.**

- **List:** The services in order.
- **Service:** Heading, text and one link named after the service.
- **Picture:** Clicking it follows the link too.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Each service’s link: one tab stop each. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof CoreServicesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agency’s six services, the most important one with a large picture. */
export const Default: Story = {};

const box = (element: Element) => element.getBoundingClientRect();

/** No card overlaps another or overflows the page. */
async function staysInOrder(canvasElement: HTMLElement, count: number) {
  const cards = within(canvasElement).getAllByRole('listitem').map(box);
  await expect(cards).toHaveLength(count);
  for (const [index, card] of cards.entries()) {
    await expect(card.left).toBeGreaterThanOrEqual(0);
    await expect(card.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    for (const other of cards.slice(index + 1)) {
      const apart =
        other.top >= card.bottom || other.left >= card.right || other.right <= card.left || other.bottom <= card.top;
      await expect(apart).toBe(true);
    }
  }
}

/** The services from the services page. */
export const ServiceIndex: Story = {
  args: serviceIndex,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, serviceIndex.services.length),
};

/** Services below a heading without an eyebrow or a lead. */
export const HeadingAlone: Story = {
  render: ({ heading, services: cards }) => <CoreServicesGrid heading={heading} services={cards} />,
};

const withCards = (count: number): Story => ({
  args: { services: services.slice(0, count) },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, count),
});

/** A single service. */
export const OneItem: Story = withCards(1);

/** Grids with two, three, four, five and seven services. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 3, 4, 5, 7].map((count) => (
        <CoreServicesGrid key={count} {...args} heading={`${count} services`} services={services.slice(0, count)} />
      ))}
    </>
  ),
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, 2 + 3 + 4 + 5 + 7),
};

/** Eight services. */
export const ManyItems: Story = withCards(8);

/** Nothing is rendered without services. */
export const Empty: Story = {
  decorators: [rendersNothing('CoreServicesGrid renders nothing without services.')],
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Long words in the titles are hyphenated, and descriptions are twice as long. */
export const LongText: Story = {
  args: {
    services: coreServices.services.map((service) => ({
      ...service,
      title: `${service.title} and Telecommunicationsinfrastructuremarketing`,
      description: `${service.description} ${service.description}`,
    })),
  },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await staysInOrder(canvasElement, coreServices.services.length);
    for (const title of within(canvasElement).getAllByRole('heading', { level: 3 })) {
      await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
      await expect(getComputedStyle(title).hyphens).toBe('auto');
    }
  },
};

/** The register on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Titles with only short words are not hyphenated. */
export const ShortWordsAreNotDivided: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('heading', { level: 3 })) {
      await expect(getComputedStyle(title).hyphens).toBe('manual');
    }
  },
};

/** Each link’s name includes the service. */
export const LinksSayWhichService: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(coreServices.services.length);
    for (const { title, path } of coreServices.services) {
      await expect(canvas.getByRole('link', { name: `Show Me ${title}` })).toHaveAttribute('href', path);
    }
  },
};

/** The link’s target covers the whole picture, but not the text. */
export const PictureLeadsWhereTheLinkLeads: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', linkOf(0));
    const card = link.closest('li') as HTMLElement;
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const at = (element: Element) => {
      const { left, top, width, height } = box(element);
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    await expect(at(within(card).getByRole('img'))).toBe(link);
    await expect(at(within(card).getByRole('heading'))).toBe(within(card).getByRole('heading'));
    await expect(at(within(card).getByRole('paragraph'))).toBe(within(card).getByRole('paragraph'));
  },
};

/** On focus the picture shifts as on hover, but the text stays put. */
export const PictureSlipsOnFocus: Story = {
  tags: ['test-only', 'wcag:2.4.7'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', linkOf(1));
    const card = link.closest('li') as HTMLElement;
    const picture = within(card).getByRole('img');
    const text = within(card).getByRole('heading');
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const rest = { picture: box(picture).left, text: box(text).left };
    link.focus({ preventScroll: true });
    await waitFor(() => expect(box(picture).left).toBeCloseTo(rest.picture - (moves ? 4 : 0), 1));
    await expect(box(text).left).toBe(rest.text);
  },
};

/** With reduced motion, nothing moves on focus. */
export const KeepsStillWhereMotionIsUnwelcome: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) await expect(card).toHaveAttribute('data-reveal', 'still');
    const link = canvas.getByRole('link', linkOf(1));
    const picture = within(link.closest('li') as HTMLElement).getByRole('img');
    const { left } = box(picture);
    link.focus({ preventScroll: true });
    await expect(box(picture).left).toBe(left);
  },
};

/** On desktops, the rows beside the first service start and end level with it. */
export const RowsBesideTheFirst: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, ...rows] = canvas.getAllByRole('listitem').map(box) as [DOMRect, ...DOMRect[]];
    await expect(rows).toHaveLength(5);
    await expect(rows[0]?.top).toBeCloseTo(first.top, 0);
    await expect(rows.at(-1)?.bottom).toBeCloseTo(first.bottom, 0);
    for (const row of rows) await expect(row.left).toBeGreaterThan(first.right);
  },
};

/** On a phone, every link is at least 44 px high and on one line. */
export const LinksAreLargeOnPhones: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(box(link).height).toBeGreaterThanOrEqual(44);
      await expect(box(link).height).toBeLessThan(50);
    }
  },
};

/** Headings follow the section’s level, and the application sets the link text. */
export const HeadingBelowAnother: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { headingLevel: 3, linkName: 'Read about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: coreServices.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(coreServices.services.length);
    for (const { title } of coreServices.services) {
      await expect(canvas.getByRole('link', { name: `Read about ${title}` })).toBeVisible();
    }
  },
};

/** No card overlaps another in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl', motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, coreServices.services.length),
};

/** The register has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
