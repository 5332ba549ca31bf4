/** Shared by the page stories: renders the whole site in a story, at a given path. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { action } from 'storybook/actions';
import { type AroundNavHandler, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { chromaticPageModes } from '../../.storybook/modes.js';
import { App } from '../src/App.js';
import { preloadPage } from '../src/router.js';

interface PageProps {
  /** The site's initial path. Links navigate inside the story. */
  path: string;
}

/** wouter's memory location without the fragment, because routes would not match with it. */
function locationAt(path: string) {
  const { hook, searchHook, navigate } = memoryLocation({ path });
  const useStoryLocation: typeof hook = () => {
    const [current] = hook();
    return [current, (to, options) => navigate(to.split('#', 1)[0] || current, options)];
  };
  return { hook: useStoryLocation, searchHook };
}

const preload = (to: string) => preloadPage(new URL(to, location.href).pathname);

const preloadThenNavigate: AroundNavHandler = (navigate, to, options) => {
  preload(to).then(() => {
    navigate(to, options);
    scrollTo({ top: 0, behavior: 'instant' });
  });
};

const leaves = action('leaves the story');

/** Logs external links in the Actions panel instead of opening them. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  const { protocol, origin, href } = new URL(link.href);
  if (protocol.startsWith('http') && origin === location.origin) return;
  event.preventDefault();
  leaves(href);
}

function Stay({ children }: { children: ReactNode }) {
  return <div onClickCapture={stay}>{children}</div>;
}

/** The site at a path, with header and footer. */
export function Page({ path }: PageProps) {
  const [{ hook, searchHook }] = useState(() => locationAt(path));
  return (
    <Stay>
      <Router hook={hook} searchHook={searchHook} aroundNav={preloadThenNavigate}>
        <App />
      </Router>
    </Stay>
  );
}

/** Runs before each page story. */
export function prepare(): void {
  // axe expects the skip link to be the first link, so Storybook's error markup is moved after it.
  document.body.append(...document.querySelectorAll('.sb-wrapper'));
  // Stories are viewed in full, so sections outside the viewport are rendered too.
  document.documentElement.dataset['renderAll'] = '';
}

/** Shared by all page stories: there are no controls, and all content must be inside landmarks. */
export const pageMeta: Meta<typeof Page> = {
  component: Page,
  beforeEach: prepare,
  parameters: {
    controls: { disable: true },
    chromatic: { modes: chromaticPageModes },
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
  },
};

/**
 * Creates a story for one of the site's pages.
 *
 * @param path - URL path of a page in `routes.ts`.
 */
export function page(path: string): StoryObj<typeof Page> {
  return {
    args: { path },
    // Loads the page's chunk first, so that the story never renders without its page.
    loaders: [async () => ({ page: await preload(path) })],
  };
}
