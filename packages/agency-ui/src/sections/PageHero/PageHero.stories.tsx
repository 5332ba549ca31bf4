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
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import { PageHero } from './PageHero.js';

const { hero, offerings, contactBand } = printing;

const meta = {
  title: 'Sections/PageHero',
  component: PageHero,
  args: {
    ...hero,
    bottomSpace: 'deep',
    breadcrumbs: <Breadcrumbs items={[servicesLink]} current={hero.title} />,
    actions: (
      <>
        <ButtonLink href="#quote" icon={ArrowRight}>
          {contactBand.eyebrow}
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
        component: `A page’s hero, which contains its \`h1\`.

**Use it** first on a page. Give each kind of page its own \`tone\` (services \`night\` with a picture, the blog \`paper\`, questions \`accent\`) and one large graphic: the title itself, a picture, or the \`ornament\` slot. Choose a picture whose subject is right of centre.

**Do not use it** for several messages: use \`HeroCarousel\`, which is made for a home page. For the headline of your own section use \`Heading\`.

**Content.** A single-word title of up to eight letters fills the width, one of up to 32 characters is set at poster size, and a longer one as a sentence; a description of up to about 200 characters; one or two actions.

**The header.** A solid \`SiteHeader\` takes its own space above the hero. Set \`headerOverlap\` if the header is transparent and overlaps the hero.

**Parts.**

- **Region:** A landmark named by the page’s heading.
- **Heading:** The page’s only first-level heading.
- **Trail:** Breadcrumbs, if any.
- **Picture:** With its own alternative text, loaded first.
- **Ornament:** A large graphic; decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The breadcrumbs, then the links. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The hero of a service page, with deep space at the bottom for the index. */
export const Default: Story = {};

/** One word of the title is highlighted, and it remains part of the title’s text. */
export const HighlightsAWord: Story = {
  tags: ['wcag:1.3.2'],
  args: {
    ...inquiries.hero,
    breadcrumbs: <Breadcrumbs items={[homeLink]} current={quoteAction.name} />,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: inquiries.hero.title })).toBeVisible();
  },
};

/** A title without a picture, a description or links. */
export const TitleAlone: Story = {
  render: () => <PageHero title={sitemap.hero.title} tone="paper" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: sitemap.hero.title })).toBeVisible();
  },
};

/**
 * A picture that fails to load leaves its placeholder colour under the scrim, without alternative text behind the
 * title.
 */
export const PictureFailsToLoad: Story = {
  args: { picture: { ...hero.picture, ...brokenPicture } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).color).toBe('rgba(0, 0, 0, 0)');
  },
};

/** A long title, description and eyebrow. */
export const LongText: Story = {
  args: {
    title: 'Everything that a company with forty people and a very long name might ever want to have printed',
    description:
      'Books, brochures, annual reports, calendars, labels, cartons, banners, backdrops, building wraps, billboard ' +
      'skins, name badges, invitations, certificates, menus, programmes, tickets, stickers, bags, mugs and T-shirts, ' +
      'from a single copy for the chair of the board to a hundred thousand for every letterbox in the country.',
    eyebrow: 'A label that somebody wrote in full instead of choosing two or three words for it',
  },
};

const { picture: blogPicture, ...blogHead } = blog.hero;

/** Without a picture, the description is next to the title, here on paper. */
export const Paper: Story = { render: () => <PageHero {...blogHead} tone="paper" /> };

/** A picture on a paper background. */
export const PaperWithPicture: Story = {
  render: () => (
    <PageHero
      {...values.hero}
      tone="paper"
      breadcrumbs={<Breadcrumbs items={[homeLink]} current={values.hero.title} />}
    />
  ),
};

/** A picture on a white background. */
export const White: Story = { render: () => <PageHero {...blogHead} tone="white" picture={blogPicture} /> };

const { picture: _, ...faqHead } = faq.hero;

/** A large character on an accent background, hidden from assistive technology. */
export const AccentWithOrnament: Story = {
  tags: ['wcag:1.1.1'],
  render: () => (
    <PageHero
      {...faqHead}
      tone="accent"
      breadcrumbs={<Breadcrumbs items={[homeLink]} current="FAQ" />}
      ornament={<HalftoneGlyph glyph="?" />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').textContent).toContain('?');
    await expect(canvas.queryByText('?', { ignore: '[aria-hidden] *' })).toBeNull();
  },
};

/** Title and description on a night background. */
export const Night: Story = { render: () => <PageHero {...blogHead} tone="night" /> };

/** A picture on an accent background has no accessibility violations. */
export const AccentWithPicture: Story = {
  tags: ['test-only'],
  render: () => <PageHero {...blogHead} tone="accent" picture={blogPicture} />,
};

/** A two-word title has no accessibility violations. */
export const TwoWords: Story = {
  tags: ['test-only'],
  args: {
    ...experiential.hero,
    breadcrumbs: <Breadcrumbs items={[servicesLink]} current={experiential.hero.title} />,
  },
};

/** The hero contains the page’s only first-level heading and is named by it. */
export const HoldsThePagesHeading: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: hero.title }));
    await expect(head.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(head.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(head.getByRole('link', { name: contactBand.eyebrow })).toBeVisible();
  },
};

/** The picture has alternative text and loads with high priority. */
export const FetchesItsPictureFirst: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: hero.picture.alt });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

/** With `headerOverlap`, the content starts below the fixed header. */
export const UnderATransparentHeader: Story = {
  tags: ['test-only'],
  args: { headerOverlap: true },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region').getBoundingClientRect();
    const first = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(first.top - hero.top).toBeGreaterThanOrEqual(72);
  },
};

/** A hero on paper has no accessibility violations in the microsite theme. */
export const MicrositePaper: Story = { ...Paper, tags: ['test-only'], globals: { theme: 'microsite' } };

/** The picture has the same corners as cards, except at the page’s edge. */
export const PictureCorners: Story = {
  ...PaperWithPicture,
  tags: ['test-only'],
  globals: { theme: 'microsite' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('[data-part="picture"] img');
    await expect(image && getComputedStyle(image).clipPath).toMatch(/^inset\(0px -\S+ 0px 0px round 20px\)$/);
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = { tags: ['test-only'], args: { title: longWord }, play: expectNoSidewaysScroll };

/** The hero is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The hero has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
