/**
 * Faults that a screen reader makes heard, each planted into a page to show that its transcript changes. A fault is a
 * function that runs in the page, from before its first script on.
 */
export interface Fault {
  name: string;
  /** The component whose transcript has to change. */
  component: string;
  /** Runs in the page; must be free of what is outside of it. */
  plant: () => void;
}

export const faults: readonly Fault[] = [
  {
    name: 'a button without a name',
    component: 'HeroCarousel',
    plant: () => {
      const strip = () => {
        for (const button of document.querySelectorAll('button[aria-label="Next slide"]')) {
          button.removeAttribute('aria-label');
        }
        for (const hidden of document.querySelectorAll('button')) {
          if (hidden.textContent?.trim() === 'Next slide') hidden.replaceChildren();
        }
      };
      addEventListener('focusin', strip, true);
    },
  },
  {
    name: 'a toast in silence',
    component: 'ServiceContactForm',
    plant: () => {
      const silence = () => {
        for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')) {
          region.setAttribute('aria-live', 'off');
          if (/status|alert/.test(region.getAttribute('role') ?? '')) region.setAttribute('role', 'presentation');
        }
      };
      new MutationObserver(silence).observe(document, { childList: true, subtree: true });
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
    name: 'a live region that is filled on load',
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
      addEventListener('focusin', () => {
        for (const label of document.querySelectorAll('label')) label.removeAttribute('for');
      });
    },
  },
  {
    name: 'decoration that is read aloud',
    component: 'ImpactCounters',
    plant: () => {
      new MutationObserver(() => {
        for (const hidden of document.querySelectorAll('main [aria-hidden="true"]'))
          hidden.removeAttribute('aria-hidden');
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-hidden'] });
    },
  },
  {
    name: 'a focus that is lost',
    component: 'SiteHeader',
    plant: () => {
      addEventListener('keyup', ({ key }) => {
        if (key !== 'Escape') return;
        // As when the element that has it is removed: Tab begins at the top again.
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
    name: 'words that are said twice',
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
