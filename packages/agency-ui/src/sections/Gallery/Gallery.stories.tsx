import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects } from 'agency-content/projects';
import { expect, waitFor, within } from 'storybook/test';
import type { GalleryPicture } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Gallery } from './Gallery.js';

/** Picture shapes in the grid. The large picture is not cropped. */
const shapes = [
  { width: 1600, height: 900 },
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
  { width: 1200, height: 900 },
  { width: 1000, height: 1000 },
];

const pictures: GalleryPicture[] = projects.slice(0, 8).map(({ id, title, image }, position) => ({
  id: `project-${id}`,
  picture: { ...image, ...shapes[position % shapes.length] },
  large: image,
  caption: title,
}));

const [first, second] = pictures as [GalleryPicture, GalleryPicture];

const enlarge = ({ large, picture }: GalleryPicture) => `Enlarge picture: ${(large ?? picture).alt}`;

/** A test must not leave its picture in the URL, because the next story would open it. */
async function withoutFragment(test: () => Promise<void>) {
  const address = location.pathname + location.search;
  try {
    await test();
  } finally {
    history.replaceState(history.state, '', address);
  }
}

const meta = {
  title: 'Sections/Gallery',
  component: Gallery,
  args: {
    id: 'work',
    eyebrow: 'In pictures',
    heading: 'Nights, stands and sheets',
    lead: 'Press a picture to see all of it.',
    pictures,
  },
  parameters: {
    docs: {
      description: {
        component: `Several pictures of one subject, all in view; each opens at full size.

**Use it** for four to twelve pictures that all deserve a look: a finished event, a printed set. Mix upright and wide pictures: those in a row have the same height, whatever their shapes.

**Do not use it** for pictures beside text (use \`ServiceCarousel\`), nor for projects with their own pages (use \`ProjectGrid\`), nor for a single picture in an article.

**Content.** Give each picture its own \`alt\`, and a caption only if it says what the picture does not. \`large\` is the picture that opens; it may show more than the one in the grid.

**Behaviour.** Each picture links to its large picture’s file. Without JavaScript the browser opens that file; with JavaScript the picture opens in a modal dialog, where swiping and zooming are the browser’s own. The adjacent pictures load once the open one has. The URL gets the picture’s fragment, so that it can be shared; Back closes the dialog.

**Parts.**

- **Section:** A landmark named by its heading.
- **Pictures:** A list of figures. Each is a link named by the picture.
- **Lightbox:** A modal dialog named by the heading, with the pictures in a row. A live region announces the next picture.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | On a picture: opens it. |
| Left and right arrow | In the lightbox: the previous and the next picture, mirrored in right-to-left layouts. |
| Home, End | In the lightbox: the first and the last picture. |
| Escape | Closes the lightbox; focus returns to the picture that was open. |`,
      },
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pictures of different shapes. */
export const Default: Story = {};

/** Pictures without captions. */
export const WithoutCaptions: Story = { args: { pictures: pictures.map(({ caption: _, ...picture }) => picture) } };

/** A single picture has neither counter nor arrows. */
export const OneItem: Story = { args: { pictures: [first] } };

/** Twenty pictures of the same shape. */
export const ManyItems: Story = {
  args: {
    pictures: Array.from({ length: 20 }, (_, position) => {
      const { large, picture, ...rest } = pictures[position % pictures.length] as GalleryPicture;
      return { ...rest, id: `picture-${position}`, picture: large ?? picture };
    }),
  },
};

/** Nothing is rendered without pictures. */
export const Empty: Story = {
  decorators: [rendersNothing('Gallery renders nothing without pictures.')],
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Captions that span several lines. */
export const LongText: Story = {
  args: {
    pictures: pictures.map((one) => ({ ...one, caption: `${one.caption}. ${one.picture.alt}. ${one.picture.alt}.` })),
  },
};

/** A picture that fails to load shows its alternative text. */
export const PictureFailsToLoad: Story = {
  args: {
    pictures: pictures.map((one, position) =>
      position === 1 ? { ...one, picture: { ...one.picture, ...brokenPicture } } : one,
    ),
  },
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The lightbox with its counter, caption and arrows. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await withoutFragment(async () => {
      await userEvent.click(canvas.getByRole('link', { name: enlarge(first) }));
      // It fades in.
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    });
  },
};

/** A press opens the picture, arrow keys page through the others, and Escape returns focus to the last picture. */
export const OpensWithTheKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.3'],
  play: async ({ canvas, userEvent }) => {
    await withoutFragment(async () => {
      canvas.getByRole('link', { name: enlarge(first) }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await canvas.findByRole('dialog', { name: 'Nights, stands and sheets' }));
      await expect(dialog.getByRole('button', { name: 'Close picture' })).toHaveFocus();
      await expect(location.hash).toBe(`#work-${first.id}`);
      const row = dialog.getByRole('list');
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(row.scrollLeft).toBe(row.clientWidth));
      await expect(dialog.getByText(`2 of ${pictures.length}: ${second.large?.alt}`)).toHaveAttribute('aria-live');
      await waitFor(() => expect(dialog.getByText(second.caption ?? '')).toBeVisible());
      await expect(location.hash).toBe(`#work-${second.id}`);
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(row.scrollLeft).toBe(row.clientWidth * (pictures.length - 1)));
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await waitFor(() => expect(row.scrollLeft).toBe(0));
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.click(dialog.getByRole('button', { name: 'Close picture' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: enlarge(second) })).toHaveFocus());
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(location.hash).toBe('');
    });
  },
};

