import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROP_ASPECTS } from 'agency-artwork';
import { catalogue, facesIn } from 'agency-artwork/catalogue';
import { expect, within } from 'storybook/test';
import { PictureSheet } from './picture-sheet/PictureSheet.js';

const meta = {
  title: 'Foundations/Pictures',
  component: PictureSheet,
  parameters: {
    docs: {
      description: {
        component:
          'All pictures on a contact sheet, grouped by use and searchable by name, subject, page, use or tag. ' +
          'Selecting a picture shows its crops with their focal points and marked heads, its pages and its files. Hero ' +
          'pictures have three crops: wide (16:9), tall (4:5, for phones) and card (4:3); others have only card, or ' +
          'tall for portraits. `packages/agency-artwork` describes how they are drawn.',
      },
    },
  },
} satisfies Meta<typeof PictureSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows all pictures on a contact sheet, grouped by use. */
export const Default: Story = {};

/** Selecting a picture shows its crops at four widths, with its focal point and marked heads. */
export const ShowsTheCropsOfAPicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const id = 'hero-large-format';
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, subject or page' }), id);
    const button = canvas.getByRole('button', { name: id });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    const entry = catalogue.find(({ picture }) => picture.id === id);
    if (!entry) throw new Error(`There is no picture "${id}".`);
    for (const crop of ['wide', 'tall', 'card'] as const) {
      const figure = canvas.getByRole('figure', { name: new RegExp(`^${crop}`) });
      const { width, height } = within(figure).getByRole('presentation').getBoundingClientRect();
      await expect(width / height).toBeCloseTo(CROP_ASPECTS[crop], 1);
      await expect(figure.querySelectorAll('[data-mark="face"]')).toHaveLength(facesIn(entry, crop).length);
      await expect(figure.querySelectorAll('[data-mark="focus"]')).toHaveLength(1);
    }
    await expect(canvasElement.querySelectorAll('[data-mark="face"]').length).toBeGreaterThan(0);
  },
};

/** A search without results says so and offers to show all pictures again. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, subject or page' }), 'submarine');
    await expect(canvas.getByText(/^No pictures match/)).toBeVisible();
  },
};

/** Every picture appears on the sheet exactly once, with its alternative text. */
export const ShowsEveryPictureOnceWithItsText: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('figure').map((figure) => {
      const [first] = figure.querySelectorAll('img');
      return `${figure.dataset['picture']}: ${first?.alt}`;
    });
    await expect(shown.length).toBeGreaterThan(30);
    await expect(shown.toSorted()).toEqual(catalogue.map(({ picture }) => `${picture.id}: ${picture.alt}`).toSorted());
  },
};

/** Pictures load only when they get close to the viewport. */
export const LoadsLazily: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(catalogue.length);
    await expect(images.filter((image) => image.loading !== 'lazy')).toEqual([]);
  },
};

/** The ids of the pictures shown. */
const shownIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset['picture']);

/** The search combines text, a use and a tag, and says how many pictures it found. */
export const FindsByNameUseAndTag: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = canvas.getByRole('searchbox', { name: 'Name, subject or page' });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${catalogue.length} pictures`);

    await userEvent.type(words, 'hero-offset');
    await expect(status).toHaveTextContent(`1 picture of ${catalogue.length}`);
    await expect(shownIn(canvasElement)).toEqual(['hero-offset-lithography']);

    await userEvent.clear(words);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Use' }), 'Team leads');
    await expect(status).toHaveTextContent(`7 pictures of ${catalogue.length}`);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tag' }), 'teal');
    const teal = catalogue.filter(({ plan }) => plan.kind === 'portrait' && plan.colour === 'teal');
    await expect(shownIn(canvasElement)).toEqual(teal.map(({ picture }) => picture.id));
  },
};

/** After a search without results, “Show all” clears the search field and returns focus to it. */
export const ShowsAllAgain: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = canvas.getByRole('searchbox', { name: 'Name, subject or page' });
    await userEvent.type(words, 'submarine');
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 pictures of ${catalogue.length}`);
    await expect(canvas.getByText(/^No pictures match/)).toBeVisible();

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shownIn(canvasElement)).toHaveLength(catalogue.length);
    await expect(words).toHaveFocus();
  },
};
