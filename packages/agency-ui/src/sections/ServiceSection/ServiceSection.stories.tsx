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
        component: `One service on the home page: an eyebrow, a headline, a paragraph, exactly three points, a link to the service’s page and a few pictures.

**Use it** several times in a row, each with a different layout, so that no two look alike. Two fit on a screen. Set \`noTopPadding\` on the second of two sections on the same background to remove the space above it.

**Do not use it** for a list of services (use \`CoreServicesGrid\`), nor for the parts of one service: use \`OfferingGrid\`.

**Content.** A headline of at most 45 characters, a paragraph of at most 20 words that says what a list of services does not (a price, a lead time), points of one line, two to five pictures. The badge takes one emoji: 🎯 🎉 🎪 🤝 🎙️ 🏆 are drawn in one of the theme’s inks; any other is the system’s emoji in grey. For another trade, pass a component that renders an \`<svg>\`. It is an ornament, hidden from assistive technology.

**Scrolling.** \`animateOnScroll\` prints the first picture plate by plate as it scrolls into view: yellow, red, blue and key. Use it once per page, on a picture with dark figures and all inks. The picture is finished before all of it is on screen, and from the start in print, in forced colours, with reduced motion and in browsers without scroll-driven animations.

**Parts.**

- **Section:** A landmark named by its headline.
- **Pictures:** See ServiceCarousel; named by the service.
- **Points:** A list.
- **Link:** Its name includes the service.
- **Badge:** An emoji drawn as an icon; decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The carousel’s controls and the link, in reading order. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ServiceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `portrait` layout. */
export const Default: Story = {};

/** The `overlap` layout. */
export const Overlap: Story = { args: { service: experiential, layout: 'overlap' } };

/** The `panorama` layout. */
export const Panorama: Story = { args: { service: expos, layout: 'panorama' } };

/** The `spread` layout. */
export const Spread: Story = { args: { service: production, layout: 'spread' } };

/** The `notch` layout. */
export const Notch: Story = { args: { service: engagement, layout: 'notch' } };

/** The home page’s five services, each in its own layout. */
export const OneAfterTheOther: Story = {
  render: () => (
    <>
      <ServiceSection service={experiential} layout="overlap" />
      <ServiceSection service={events} layout="portrait" noTopPadding />
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

/** Four layouts with the picture on the other side. */
export const OtherSides: Story = {
  render: () => (
    <>
      <ServiceSection service={experiential} layout="overlap" side="start" />
      <ServiceSection service={events} layout="portrait" side="end" noTopPadding />
      <ServiceSection service={production} layout="spread" side="start" />
      <ServiceSection service={engagement} layout="notch" side="end" />
    </>
  ),
};

/** A single picture has no controls. */
export const OnePicture: Story = {
  args: { service: { ...events, images: events.images.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: events.images[0]?.alt ?? '' })).toBeVisible();
  },
};

/** Long text in each layout. */
export const LongText: Story = {
  render: inEveryLayout((layout) => ({
    ...events,
    eyebrow: `${events.eyebrow} and everything that goes with them, from the first idea on`,
    heading: `${events.heading}, because every cue of the ${layout} is written down and rehearsed twice`,
    description: Array.from({ length: 4 }, () => events.description).join(' '),
    points: events.points.map((point) => `${point}, with crew, permits, transport and a plan for the rain`),
  })),
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Two sections fit on a screen 900 px high. */
export const TwoFitOnAScreen: Story = {
  ...OneAfterTheOther,
  tags: ['test-only'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((section) => section.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(520);
    await expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThanOrEqual(450);
  },
};

/** On a phone, the eyebrow is beside the dots, and neither covers the other. */
export const EyebrowBesideTheDots: Story = {
  ...OneAfterTheOther,
  tags: ['test-only', 'wcag:2.5.8'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const section of canvas.getAllByRole('region')) {
      const dots = within(section).getAllByRole('tab');
      const first = dots[0]?.getBoundingClientRect() ?? new DOMRect();
      const eyebrow = section.querySelector('[data-part="head"] > p')?.getBoundingClientRect() ?? new DOMRect();
      await expect(Math.abs(first.top + first.height / 2 - (eyebrow.top + eyebrow.height / 2))).toBeLessThan(2);
      await expect(eyebrow.right).toBeLessThanOrEqual(first.left);
      for (const dot of dots) {
        const { left, width, top, height } = dot.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (top > 0 && top + height < innerHeight) await expect(hit).toBe(dot);
        await expect(height).toBeGreaterThanOrEqual(44);
      }
    }
  },
};

/** An emoji that the kit does not draw shows as the system’s emoji. */
export const AnotherEmoji: Story = { tags: ['test-only'], args: { service: { ...events, badge: '🎺' } } };

const Loaf = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75" {...props}>
    <path d="M4 11a4 4 0 0 1 3-7h10a4 4 0 0 1 3 7v9H4z" />
    <path d="m8 8 2 3m2-3 2 3" />
  </svg>
);

/** A component replaces the emoji, and is hidden from assistive technology. */
export const AnIconOfYourOwn: Story = {
  tags: ['test-only'],
  args: { service: { ...events, badge: Loaf } },
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-badge="custom"]') as HTMLElement;
    await expect(badge).toHaveAttribute('aria-hidden', 'true');
    const [sticker, loaf] = [...badge.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect((loaf ?? 0) / (sticker ?? 0)).toBeCloseTo(0.42, 1);
  },
};

/** The section is named by its headline, its carousel by the service; its points are a list. */
export const IsNamedByItsHeadline: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: events.heading });
    await expect(within(section).getByRole('heading', { level: 2, name: events.heading })).toBeVisible();
    await expect(within(section).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(section).getByRole('group', { name: `${events.eyebrow} in pictures` })).toBeVisible();
  },
};

/** The link’s name includes the service. */
export const TheLinkSaysWhatAbout: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Learn More about ${events.eyebrow}` })).toHaveAttribute(
      'href',
      events.path,
    );
  },
};

