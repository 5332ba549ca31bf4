/**
 * Negative controls for the transcripts: accessibility faults that a screen reader reveals. Each is injected into a
 * page and must change the transcript.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { it } from 'vitest';
import { recordScene } from './record.js';
import { scenes } from './scenes.js';

interface Fault {
  name: string;
  /** The component whose transcript must change. */
  component: string;
  /**
   * Runs in the page, before the page's own scripts. It must not use this module's variables or name a function,
   * because the compiler would wrap a named function in a helper that the page does not have.
   */
  plant: () => void;
}

const faults: readonly Fault[] = [
  {
    name: 'a button without a name',
    component: 'HeroCarousel',
    plant: () => {
      addEventListener(
        'focusin',
        ({ target }) => {
          if ((target as HTMLElement).ariaLabel === 'Next slide') (target as HTMLElement).removeAttribute('aria-label');
        },
        true,
      );
    },
  },
  {
    name: 'a silent toast',
    component: 'ServiceContactForm',
    plant: () => {
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')) {
          region.setAttribute('aria-live', 'off');
          if (/status|alert/.test(region.getAttribute('role') ?? '')) region.setAttribute('role', 'presentation');
        }
      }).observe(document, { childList: true, subtree: true });
    },
  },
  {
    name: 'a heading out of order',
    component: 'CoreServicesGrid',
    plant: () => {
      addEventListener('DOMContentLoaded', () => {
        for (const heading of document.querySelectorAll('h3')) heading.setAttribute('aria-level', '6');
        for (const heading of document.querySelectorAll('h3')) heading.setAttribute('role', 'heading');
      });
    },
  },
  {
    name: 'a live region filled on load',
    component: 'Pages',
    plant: () => {
      addEventListener('load', () => {
        const region = document.createElement('div');
        region.setAttribute('role', 'status');
        document.body.append(region);
        setTimeout(() => region.append('Welcome to our new website'), 500);
      });
    },
  },
  {
    name: 'a picture without a text alternative',
    component: 'OfferingGrid',
    plant: () => {
      addEventListener('DOMContentLoaded', () => {
        for (const picture of document.querySelectorAll('img')) picture.removeAttribute('alt');
      });
    },
  },
  {
    name: 'a field without a label',
    component: 'ContactMessageForm',
    plant: () => {
      addEventListener(
        'focusin',
        ({ target }) => {
          for (const label of (target as HTMLInputElement).labels ?? []) label.removeAttribute('for');
        },
        true,
      );
    },
  },
  {
    name: 'decoration exposed to the screen reader',
    component: 'ImpactCounters',
    plant: () => {
      new MutationObserver(() => {
        for (const hidden of document.querySelectorAll('main [aria-hidden="true"]')) {
          hidden.removeAttribute('aria-hidden');
          hidden.role = 'img';
          hidden.ariaLabel = 'Colour bar';
        }
      }).observe(document, { childList: true, subtree: true });
    },
  },
  {
    name: 'lost focus',
    component: 'SiteHeader',
    plant: () => {
      addEventListener('keyup', ({ key }) => {
        if (key !== 'Escape') return;
        // Removing the focused element resets the Tab sequence to the top.
        const removed = document.createElement('span');
        removed.tabIndex = -1;
        document.body.prepend(removed);
        removed.focus();
        removed.remove();
      });
    },
  },
  {
    name: 'a wrong language',
    component: 'SiteFooter',
    plant: () => {
      addEventListener('DOMContentLoaded', () => {
        for (const part of document.querySelectorAll('footer')) part.lang = 'fi';
      });
    },
  },
  {
    name: 'a duplicated accessible name',
    component: 'ArticleFilter',
    plant: () => {
      addEventListener(
        'focusin',
        ({ target }) => {
          const name = (target as HTMLElement).textContent;
          (target as HTMLElement).setAttribute('aria-label', `${name} ${name}`);
        },
        true,
      );
    },
  },
];

it.for(faults)('detects the fault “$name” in the transcript', async ({ component, plant }, { expect, signal }) => {
  const [scene] = scenes.filter((each) => each.component === component);
  if (!scene) throw new Error(`There is no scene for "${component}".`);
  const committed = await readFile(resolve(import.meta.dirname, `../../docs/transcripts/${component}.md`), 'utf8');
  expect(await recordScene(scene, signal, plant)).not.toBe(committed);
});
