import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { emulateMedia } from '../../story-media.js';
import { rendersNothing } from '../../story-nothing.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { type Feature, FeatureTabs } from './FeatureTabs.js';

const features: Feature[] = [
  {
    name: 'Stage',
    title: 'A stage that stands before breakfast',
    description: 'We build at night, test the sound at six, and clear the site within a day.',
    picture: storyPicture(4, 'A stage in front of hills'),
    link: { name: 'See our stages', path: '/services/events' },
  },
  {
    name: 'Print',
    title: 'Banners from the same house',
    description: 'The colours of the stage and of the programme match, because one studio prints both.',
    picture: storyPicture(1, 'A printed banner'),
  },
  {
    name: 'Staff',
    title: 'People who know the way',
    description: 'Ushers, technicians and a producer whom you can call by name.',
    picture: storyPicture(3, 'Two ushers at a gate'),
  },
];

const meta = {
  title: 'Sections/FeatureTabs',
  component: FeatureTabs,
  args: { eyebrow: 'One team', heading: 'What a show day is made of', features },
  parameters: {
    docs: {
      description: {
        component: `The features of one offer as tabs, each with text and a picture.

**Use it** for two to six features of equal rank, of which a reader needs only one or two.

**Do not use it** for steps that all have to be read (use \`ProcessSteps\`), for services with pages of their own (\`CoreServicesGrid\`), nor for questions (\`FaqSection\`).

**Content.** Tabs of one to three words; a title of up to forty characters; two or three sentences. Give all of them a 4:3 picture, or none.

**Behaviour.** The HTML contains every panel: find-in-page finds and opens closed ones, and without JavaScript and in print all are shown one below the other. A single feature has no tab.

**Parts.**

- **Tabs:** A tab list with the section’s name; one tab stop.
- **Panel:** Named by its tab.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The selected tab, then the links in its panel. |
| Arrow keys | Select the next or previous tab. |
| Home, End | Select the first or the last tab. |`,
      },
    },
  },
} satisfies Meta<typeof FeatureTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three features, the first of which is shown. */
export const Default: Story = {};

/** Features without pictures. */
export const TextOnly: Story = { args: { features: features.map(({ picture: _, ...one }) => one) } };

/** A single feature has no tab. */
export const OneItem: Story = {
  args: { features: features.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

/** Six tabs wrap on a phone. */
export const ManyItems: Story = {
  args: { features: [...features, ...features.map((one) => ({ ...one, name: `${one.name} at night` }))] },
};

/** Nothing is rendered without features. */
export const Empty: Story = {
  decorators: [rendersNothing('FeatureTabs renders nothing without features.')],
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long words wrap within the page. */
export const LongText: Story = {
  args: {
    features: features.map((one) => ({ ...one, name: one.name + longWord, title: longWord, description: longWord })),
  },
  play: expectNoSidewaysScroll,
};

/** A picture that fails to load shows its alternative text. */
export const PictureFailsToLoad: Story = {
  args: { features: features.map((one) => ({ ...one, picture: { ...storyPicture(1, 'A stage'), ...brokenPicture } })) },
};

/** The tabs on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Arrow keys, Home and End select tabs, and the panel follows. */
export const KeysSelectTabs: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Stage' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Print' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Print' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Staff' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Stage' })).toBeVisible();
  },
};

/** Without JavaScript, all panels are shown without tabs. */
export const WithoutJavaScript: Story = {
  tags: ['test-only'],
  beforeEach: () => emulateMedia('(scripting: none)'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    for (const { title } of features) {
      // Doesn't use `toBeVisible`, which fails for an element with a `hidden` attribute even if CSS shows it.
      await expect(canvas.getByRole('heading', { name: title }).checkVisibility()).toBe(true);
    }
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
