import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createConsent, Picture } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { emulateMedia } from '../../story-media.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ConsentGate } from './ConsentGate.js';

const forget = () => localStorage.removeItem('agency-consent');

const consent = createConsent({
  version: '2026-11-27',
  categories: [
    {
      id: 'video',
      name: 'Films',
      description: 'Films of our events come from Vimeo, which learns your IP address and what you watch.',
    },
  ],
});

const meta = {
  title: 'Sections/ConsentGate',
  component: ConsentGate,
  args: {
    consent,
    category: 'video',
    title: 'Three days of the book fair, in two minutes',
    link: { name: 'Watch on Vimeo', path: 'https://vimeo.com' },
    children: <Picture picture={storyPicture(3, 'A stage at night')} sizes="42rem" />,
  },
  argTypes: { consent: { control: false }, children: { control: false } },
  decorators: [onBand('42rem')],
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: {
    docs: {
      description: {
        component: `Third-party content that waits for the visitor’s permission: a video, a map, a post.

**Use it** around each third-party embed, together with \`ConsentBanner\`.

**Do not use it** for your own content, nor for scripts that show nothing on the page: use \`consent.whenAllowed\`.

**Content.** The title says what the content is; the description comes from the category. Link to the content elsewhere, so that nobody has to agree in order to see it.

**Behaviour.** The children are mounted, and so loaded, only once their category is allowed: with the button here, in the banner, or in another tab. The button allows its category everywhere on the site, including on later visits. The placeholder has a video’s proportions, 16:9; set another \`aspect-ratio\` through \`className\`. Before hydration and without JavaScript only the placeholder shows, without its button. When permission is withdrawn, the placeholder returns.

**Parts.**

- **Figure:** Named by the title; it takes focus after the button is pressed.
- **Button:** Allows the category.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The button, then the link. |
| Enter or Space | On the button: loads the content. |`,
      },
    },
  },
} satisfies Meta<typeof ConsentGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A placeholder says what would load, and from whom. */
export const Default: Story = {};

/** Without a link, the button is the only way to see the content. */
export const WithoutLink: Story = {
  render: ({ link: _, ...args }) => <ConsentGate {...args} />,
};

/** Once its category is allowed, the content is shown. */
export const Allowed: Story = {
  beforeEach: () => consent.choose(['video']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A stage at night' })).toBeVisible();
  },
};

/** The placeholder on a night background. */
export const Night: Story = { decorators: [onNight] };

/** Long words wrap within the placeholder, which grows taller. */
export const LongText: Story = {
  args: { title: longWord + longWord, link: { name: longWord, path: 'https://vimeo.com' } },
  play: expectNoSidewaysScroll,
};

/** The button loads the content, moves focus to it and stores the permission. */
export const ButtonLoadsTheContent: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    canvas.getByRole('button', { name: 'Allow “Films”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: 'A stage at night' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: args.title })).toHaveFocus();
    await expect(consent.getChoice()?.accepted).toEqual(['video']);
  },
};

/** Without JavaScript, the placeholder has its link but no button. */
export const WithoutJavaScript: Story = {
  tags: ['test-only'],
  beforeEach: () => emulateMedia('(scripting: none)'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Watch on Vimeo' })).toBeVisible();
    await expect(canvasElement.querySelector('button')).not.toBeVisible();
  },
};

/** The placeholder is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The placeholder has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
