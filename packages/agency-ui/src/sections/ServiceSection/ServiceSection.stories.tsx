import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ServiceFeature } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { expectTextInside } from '../../story-text.js';
import type { ServiceLayout } from './index.js';
import { ServiceSection } from './ServiceSection.js';

const experiential: ServiceFeature = {
  eyebrow: 'Experiential Marketing',
  heading: 'Put it in their hands, then let them talk',
  description:
    'Nobody remembers a banner they drove past. They remember what they tasted, tried and took home. We bring your product to where people already are.',
  points: ['Bar, in-store and mall activations', 'Van and roadshow tours', 'Street and flier distribution'],
  path: '/services/experiential-marketing',
  images: [
    storyPicture(1, 'A stand under a big sun'),
    storyPicture(3, 'A crowd at dusk'),
    storyPicture(7, 'A van on the road'),
    storyPicture(14, 'A stall in the mall'),
  ],
  badge: '🎯',
};

const events: ServiceFeature = {
  eyebrow: 'Events',
  heading: 'Doors at six, and nobody waits',
  description:
    'Stage, sound, menu and guest list sit in one running order. You shake hands; we watch the clock, from the first truck in to the last one out.',
  points: [
    'Product launches and corporate galas',
    'Concerts, festivals and stadium events',
    'Conferences and award ceremonies',
  ],
  path: '/services/events',
  images: [
    storyPicture(5, 'A hall before the guests come'),
    storyPicture(12, 'The stage'),
    storyPicture(8, 'The band'),
  ],
  badge: '🎉',
};

const expos: ServiceFeature = {
  eyebrow: 'Expos',
  heading: 'A stand people cross the hall for',
  description:
    'We draw the floor plan, build the stand and bring the visitors you want to meet, in the hall or online.',
  points: ['Trade shows and exhibitions', 'Leadership summits and webinars', 'Vendor and supplier expos'],
  path: '/services/expos',
  images: [storyPicture(6, 'A hall of stands'), storyPicture(9, 'Visitors at a stand'), storyPicture(2, 'The gate')],
  badge: '🤝',
};

const production: ServiceFeature = {
  eyebrow: 'Media Production',
  heading: 'Filmed, voiced and cut by one crew',
  description: 'Camera, booth and edit suite work from the same brief, so what you hear belongs to what you see.',
  points: ['Photography and videography', 'Documentaries and commercials', 'Podcast recording and voice overs'],
  path: '/services/production',
  images: [storyPicture(4, 'A studio'), storyPicture(11, 'A microphone'), storyPicture(13, 'An edit suite')],
  badge: '🎙️',
};

const engagement: ServiceFeature = {
  eyebrow: 'Staff Engagement',
  heading: 'A day away that shows on Monday',
  description:
    'We settle with you what the day should change, then plan the games, the venue, the transport and the lunch round it.',
  points: ['Team building retreats', 'Workshops and strategic planning', 'Award ceremonies and appreciation days'],
  path: '/services/staff-engagement',
  images: [storyPicture(0, 'A field under acacias'), storyPicture(15, 'Two teams'), storyPicture(10, 'A workshop')],
  badge: '🏆',
};

const longWord = 'Unternehmensveranstaltungsorganisationen';

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
        component:
          'One service of the home page: an eyebrow, a headline, a paragraph, exactly three points, a link to the ' +
          'service’s page and a few pictures. Use several in a row, each in another layout, so that no two screens ' +
          'look alike. For a list of services use `CoreServicesGrid`; for what one service consists of use ' +
          '`OfferingGrid`.\n\n' +
          'Best: a headline of at most 45 characters, a paragraph of at most 40 words, points of one line, two to ' +
          'five pictures. The badge takes one emoji: 🎯 🎉 🎪 🤝 🎙️ 🏆 are drawn in one ink of the theme, any other ' +
          'shows as the system draws it, in grey. It is an ornament that assistive technology skips.\n\n' +
          '`joined` is for two sections in a row on one ground: the second leaves no room of its own over itself.\n\n' +
          'Keyboard: the carousel’s controls, then the link.',
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

/** The five of the home page, one after the other, each in its own layout. */
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
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
    await expect(within(section).getByRole('group', { name: 'Events in pictures' })).toBeVisible();
  },
};

export const TheLinkSaysWhatAbout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learn More about Events' })).toHaveAttribute(
      'href',
      '/services/events',
    );
  },
};

export const TheBadgeIsSilent: Story = {
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-badge="🎉"]');
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AnotherEmoji: Story = { args: { service: { ...events, badge: '🎺' } } };

export const OnePicture: Story = {
  args: { service: { ...events, images: events.images.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'A hall before the guests come' })).toBeVisible();
  },
};

/** What another language or a longer story does to each layout. */
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
    await expect(canvas.getByRole('link', { name: 'Jifunze zaidi kuhusu Events' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Picha za Events' })).toBeVisible();
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

export const RightToLeft: Story = { ...OneAfterTheOther, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...OneAfterTheOther, globals: { theme: 'microsite' } };

export const Playground: Story = {};
