import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROP_ASPECTS } from 'agency-artwork';
import { catalogue, facesIn } from 'agency-artwork/catalogue';
import { expect } from 'storybook/test';
import { PictureSheet } from './picture-sheet/PictureSheet.js';
import { picturePlaces } from './picture-sheet/places.js';

const meta = {
  title: 'Foundations/Pictures',
  component: PictureSheet,
  parameters: {
    docs: {
      description: {
        component:
          'All pictures as a contact sheet by use, to search by name, subject, page, use or tag. A chosen picture shows ' +
          'its crops at 390, 768, 1440 and 1920 px as the site shows them, with its focus and its marked heads, and ' +
          'its files. Pictures of heroes have three crops: wide (16:9), tall (4:5, for phones) and card (4:3); others ' +
          'have only card, or tall for portraits. `packages/agency-artwork` describes how they are drawn.',
      },
    },
  },
} satisfies Meta<typeof PictureSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ids of the pictures that are shown. */
const shownIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset['picture']);

export const Default: Story = {};

export const ShowsEveryPictureOnceWithItsText: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('figure').map((figure) => {
      const [first] = figure.querySelectorAll('img');
      return `${figure.dataset['picture']}: ${first?.alt}`;
    });
    await expect(shown.length).toBeGreaterThan(30);
    await expect(shown.toSorted()).toEqual(catalogue.map(({ picture }) => `${picture.id}: ${picture.alt}`).toSorted());
  },
};

export const FetchesPicturesWhenTheyComeNear: Story = {
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(catalogue.length);
    await expect(images.filter((image) => image.loading !== 'lazy')).toEqual([]);
  },
};

export const FindsByNameUseAndTag: Story = {
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

export const SaysThatNothingMatches: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = canvas.getByRole('searchbox', { name: 'Name, subject or page' });
    await userEvent.type(words, 'submarine');
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 pictures of ${catalogue.length}`);
    await expect(canvas.getByText(/^No picture matches/)).toBeVisible();

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shownIn(canvasElement)).toHaveLength(catalogue.length);
    await expect(words).toHaveFocus();

    await userEvent.type(words, 'submarine');
  },
};

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
    for (const width of [390, 768, 1440, 1920] as const) {
      const place = picturePlaces[id]?.[width];
      if (!place) throw new Error(`The site does not show "${id}" at ${width} px: run npm run picture-places.`);
      const figure = canvas.getByRole('figure', { name: new RegExp(`^${width} px`) });
      await expect(figure).toHaveTextContent(`${place.crop}, ${place.width} × ${place.height} px on ${place.page}`);

      const print = figure.querySelector('img')?.parentElement?.parentElement;
      const box = print?.parentElement;
      if (!print || !box) throw new Error('The crop has no print.');
      const [outer, inner] = [box.getBoundingClientRect(), print.getBoundingClientRect()];
      await expect(outer.width / outer.height).toBeCloseTo(place.width / place.height, 1);
      await expect(inner.width / inner.height).toBeCloseTo(CROP_ASPECTS[place.crop], 1);
      // It covers the box, with no more than it must.
      await expect(Math.min(inner.width - outer.width, inner.height - outer.height)).toBeCloseTo(0, 0);

      const faces = figure.querySelectorAll('[data-mark="face"]');
      await expect(faces).toHaveLength(facesIn(entry, place.crop).length);
      await expect(figure.querySelectorAll('[data-mark="focus"]')).toHaveLength(1);
    }
    await expect(canvasElement.querySelectorAll('[data-mark="face"]').length).toBeGreaterThan(0);
  },
};
