/**
 * The only script of a page until somebody acts on it. The page is complete without React: links, menus, answers and
 * fields are the browser's own. React comes at the first sign of a visitor, or once the browser has been idle well
 * after the page has loaded, for what moves by itself.
 */

/** How long after loading React comes by itself, in ms: by then the page has painted even on a slow phone. */
const patience = 2500;

/** Signs that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

const root = document.getElementById('app');

let coming = false;

function bringReact(): void {
  if (coming) return;
  coming = true;
  for (const sign of signs) removeEventListener(sign, bringReact, { capture: true });
  // The page's own code, known since the page was built, is fetched along instead of after.
  for (const href of root?.dataset['modules']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import('./entry-client.js').then(({ alive }) => alive).then(replay);
}

/** Buttons that only React can serve, pressed before it came. The last one counts. */
let pressed: HTMLButtonElement | undefined;

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  // A form posts and a dialog opens by itself; a press by a script is the replay.
  if (!button || !event.isTrusted || button.type === 'submit' || button.hasAttribute('commandfor')) return;
  pressed = button;
}

function replay(): void {
  removeEventListener('click', keep, { capture: true });
  pressed?.click();
}

for (const sign of signs) addEventListener(sign, bringReact, { capture: true, passive: true });
addEventListener('click', keep, { capture: true });
addEventListener('load', () => setTimeout(() => requestIdle(bringReact), patience));
// The development server renders nothing by itself.
if (!root?.firstElementChild) bringReact();

/** Safari has no idle callback. */
function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task);
}
