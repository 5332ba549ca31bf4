import type { Meta, StoryObj } from '@storybook/react-vite';
import { coreServices } from 'agency-content';
import { serviceIndex } from 'agency-content/services';
import { expect, waitFor, within } from 'storybook/test';
import { CoreServicesGrid } from './CoreServicesGrid.js';

/** All services of the agency, two more than on the home page. */
const services = [
  ...coreServices.services,
  ...serviceIndex.services.filter(({ path }) => coreServices.services.every((service) => service.path !== path)),
];

/** The link of a card. */
const linkOf = (index: number) => ({ name: `Show Me ${coreServices.services[index]?.title}` });

const meta = {
  title: 'Sections/CoreServicesGrid',
  component: CoreServicesGrid,
  args: coreServices,
  parameters: {
    docs: {
      description: {
        component: `The agency’s services as cards of unequal size, the most important first and largest.

**Use it** once on a home page, under the hero: a colour bar at its top edge reaches 88 px into the band above.

**Do not use it** for the parts of one service (use \`OfferingGrid\`), nor for more than nine services.

**Content.** Titles of one to three short words; descriptions of up to 90 letters, the first up to 110. Pictures are 4:3; the second and third are cropped to portrait around their focal point. With four or more cards, the last has an accent background and leads into the next section. A single card spans the page; without services, nothing is rendered.

**Layout.** The first three cards form one block, the others follow in rows of three. Two cards left over take five and seven columns, one spans the page. On a tablet, full-width rows and pairs alternate. On a phone the second and third card show picture and text side by side while the text is small enough.

**Links.** Each card has one link, named after its service. The picture is clickable too; the text stays selectable. On hover, and while the link has focus, the picture shifts 4 px out of register.

**Motion.** Cards appear one after the other, 0.1 s apart, unless motion is reduced; those on the first screen appear at once.

**Keyboard.** One link per card, in order.`,
      },
    },
  },
} satisfies Meta<typeof CoreServicesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The services of the agency. */
export const Default: Story = {};

export const ShortWordsAreNotDivided: Story = {
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('heading', { level: 3 })) {
      await expect(getComputedStyle(title).hyphens).toBe('manual');
    }
  },
};

export const LinksSayWhichService: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(coreServices.services.length);
    for (const { title, path } of coreServices.services) {
      await expect(canvas.getByRole('link', { name: `Show Me ${title}` })).toHaveAttribute('href', path);
    }
  },
};

export const PictureLeadsWhereTheLinkLeads: Story = {
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

export const PictureSlipsOnFocus: Story = {
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

export const KeepsStillWhereMotionIsUnwelcome: Story = {
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

export const LastCardLeadsOn: Story = {
  play: async ({ canvasElement, canvas }) => {
    const marked = canvasElement.querySelectorAll('[data-agency-tone="accent"]');
    await expect(marked).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').at(-1)).toContainElement(marked[0] as HTMLElement);
  },
};

export const HeadingBelowAnother: Story = {
  args: { headingLevel: 3, linkName: 'Read about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: coreServices.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(coreServices.services.length);
    for (const { title } of coreServices.services) {
      await expect(canvas.getByRole('link', { name: `Read about ${title}` })).toBeVisible();
    }
  },
};

const withCards = (count: number): Story => ({
  args: { services: services.slice(0, count) },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, count),
});

export const OneCard: Story = withCards(1);
export const TwoCards: Story = withCards(2);
export const ThreeCards: Story = withCards(3);
export const FourCards: Story = withCards(4);
export const FiveCards: Story = withCards(5);
export const SevenCards: Story = withCards(7);
export const EightCards: Story = withCards(8);

/** As on the services page. */
export const ServiceIndex: Story = {
  args: serviceIndex,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, serviceIndex.services.length),
};

export const NoServices: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const HeadingAlone: Story = {
  render: ({ heading, services: cards }) => <CoreServicesGrid heading={heading} services={cards} />,
};

export const LongWords: Story = {
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

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', motion: 'reduced' },
  play: async ({ canvasElement }) => staysInOrder(canvasElement, coreServices.services.length),
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
