/** What the stories of pages share: the whole site in a story, at the path that the story names. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { action } from 'storybook/actions';
import { type AroundNavHandler, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { chromaticPageModes } from '../../.storybook/modes.js';
import { App, frameIslands } from '../src/App.js';
import { preloadPage } from '../src/routes.js';

interface PageProps {
  /** A path of the site, from where its links lead on inside the story. */
  path: string;
}

/** wouter's own location in memory, without the fragment, which no route knows. */
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
  preload(to).then(() => navigate(to, options));
};

const leaves = action('leaves the story');

/** Says in the actions what a link to another place would have opened. */
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

/** The site at a path: its frame, its page, its words. */
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

/** Before each story of a page. */
export function prepare(): void {
  // A skip link is the first link of its page, as axe sees it: what Storybook has to say of errors moves after it.
  document.body.append(...document.querySelectorAll('.sb-wrapper'));
  // A story is looked at from end to end: render far sections too.
  document.documentElement.dataset['renderAll'] = '';
}

/** Of every file of pages: no controls, and every part of a page within a landmark. */
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
 * A page of the site as a story.
 *
 * @param path - As in the address; `routes.ts` finds its page.
 */
export function page(path: string): StoryObj<typeof Page> {
  return {
    args: { path },
    // The page's code first, so that no story shows without its page.
    loaders: [
      async () => ({
        page: await preload(path),
        frame: await Promise.all(frameIslands.map((island) => island.preload())),
      }),
    ],
  };
}
