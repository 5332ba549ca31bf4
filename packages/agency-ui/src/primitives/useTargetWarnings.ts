import { useEffect } from 'react';
import { warnOnce, written } from './warn.js';

/**
 * Warns when the visitor presses a link to a fragment that no element has. A target may load late, so the page is not
 * checked before. Call it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 *
 * @param component - Name of the component that renders the links.
 * @param hrefs - The links' fragments, such as `#main`. Other addresses are not checked.
 */
export function useTargetWarnings(component: string, hrefs: readonly string[]): void {
  useEffect(() => {
    const check = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const id = /^#([^%]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
      if (!id || !hrefs.includes(`#${id}`) || document.getElementById(id)) return;
      warnOnce(
        `${component}: no element on the page has the id "${id}", so the link ${written(link?.textContent)} leads nowhere. ` +
          `Write id="${id}" on its target.`,
      );
    };
    document.addEventListener('click', check, true);
    return () => document.removeEventListener('click', check, true);
  });
}