/** Scrolling the row, as a swipe does, shows the next picture and announces it. */
export const SwipesToNext: Story = {
  tags: ['test-only', 'wcag:2.5.1', 'wcag:2.5.7'],
  play: async ({ canvas, userEvent }) => {
    await withoutFragment(async () => {
      await userEvent.click(canvas.getByRole('link', { name: enlarge(first) }));
      const dialog = within(await canvas.findByRole('dialog'));
      const row = dialog.getByRole('list');
      row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
      await expect(await dialog.findByText(`2 of ${pictures.length}: ${second.large?.alt}`)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
      await waitFor(() => expect(row.scrollLeft).toBe(0));
    });
  },
};

/** Back closes the lightbox. */
export const BackCloses: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await withoutFragment(async () => {
      await userEvent.click(canvas.getByRole('link', { name: enlarge(first) }));
      await canvas.findByRole('dialog');
      history.back();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('link', { name: enlarge(first) })).toHaveFocus();
    });
  },
};

/** In right-to-left layouts, the left arrow key shows the next picture. */
export const MirrorsItsKeys: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await withoutFragment(async () => {
      await userEvent.click(canvas.getByRole('link', { name: enlarge(first) }));
      const dialog = within(await canvas.findByRole('dialog'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(dialog.getByRole('list').scrollLeft).toBeLessThan(0));
      await waitFor(() => expect(dialog.getByText(second.caption ?? '')).toBeVisible());
    });
  },
};

/** Every row, including the last, ends at the edge, whatever the number and shapes of the pictures. */
async function expectFullRows(
  canvas: { getAllByRole: (role: string) => HTMLElement[]; getByRole: (role: string) => HTMLElement },
  perRow: readonly number[],
) {
  const { right } = canvas.getByRole('list').getBoundingClientRect();
  const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
  const lastOfRows = boxes.filter((box, index) => box.top !== boxes[index + 1]?.top);
  const ends = lastOfRows.map((box) => boxes.indexOf(box) + 1);
  await expect(ends.map((end, index) => end - (ends[index - 1] ?? 0))).toEqual(perRow);
  for (const box of lastOfRows) await expect(Math.abs(box.right - right)).toBeLessThan(1);
}

/** Six pictures of the same shape fill their rows at the same size. */
export const SixOfOneShape: Story = {
  tags: ['test-only'],
  args: { pictures: pictures.slice(0, 6).map((one) => ({ ...one, picture: first.picture })) },
  play: async ({ canvas }) => {
    await expectFullRows(canvas, [3, 3]);
    const widths = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Five pictures of the same shape fill their rows too, the first ones larger. */
export const FiveOfOneShape: Story = {
  tags: ['test-only'],
  args: { pictures: pictures.slice(0, 5).map((one) => ({ ...one, picture: { ...one.picture, ...shapes[1] } })) },
  play: async ({ canvas }) => expectFullRows(canvas, [2, 3]),
};

/** Seven pictures of different shapes fill their rows. */
export const SevenOfSeveralShapes: Story = {
  tags: ['test-only'],
  args: { pictures: pictures.slice(0, 7) },
  play: async ({ canvas }) => expectFullRows(canvas, [4, 3]),
};

/** The pictures in a row have the same height. */
export const RowsAreEven: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const neighbours = boxes.flatMap((box, index) => {
      const next = boxes[index + 1];
      return next && Math.abs(next.top - box.top) < 1 ? [next.height - box.height] : [];
    });
    await expect(neighbours.length).toBeGreaterThan(0);
    for (const difference of neighbours) await expect(Math.abs(difference)).toBeLessThan(2);
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { heading: longWord, pictures: pictures.map((one) => ({ ...one, caption: longWord })) },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