/** The badge is hidden from assistive technology. */
export const TheBadgeIsSilent: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector(`[data-badge="${events.badge}"]`);
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The sheets over the picture, one for each ink that has not been printed yet. */
const sheetsOn = (image: HTMLElement) =>
  [...(image.closest('[role="tabpanel"]')?.parentElement?.querySelectorAll('[aria-hidden="true"] > span') ?? [])].map(
    (sheet) => getComputedStyle(sheet),
  );

const [firstExpo] = expos.images;

/** Scrolling moves the sheets, which are hidden from assistive technology, off the picture. */
export const PrintsItsPicturePlateByPlate: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.2.2'],
  args: { service: expos, layout: 'panorama', animateOnScroll: true },
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
    // The picture's upper edge is on screen.
    window.scrollBy({ top: image.getBoundingClientRect().top - 0.9 * innerHeight, behavior: 'instant' });
    await waitFor(() => expect(sheets.map(({ translate }) => translate)).not.toContain('0px 101%'));
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(new Set(sheets.map(({ translate }) => translate))).toEqual(new Set(['0px 101%'])));
  },
};

/** With reduced motion, the finished picture shows at once. */
export const ShowsTheFinishedPrintWithoutMotion: Story = {
  ...PrintsItsPicturePlateByPlate,
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const sheets = sheetsOn(canvas.getByRole('img', { name: firstExpo?.alt ?? '' }));
    await expect(sheets.map(({ display }) => display)).toEqual(['none', 'none', 'none', 'none']);
  },
};

/** Forty-letter words wrap in each layout. */
export const LongWords: Story = {
  tags: ['test-only'],
  render: inEveryLayout((layout) => ({
    ...events,
    eyebrow: longWord,
    heading: `${layout}${longWord}`,
    description: longWord,
    points: [1, 2, 3].map((place) => `${place} ${longWord}`),
  })),
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** Custom labels replace all English text in the section and its carousel. */
export const OtherWords: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
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

/** The heading takes the level that the page sets. */
export const DeeperInTheOutline: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** Each layout is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  ...OneAfterTheOther,
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await OneAfterTheOther.play?.(context);
    await expectMirrored(context);
  },
};

/** Each layout has no accessibility violations in the microsite theme. */
export const Microsite: Story = { ...OneAfterTheOther, tags: ['test-only'], globals: { theme: 'microsite' } };
