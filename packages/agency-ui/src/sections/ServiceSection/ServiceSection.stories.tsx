import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceFeatures } from 'agency-content/home';
import type { SVGProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { ServiceFeature } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, expectTextInside, longWord } from '../../story-text.js';
import type { ServiceLayout } from './index.js';
import { ServiceSection } from './ServiceSection.js';

const { experiential, events, expos, production, engagement } = serviceFeatures;

const layouts: ServiceLayout[] = ['overlap', 'portrait', 'panorama', 'spread', 'notch'];
const inEveryLayout = (serviceOf: (layout: ServiceLayout) => ServiceFeature) => () => (
  <>
    {layouts.map((layout) => (
      <ServiceSection key={layout} service={serviceOf(layout)} layout={layout} />
    ))}
  </>
);

const meta = {
  title: 'Sections/ServiceSection',
  component: ServiceSection,
  args: { service: events },
  parameters: {
    docs: {
      description: {
        component: `One service of the home page: an eyebrow, a headline, a paragraph, exactly three points, a link to the service’s page and a few pictures.

**Use it** several times in a row, each with another layout, so that no two screens look alike. Set \`joined\` on the second of two sections on one background: it has no space above.

**Do not use it** for a list of services (use \`CoreServicesGrid\`), nor for the parts of one service: use \`OfferingGrid\`.

**Content.** A headline of at most 45 characters, a paragraph of at most 40 words, points of one line, two to five pictures. The badge takes one emoji: 🎯 🎉 🎪 🤝 🎙️ 🏆 are drawn in one ink of the theme, any other is the system’s emoji in grey. For another trade, pass a component that renders an \`<svg>\`. It is an ornament, hidden from assistive technology.

**Scrolling.** \`pulled\` prints the first picture plate by plate as it scrolls into view: yellow, red, blue and key. Use it once on a page, on a picture with dark figures and all inks. It is finished before the whole picture is on the screen, and from the start in print, in forced colours, without motion and in browsers without scroll-driven animations.

**Keyboard.** The carousel’s controls, then the link.`,
      },
    },
  },
} satisfies Meta<typeof ServiceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overlap: Story = { args: { service: experiential, layout: 'overlap' } };

export const Panorama: Story = { args: { service: expos, layout: 'panorama' } };

export const Spread: Story = { args: { service: production, layout: 'spread' } };

export const Notch: Story = { args: { service: engagement, layout: 'notch' } };

/** The five services of the home page, each in its own layout. */
export const OneAfterTheOther: Story = {
  render: () => (
    <>
      <ServiceSection service={experiential} layout="overlap" />
      <ServiceSection service={events} layout="portrait" joined />
      <ServiceSection service={expos} layout="panorama" />
      <ServiceSection service={production} layout="spread" />
      <ServiceSection service={engagement} layout="notch" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expectNoSidewaysScroll();
  },
};

export const OtherSides: Story = {
  render: () => (
    <>
      <ServiceSection service={experiential} layout="overlap" side="start" />
      <ServiceSection service={events} layout="portrait" side="end" joined />
      <ServiceSection service={production} layout="spread" side="start" />
      <ServiceSection service={engagement} layout="notch" side="end" />
    </>
  ),
};

export const IsNamedByItsHeadline: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: events.heading });
    await expect(within(section).getByRole('heading', { level: 2, name: events.heading })).toBeVisible();
    await expect(within(section).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(section).getByRole('group', { name: `${events.eyebrow} in pictures` })).toBeVisible();
  },
};

export const TheLinkSaysWhatAbout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Learn More about ${events.eyebrow}` })).toHaveAttribute(
      'href',
      events.path,
    );
  },
};

export const TheBadgeIsSilent: Story = {
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector(`[data-badge="${events.badge}"]`);
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute('aria-hidden', 'true');
  },
};

const Loaf = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75" {...props}>
    <path d="M4 11a4 4 0 0 1 3-7h10a4 4 0 0 1 3 7v9H4z" />
    <path d="m8 8 2 3m2-3 2 3" />
  </svg>
);

export const AnIconOfYourOwn: Story = {
  args: { service: { ...events, badge: Loaf } },
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-badge="custom"]') as HTMLElement;
    await expect(badge).toHaveAttribute('aria-hidden', 'true');
    const [sticker, loaf] = [...badge.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect((loaf ?? 0) / (sticker ?? 0)).toBeCloseTo(0.42, 1);
  },
};

/** The sheets over the picture, one for each ink that is still to be printed. */
const sheetsOn = (image: HTMLElement) =>
  [...(image.closest('[role="tabpanel"]')?.parentElement?.querySelectorAll('[aria-hidden="true"] > span') ?? [])].map(
    (sheet) => getComputedStyle(sheet),
  );

const [firstExpo] = expos.images;

export const PrintsItsPicturePlateByPlate: Story = {
  args: { service: expos, layout: 'panorama', pulled: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '120vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: firstExpo?.alt ?? '' });
    const sheets = sheetsOn(image);
    await expect(sheets).toHaveLength(4);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(sheets.map(({ translate }) => translate)).not.toContain('0px 101%'));
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(new Set(sheets.map(({ translate }) => translate))).toEqual(new Set(['0px 101%'])));
  },
};

export const ShowsTheFinishedPrintWithoutMotion: Story = {
  ...PrintsItsPicturePlateByPlate,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const sheets = sheetsOn(canvas.getByRole('img', { name: firstExpo?.alt ?? '' }));
    await expect(sheets.map(({ display }) => display)).toEqual(['none', 'none', 'none', 'none']);
  },
};

export const AnotherEmoji: Story = { args: { service: { ...events, badge: '🎺' } } };

export const OnePicture: Story = {
  args: { service: { ...events, images: events.images.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: events.images[0]?.alt ?? '' })).toBeVisible();
  },
};

/** Long text in each layout. */
export const LongTexts: Story = {
  render: inEveryLayout((layout) => ({
    ...events,
    eyebrow: `${events.eyebrow} and everything that goes with them, from the first idea on`,
    heading: `${events.heading}, because every cue of the ${layout} is written down and rehearsed twice`,
    description: Array.from({ length: 4 }, () => events.description).join(' '),
    points: events.points.map((point) => `${point}, with crew, permits, transport and a plan for the rain`),
  })),
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const LongWords: Story = {
  render: inEveryLayout((layout) => ({
    ...events,
    eyebrow: longWord,
    heading: `${layout}${longWord}`,
    description: longWord,
    points: [1, 2, 3].map((place) => `${place} ${longWord}`),
  })),
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const OtherWords: Story = {
  args: {
    labels: {
      learnMore: 'Jifunze zaidi',
      about: (service) => `kuhusu ${service}`,
      pictures: (service) => `Picha za ${service}`,
    },
    carouselLabels: { nextSlide: 'Picha inayofuata' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Jifunze zaidi kuhusu ${events.eyebrow}` })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Picha za ${events.eyebrow}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picha inayofuata' })).toBeVisible();
  },
};

export const DeeperInTheOutline: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = {
  ...OneAfterTheOther,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await OneAfterTheOther.play?.(context);
    await expectMirrored(context);
  },
};

export const Microsite: Story = { ...OneAfterTheOther, globals: { theme: 'microsite' } };

export const Playground: Story = {};
