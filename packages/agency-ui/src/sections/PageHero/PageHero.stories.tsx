import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.js';
import { ArrowRight, ButtonLink } from '../../primitives/index.js';
import { storyPicture } from '../../story-pictures.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import { PageHero } from './PageHero.js';

const press = storyPicture(7, 'A printer checks a sheet beside an offset press');

const meta = {
  title: 'Sections/PageHero',
  component: PageHero,
  args: {
    title: 'Printing',
    description:
      'Books, brochures and everything with your name on it. Digital for a handful, offset for thousands, and one print studio in Nairobi that sees the job through from file to finished pile.',
    picture: press,
    breadcrumbs: <Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} current="Printing" />,
    actions: (
      <>
        <ButtonLink href="#quote" icon={ArrowRight}>
          Get A Quote
        </ButtonLink>
        <ButtonLink href="#offerings" look="outline">
          See all eight
        </ButtonLink>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The head of every page but the home page: it holds the page’s `h1`. Each kind of page has a ground of its ' +
          'own (services `night` with a picture, the blog `paper`, questions `accent`), and one oversized gesture: the ' +
          'title itself, a picture, or the `gesture` slot. Not for the home page: use `HeroCarousel`.\n\n' +
          'Content: a single word of up to eight letters fills the sheet, up to 32 characters make a poster, more is ' +
          'set as a sentence; a description of up to about 200 characters; one or two actions. The picture’s subject ' +
          'should stand right of its middle.\n\n' +
          'The header: a solid `SiteHeader` takes its own room above the hero. Set `underHeader` where it is ' +
          'transparent and lies over it.',
      },
    },
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HoldsThePagesHeading: Story = {
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'Printing' }));
    await expect(hero.getByRole('heading', { level: 1, name: 'Printing' })).toBeVisible();
    await expect(hero.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(hero.getByRole('link', { name: 'Get A Quote' })).toBeVisible();
  },
};

export const FetchesItsPictureFirst: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: press.alt });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

export const TwoWords: Story = {
  args: {
    title: 'Experiential Marketing',
    description: 'Your product in people’s hands: in bars, shops and malls, at roundabouts and on the road.',
    picture: storyPicture(5, ''),
    breadcrumbs: <Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} current="Experiential Marketing" />,
  },
};

export const HighlightsAWord: Story = {
  args: {
    title: 'Get a quote',
    highlightText: 'a quote',
    description: 'Tell us what you have in mind. We will ring with the right questions, then send a price made for it.',
    picture: storyPicture(2, ''),
    breadcrumbs: <Breadcrumbs trail={[{ name: 'Home', path: '/' }]} current="Get A Quote" />,
    actions: undefined,
    foot: 'deep',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Get a quote' })).toBeVisible();
  },
};

const blog = {
  title: 'From the floor & the press',
  highlightText: '&',
  description:
    'Working notes from our desks: what we learn building stages, filling halls and putting ink on paper in Nairobi.',
};

/** Without a picture the description stands beside the title. */
export const Paper: Story = { render: () => <PageHero ground="paper" {...blog} /> };

export const PaperWithPicture: Story = {
  render: () => (
    <PageHero
      ground="paper"
      eyebrow="Since 2008"
      title="Our story"
      description="How a print shop in Westlands came to build stages, and why the press still runs next door."
      picture={storyPicture(11, 'The first shop')}
      breadcrumbs={<Breadcrumbs trail={[{ name: 'Home', path: '/' }]} current="Our Story" />}
    />
  ),
};

/** The gesture is an ornament: it says nothing. */
export const AccentWithGesture: Story = {
  render: () => (
    <PageHero
      ground="accent"
      title="Questions, answered plainly"
      description="What clients ask us before they sign. If yours is not on the list, ring us."
      breadcrumbs={<Breadcrumbs trail={[{ name: 'Home', path: '/' }]} current="FAQ" />}
      gesture={<HalftoneGlyph glyph="?" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').textContent).toContain('?');
    await expect(canvas.queryByText('?', { ignore: '[aria-hidden] *' })).toBeNull();
  },
};

export const AccentWithPicture: Story = {
  render: () => <PageHero ground="accent" {...blog} picture={storyPicture(6, '')} />,
};

export const Night: Story = { render: () => <PageHero ground="night" {...blog} /> };

export const TitleAlone: Story = {
  render: () => <PageHero title="Sitemap" ground="paper" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  },
};

export const UnderATransparentHeader: Story = {
  args: { underHeader: true },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region').getBoundingClientRect();
    const first = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(first.top - hero.top).toBeGreaterThanOrEqual(72);
  },
};

export const LongWords: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän' } };

export const LongTexts: Story = {
  args: {
    title: 'Everything that a company with forty people and a very long name might ever want to have printed',
    description:
      'Books, brochures, annual reports, calendars, labels, cartons, banners, backdrops, building wraps, billboard ' +
      'skins, name badges, invitations, certificates, menus, programmes, tickets, stickers, bags, mugs and T-shirts, ' +
      'from a single copy for the chair of the board to a hundred thousand for every letterbox in the country.',
    eyebrow: 'A label that somebody wrote in full instead of choosing two or three words for it',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const MicrositePaper: Story = { ...Paper, globals: { theme: 'microsite' } };

export const Playground: Story = {};
