import type { Preview } from '@storybook/react-vite';
import { AgencyProvider } from 'agency-ui';
import 'agency-ui/theme.css';
import 'agency-ui/microsite.css';
import 'agency-ui/reset.css';
import { useLayoutEffect } from 'react';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide, 1920 px', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Navigation', 'Sections', 'Forms', 'Pages'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'agency', title: 'Agency' },
          { value: 'microsite', title: 'Microsite' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'agency', direction: 'ltr', motion: 'system' },
  decorators: [
    function Globals(Story, { globals }) {
      const { theme, direction, motion } = globals as Record<'theme' | 'direction' | 'motion', string>;
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = 'en-KE';
        root.dir = direction;
        root.dataset['agencyTheme'] = theme;
        root.dataset['agencyMotion'] = motion;
      }, [theme, direction, motion]);
      return (
        <AgencyProvider motion={motion === 'reduced' ? 'reduced' : 'system'}>
          <Story />
        </AgencyProvider>
      );
    },
  ],
};

export default preview;
