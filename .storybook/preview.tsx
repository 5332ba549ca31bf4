import type { Preview } from '@storybook/react-vite';
import { AgencyProvider } from 'agency-ui';
import type { tones } from 'agency-ui/theme';
import 'agency-ui/theme.css';
import 'agency-ui/microsite.css';
import 'agency-ui/plain.css';
import 'agency-ui/reset.css';
import argTypes from 'virtual:arg-types';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { languages, packOf, type StoryLocale } from './blocks/locales.js';
import './docs.css';
import { fitControls } from './fit-controls.js';
import { modes } from './modes.js';
import { theme } from './theme.js';
import { type Theme, themes } from './themes.js';
import { viewports } from './viewports.js';

// Loaded only by docs pages, so that stories and tests do not wait for it.
const DocsPage = lazy(() => import('./blocks/DocsPage.js'));

// Timeout of asynchronous assertions, in ms: three browsers may share two cores.
configure({ asyncUtilTimeout: 5000 });

/** The toolbar's values. */
interface Globals {
  theme: Theme;
  tone: 'authored' | (typeof tones)[number];
  direction: 'ltr' | 'rtl';
  locale: StoryLocale;
  motion: 'system' | 'reduced' | 'paused';
}

/** A toolbar menu that shows the chosen item. */
const menu = (
  description: string,
  icon: string,
  items: readonly { value: string; title: string; right?: string }[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [fitControls],
  // Like a page, each story starts without focus, because the previous story in the same window may have left it
  // somewhere.
  beforeEach() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
  parameters: {
    layout: 'fullscreen',
    // Stories about motion itself set `no-preference`. `npm run visual` reads this too.
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // For passed rules the panel lists only one element, because collecting them all takes axe longer than the
        // checks.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    docs: {
      theme,
      extractArgTypes: (component: { name: string }) => argTypes[component.name],
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      codePanel: true,
    },
    // Includes each prop's description and default.
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Getting started',
          'Sign-off',
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Motion', 'Icons', 'Pictures', 'Tokens', 'Data shapes', 'Accessibility'],
          'Primitives',
          'Navigation',
          'Sections',
          'Forms',
          'Pages',
          ['Home', 'Services', 'About', 'Work', 'Blog', 'FAQ', 'Contact', 'Legal', 'Sitemap', 'Not Found'],
        ],
      },
    },
  },
  globalTypes: {
    theme: menu('Theme', 'paintbrush', themes),
    tone: menu('Tone', 'contrast', [
      { value: 'authored', title: 'Tone as authored' },
      { value: 'paper', title: 'Paper' },
      { value: 'white', title: 'White' },
      { value: 'night', title: 'Night' },
      { value: 'accent', title: 'Accent' },
    ]),
    locale: menu('Language of the components’ own labels', 'globe', languages),
    direction: menu('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: menu('Motion', 'play', [
      { value: 'system', title: 'System setting' },
      { value: 'reduced', title: 'Reduced motion' },
      { value: 'paused', title: 'Paused: frozen for screenshots' },
    ]),
  },
  initialGlobals: { theme: 'agency', tone: 'authored', locale: 'en-KE', direction: 'ltr', motion: 'system' },
  decorators: [
    function StoryPage(Story, { globals }) {
      const { theme, tone, direction, locale, motion } = globals as unknown as Globals;
      const language = locale === 'pseudo' ? 'en-KE' : locale;
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = language;
        // Arabic is always right-to-left, whatever the toolbar says.
        root.dir = locale === 'ar-AE' ? 'rtl' : direction;
        const [name, scheme = 'light'] = theme.split('-');
        root.dataset['agencyTheme'] = name;
        root.dataset['agencyColorScheme'] = scheme;
        // The attribute reduces CSS motion. JavaScript animations check the provider or the attribute.
        root.dataset['agencyMotion'] = motion === 'system' ? 'system' : 'reduced';
        root.toggleAttribute('data-story-frozen', motion === 'paused');
      }, [theme, direction, locale, language, motion]);
      const labels = packOf(locale);
      return (
        <AgencyProvider
          locale={language}
          motion={motion === 'reduced' ? 'reduced' : 'system'}
          {...(labels && { labels })}
        >
          {tone === 'authored' ? (
            <Story />
          ) : (
            <div className="story-tone" data-agency-tone={tone}>
              <Story />
            </div>
          )}
        </AgencyProvider>
      );
    },
  ],
};

export default preview;
