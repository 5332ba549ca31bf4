import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeLink, quoteAction, servicesLink } from 'agency-content';
import * as values from 'agency-content/about/values';
import * as blog from 'agency-content/blog';
import * as faq from 'agency-content/faq';
import * as inquiries from 'agency-content/inquiries';
import * as experiential from 'agency-content/services/experiential-marketing';
import * as printing from 'agency-content/services/printing';
import * as sitemap from 'agency-content/sitemap';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../navigation/index.js';
import { ArrowRight, ButtonLink } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import { PageHero } from './PageHero.js';

const { hero, offerings, quoteBand } = printing;

const meta = {
  title: 'Sections/PageHero',
  component: PageHero,
  args: {
    ...hero,
    bottomSpace: 'deep',
    breadcrumbs: <Breadcrumbs trail={[servicesLink]} current={hero.title} />,
    actions: (
      <>
        <ButtonLink href="#quote" icon={ArrowRight}>
          {quoteBand.eyebrow}
        </ButtonLink>
        <ButtonLink href="#offerings" variant="outline">
          {offerings.eyebrow}
        </ButtonLink>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The hero of a page; it contains the page’s \`h1\`.

**Use it** first on a page. Give each kind of page its own background (services \`night\` with a picture, the blog \`paper\`, questions \`accent\`) and one large graphic: the title itself, a picture, or the \`gesture\` slot. Choose a picture whose subject is right of centre.

**Do not use it** with several messages: use \`HeroCarousel\`, which is made for a home page. For the headline of a section of your own use \`Heading\`.

**Content.** A single word of up to eight letters fills the width, up to 32 characters use poster size, longer titles are set as a sentence; a description of up to about 200 characters; one or two actions.

**The header.** A solid \`SiteHeader\` takes its own space above the hero. Set \`underHeader\` if the header is transparent and overlaps the hero.

**Keyboard.** The breadcrumbs, then the actions.`,
      },
    },
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on a service page, whose index overlaps the deep bottom space. */
export const Default: Story = {};

export const HoldsThePagesHeading: Story = {
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: hero.title }));
    await expect(head.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(head.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(head.getByRole('link', { name: quoteBand.eyebrow })).toBeVisible();
  },
};

export const FetchesItsPictureFirst: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: hero.picture.alt });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

export const TwoWords: Story = {
  args: {
    ...experiential.hero,
    breadcrumbs: <Breadcrumbs trail={[servicesLink]} current={experiential.hero.title} />,
  },
};

export const HighlightsAWord: Story = {
  args: {
    ...inquiries.hero,
    breadcrumbs: <Breadcrumbs trail={[homeLink]} current={quoteAction.name} />,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: inquiries.hero.title })).toBeVisible();
  },
};

const { picture: blogPicture, ...blogHead } = blog.hero;
const { picture: _, ...faqHead } = faq.hero;

/** Without a picture the description is next to the title. */
export const Paper: Story = { render: () => <PageHero {...blogHead} ground="paper" /> };

export const PaperWithPicture: Story = {
  render: () => (
    <PageHero
      {...values.hero}
      ground="paper"
      breadcrumbs={<Breadcrumbs trail={[homeLink]} current={values.hero.title} />}
    />
  ),
};

/** The gesture is decorative, without text. */
export const AccentWithGesture: Story = {
  render: () => (
    <PageHero
      {...faqHead}
      ground="accent"
      breadcrumbs={<Breadcrumbs trail={[homeLink]} current="FAQ" />}
      gesture={<HalftoneGlyph glyph="?" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').textContent).toContain('?');
    await expect(canvas.queryByText('?', { ignore: '[aria-hidden] *' })).toBeNull();
  },
};

export const AccentWithPicture: Story = {
  render: () => <PageHero {...blogHead} ground="accent" picture={blogPicture} />,
};

export const Night: Story = { render: () => <PageHero {...blogHead} ground="night" /> };

export const TitleAlone: Story = {
  render: () => <PageHero title={sitemap.hero.title} ground="paper" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: sitemap.hero.title })).toBeVisible();
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

export const LongWords: Story = { args: { title: longWord }, play: expectNoSidewaysScroll };

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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const MicrositePaper: Story = { ...Paper, globals: { theme: 'microsite' } };

export const Playground: Story = {};
