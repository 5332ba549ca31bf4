import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { LanguageSwitch, type PageLanguage } from './LanguageSwitch.js';

const languages: PageLanguage[] = [
  { tag: 'en-KE', name: 'English', path: '/services/events' },
  { tag: 'sw-KE', name: 'Kiswahili', path: '/sw/huduma/hafla' },
];

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { languages, current: 'en-KE' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Links to the same page in other languages.

**Use it** on every page of a site in several languages, in the \`settings\` of \`SiteFooter\`, in the \`tools\` of \`SiteHeader\`, or in a band of your own directly below the header. Link to the same page in each language, so that readers do not have to start again from the home page.

**Do not use it** with flags (a language is not a country), nor for a single page in another language: put a link with \`lang\` and \`hreflang\` in the text. Search engines also need \`<link rel="alternate" hreflang>\` in the head.

**Content.** The name of each language in that language: “Kiswahili”, not “Swahili”. Keep the order the same on every page.

**Behaviour.** Plain links, which work without JavaScript. Each has \`hreflang\` for its target and \`lang\` for its name, so that a screen reader pronounces it correctly. The current language has \`aria-current="page"\`.

**Parts.**

- **Navigation:** A landmark named “Languages”.
- **Link:** The current one is bold with a thick underline.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | One tab stop per language. |
| Enter | On a link: opens the page in that language. |`,
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There are two languages, the first of which is the page's. */
export const Default: Story = {};

/** On a night band, the links are light. */
export const Night: Story = { decorators: [onNight] };

/** Nine languages wrap, and names in other scripts keep their direction. */
export const ManyItems: Story = {
  args: {
    current: 'ar-EG',
    languages: [
      ...languages,
      { tag: 'ar-EG', name: 'العربية', path: '/ar' },
      { tag: 'so', name: 'Soomaali', path: '/so' },
      { tag: 'am', name: 'አማርኛ', path: '/am' },
      { tag: 'fr', name: 'Français', path: '/fr' },
      { tag: 'pt-MZ', name: 'Português', path: '/pt' },
      { tag: 'rw', name: 'Ikinyarwanda', path: '/rw' },
      { tag: 'zh', name: '中文', path: '/zh' },
    ],
  },
};

/** Nothing is rendered with a single language. */
export const OneItem: Story = {
  decorators: [rendersNothing('LanguageSwitch renders nothing with a single language.')],
  args: { languages: languages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Long names wrap within the page. */
export const LongText: Story = {
  args: { languages: languages.map((language) => ({ ...language, name: longWord + longWord })) },
  play: expectNoSidewaysScroll,
};

/** Each link declares its language to browsers and screen readers, and one is the current page. */
export const SaysItsLanguages: Story = {
  tags: ['test-only', 'wcag:3.1.2'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.getAttribute('hreflang'), link.lang])).toEqual([
      ['en-KE', 'en-KE'],
      ['sw-KE', 'sw-KE'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('English');
  },
};

/** Each link is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The links use the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
