import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects } from 'agency-content/projects';
import { expect, waitFor } from 'storybook/test';
import type { PictureSource, VideoClip } from '../../entities/index.js';
import { Text } from '../../primitives/index.js';
import { onBand } from '../../story-frame.js';
import { pressKey } from '../../story-keyboard.js';
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Video } from './Video.js';

const poster = projects[0]?.image as PictureSource;

const title = 'A year-end party in ninety seconds';

const hosted: VideoClip = { title, poster, url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };

/** No file, because stories load nothing from outside and the player shows its poster until it is pressed. */
const files: VideoClip = {
  title,
  poster,
  sources: [{ src: 'data:video/mp4;base64,', type: 'video/mp4' }],
  tracks: [{ src: 'data:text/vtt,WEBVTT', language: 'en', name: 'English' }],
};

const transcript = (
  <>
    <Text>The lamps come on along the rail while the band tunes up.</Text>
    <Text>At midnight the fireworks start, and everybody on the terrace dances.</Text>
  </>
);

const meta = {
  title: 'Sections/Video',
  component: Video,
  args: { video: hosted, transcript },
  decorators: [onBand('56rem')],
  parameters: {
    docs: {
      description: {
        component: `One video behind its poster, with a title and a transcript.

**Use it** for a film that visitors choose to watch. Host it yourself if you can: the browser’s player works without scripts and shares no data. A YouTube or Vimeo video is a link with a sentence that names who receives data; nothing loads from them until it is pressed.

**Do not use it** for a moving background, nor for video that plays automatically (WCAG 1.4.2, 2.2.2), nor for hosts other than YouTube and Vimeo: link to those instead.

**Content.** A title that says what is shown, a poster without text, captions for speech (\`tracks\`), and a transcript if the picture conveys more than the sound.

**Security.** A hosted video’s URL needs https, a known host and a video id; otherwise only the poster is shown, with a warning in development. A Content Security Policy needs \`frame-src https://www.youtube-nocookie.com https://player.vimeo.com\` for hosted videos and \`media-src\` for your own.

**Parts.**

- **Video:** A figure named by the title.
- **Poster:** For a hosted video, a link to its page that becomes the player. For files, the browser’s player.
- **Transcript:** A disclosure that works without JavaScript.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | On the poster: loads the player, which takes focus. |
| Enter, Space | On the transcript: opens and closes it. |`,
      },
    },
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A YouTube video, with its poster and a note saying who receives data. */
export const Default: Story = {};

/** A video from the site’s own files, with captions, in the browser’s player. */
export const OwnFiles: Story = { args: { video: files } };

/** A title alone. */
export const WithoutTranscript: Story = { args: { transcript: undefined } };

/** A portrait video is not wider than a phone. */
export const Upright: Story = { args: { shape: '9:16' } };

/** A long title. */
export const LongText: Story = {
  args: { video: { ...hosted, title: `${title}, filmed on four phones. `.repeat(4) } },
};

/** A poster that fails to load still has its button and its title. */
export const PictureFailsToLoad: Story = { args: { video: { ...hosted, poster: { ...poster, ...brokenPicture } } } };

/** The video on a night background. */
export const Night: Story = { decorators: [onBand(undefined, 'night')] };

/** Nothing comes from another website until the poster is pressed, which also moves focus into the player. */
export const LoadsThePlayerOnPress: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:4.1.2'],
  // A local page in place of the player, because stories load nothing from outside.
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') as PropertyDescriptor;
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      const isPlayer = this instanceof HTMLIFrameElement && name === 'src';
      set.call(this, isPlayer ? 'data-player' : name, value);
    };
    return () => {
      Element.prototype.setAttribute = set;
      Object.defineProperty(HTMLIFrameElement.prototype, 'src', original);
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe, [src*="youtube"]')).toBeNull();
    canvas.getByRole('link', { name: `Play video: ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle(title);
    await expect(player).toHaveFocus();
    await expect(player.dataset['player']).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  },
};

/** The player takes the poster’s space. */
export const KeepsItsSpace: Story = {
  tags: ['test-only'],
  beforeEach: LoadsThePlayerOnPress.beforeEach as NonNullable<Story['beforeEach']>,
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('figure');
    const before = figure.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('link', { name: `Play video: ${title}` }));
    await expect(figure.getBoundingClientRect().height).toBe(before.height);
  },
};

/** The transcript can be opened and closed by keyboard. */
export const OpensTheTranscript: Story = {
  tags: ['test-only', 'wcag:1.2.1', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/lamps come on/)).not.toBeVisible();
    const summary = canvas.getByText('Transcript').closest('summary') as HTMLElement;
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await pressKey('Enter', () => summary.click());
    await waitFor(() => expect(canvas.getByText(/lamps come on/)).toBeVisible());
    await pressKey(' ', () => summary.click());
    await waitFor(() => expect(canvas.getByText(/lamps come on/)).not.toBeVisible());
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { video: { ...hosted, title: longWord.repeat(2) }, transcript: longWord.repeat(2) },
  play: expectNoSidewaysScroll,
};

/** In right-to-left layouts, the button is on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const disc = canvas.getByRole('link').querySelector('svg')?.getBoundingClientRect() as DOMRect;
    await expect(link.right - disc.right).toBeLessThan(disc.left - link.left);
  },
};

/** The video has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
