/**
 * The public entry `agency-ui/press-queue`, for scripts that run before React hydrates the page. It has no imports, and
 * no other file in the kit imports it, so that bundlers add nothing else to such a script.
 */

/**
 * Longest time between a press and its replay, in ms. Until then, the press is shown as pending. A later response would
 * come as a surprise, because visitors have moved on (the limit of attention is about ten seconds, Nielsen 1993).
 */
const pressLifetimeMs = 8000;

/** Time after a native submission during which another one counts as a double click, in ms. */
const doubleClickMs = 1000;

interface Press {
  target: HTMLElement;
  /** The element's position among those that look like the target. */
  index: number;
  /** Number of those elements. If it changes, the position may be a different element's. */
  count: number;
  /** Repeats the press. Absent for a native submission. */
  replay: ((target: HTMLElement) => void) | undefined;
  pressedAt: number;
  timer: ReturnType<typeof setTimeout>;
}

export interface PressQueueOptions {
  /** Whether React already handles an element's events. */
  isHydrated: (element: Element) => boolean;
  /** Called on each queued press. Loads what hydration needs, and retries if loading failed before. */
  load: () => void;
}

export interface PressQueue {
  /** Replays the presses on hydrated elements. Call it after each hydration. */
  replay: () => Promise<void>;
  /** Drops every press and offers other ways to send a form. Call it when a script fails to load. */
  giveUp: () => void;
}

declare global {
  /** The events that `earlyPressScript` has recorded, with their Unix time in ms. */
  var agencyPresses: [event: Event, unixTimeMs: number][] | undefined;
}

/**
 * Source of an inline script for the `<head>`. It records what visitors press before the script with `queuePresses` has
 * loaded, which then queues those presses. Without it, they are lost. Insert it unchanged, so that a content security
 * policy can allow it by its hash.
 *
 * @example
 * <head>
 *   <script>{earlyPressScript}</script>
 * </head>
 */
export const earlyPressScript =
  'agencyPresses=[];for(const t of["click","input","keydown","pagehide"])addEventListener(t,e=>window.agencyPresses?.push([e,Date.now()]),!0)';

/**
 * Finds the elements that look like a given one. React may replace the element, but it keeps its position among them as
 * long as their number stays the same.
 */
const alikeOf = ({ tagName, className }: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((element) => element.className === className);

/** The notice in an element's form, hidden in the prerendered HTML. */
const noticeOf = (element: Element) =>
  element.closest('form')?.querySelector<HTMLElement>('[data-part="not-loaded"]') ?? undefined;

/**
 * Turns the notice in an element's form into a live region. It isn't one from the start, because Chromium would
 * announce the form's hidden text as soon as it lays out a form that it had skipped (`content-visibility`).
 */
function makeLive(element: Element): void {
  for (const region of noticeOf(element)?.querySelectorAll<HTMLElement>('[data-live]') ?? [])
    region.setAttribute('aria-live', region.dataset['live'] ?? 'polite');
}

function showState(element: Element, state: 'idle' | 'loading' | 'failed'): void {
  const notice = noticeOf(element);
  if (!notice) return;
  notice.dataset['state'] = state;
  const [loading, failed] = notice.querySelectorAll<HTMLElement>('[data-live] > *');
  if (loading) loading.hidden = state !== 'loading';
  if (failed) failed.hidden = state !== 'failed';
}

/** Opens a question's answer natively, without React. */
function openNatively(target: Element): void {
  const panel = document.getElementById(target.getAttribute('aria-controls') ?? '');
  if (!panel?.matches('[hidden="until-found"]')) return;
  panel.hidden = false;
  target.ariaExpanded &&= 'true';
}

/**
 * Queues button presses, and keys that only scripts handle, until React has hydrated their targets. A press is
 * immediately shown as pending (`aria-busy`). After eight seconds, or when a script fails to load, it is dropped; a
 * form then offers phone, WhatsApp and e-mail with what was typed, and answers open natively. Typing, Escape and
 * leaving the page also drop it. Links, menus and forms with an `action` work natively.
 *
 * @example
 * let isHydrated = false;
 * const { replay, giveUp } = queuePresses({ isHydrated: () => isHydrated, load });
 * function load() {
 *   import('./main.js').catch(giveUp);
 * }
 * addEventListener('hydrated', () => {
 *   isHydrated = true;
 *   replay();
 * });
 */
export function queuePresses({ isHydrated, load }: PressQueueOptions): PressQueue {
  let presses: Press[] = [];
  let submittedAt = Number.NEGATIVE_INFINITY;
  /** Time of the recorded press that is being queued, if any. */
  let earlyPressedAt: number | undefined;

  function drop(press: Press): void {
    presses = presses.filter((other) => other !== press);
    clearTimeout(press.timer);
    press.target.removeAttribute('aria-busy');
    showState(press.target, 'idle');
  }

  const dropAll = () => presses.forEach(drop);

  /** Drops the presses on or inside an element. */
  const dropIn = (element: Element) => presses.filter(({ target }) => element.contains(target)).forEach(drop);

  function giveUp(press: Press): void {
    drop(press);
    showState(press.target, 'failed');
    openNatively(press.target);
  }

  function hold(target: HTMLElement, replay?: Press['replay']): Press {
    const pressedAt = earlyPressedAt ?? Date.now();
    const alike = alikeOf(target);
    const press: Press = {
      target,
      index: alike.indexOf(target),
      count: alike.length,
      replay,
      pressedAt,
      timer: setTimeout(() => giveUp(press), pressedAt + pressLifetimeMs - Date.now()),
    };
    presses.push(press);
    target.ariaBusy = 'true';
    makeLive(target);
    showState(target, 'loading');
    return press;
  }

  /** Stops an event so that it can be replayed after hydration. */
  function enqueue(event: Event, target: HTMLElement, replay: Press['replay']): void {
    event.preventDefault();
    event.stopPropagation();
    hold(target, replay);
    load();
  }

  function queueClick(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('button');
    // Replayed clicks are untrusted.
    if (!button || !event.isTrusted || isHydrated(button)) return;
    // `fillFallbackLinks` handles it.
    if (button.dataset['part'] === 'reload') return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) {
      // Polyfills invoker commands, for example in Safari before 26.2.
      if (!('commandForElement' in HTMLButtonElement.prototype)) {
        // The button has already opened or closed a popover natively, before this script could handle the press.
        if (dialog.popover && earlyPressedAt !== undefined) return;
        if (button.getAttribute('command') === 'close') dialog.close();
        // Older browsers throw if it is already open, and a recorded press may be one of several.
        else if (!dialog.open) {
          // A popover that is showing can't become modal, and an element that isn't a popover can't be hidden.
          if (dialog.popover) dialog.hidePopover();
          dialog.showModal();
        }
      }
      return;
    }
    // A form with an endpoint submits natively.
    if (button.type === 'submit' && button.form?.method !== 'dialog') return;
    // Pressing a button repeatedly before hydration counts as one press.
    dropIn(button);
    enqueue(event, button, (replacement) => replacement.click());
  }

  /** Queues the keys that only scripts handle: those that move between tabs, and Enter in a chat field. */
  function queueKey(event: KeyboardEvent): void {
    const { target, key, code, keyCode, shiftKey, isTrusted } = event;
    // Safari fires the key event that ends a composition after the composition; 229 is the key code when an input
    // method handles a key.
    const isComposing = event.isComposing || keyCode === 229;
    if (!(target instanceof HTMLElement) || !isTrusted || isHydrated(target)) return;
    // Drops queued presses, because a replay could reopen what Escape has closed.
    if (key === 'Escape' && !isComposing) dropAll();
    const movesTab = target.role === 'tab' && /^(Arrow\w+|Home|End)$/.test(key);
    const sends = target.enterKeyHint === 'send' && key === 'Enter' && !shiftKey && !isComposing;
    if (!movesTab && !sends) return;
    const replayed = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    // An earlier key may have moved focus.
    enqueue(event, target, (replacement) => {
      const { activeElement, body } = document;
      (activeElement === body ? replacement : activeElement)?.dispatchEvent(replayed);
    });
  }

  /**
   * Shows that a native submission is pending, because its response may never arrive. A double click is sent only once.
   */
  function watchNativeSubmit(event: SubmitEvent): void {
    const { target: form, submitter, timeStamp } = event;
    if (timeStamp - submittedAt < doubleClickMs) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog' || isHydrated(form)) return;
    submittedAt = timeStamp;
    const notice = noticeOf(form);
    if (!notice) return;
    dropIn(form);
    const press = hold(submitter ?? form);
    if (navigator.onLine) return;
    event.preventDefault();
    void submitIfReachable(form, press);
  }

  /**
   * Submits a form while the browser reports that it is offline, as some connected devices do. If the report is right,
   * the browser's error page would replace the form, so the endpoint has to respond first.
   */
  async function submitIfReachable(form: HTMLFormElement, press: Press): Promise<void> {
    // Any response counts, because those from other origins are opaque. A field named "action" would hide the property.
    const probe = fetch(form.getAttribute('action') ?? '', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
    const isReachable = await probe.then(
      () => true,
      () => false,
    );
    // Typing, or the time limit, drops the press.
    if (!presses.includes(press)) return;
    if (!isReachable) submittedAt = Number.NEGATIVE_INFINITY;
    if (isHydrated(form)) {
      drop(press);
      // React queues it if it can't be sent.
      form.requestSubmit();
    } else if (isReachable) HTMLFormElement.prototype.submit.call(form);
    else giveUp(press);
  }

  /** Drops a submission if the visitor keeps typing, because they haven't submitted the new text. */
  function dropSubmit({ target, isTrusted }: Event): void {
    // Scripts such as `keepInput` fill in what the visitor has typed before.
    if (!isTrusted) return;
    const form = target instanceof Element && target.closest('form');
    if (form) dropIn(form);
  }

  /** From now on, the notice no longer appears through CSS alone. */
  function start(): void {
    for (const form of document.forms) showState(form, 'idle');
  }

  /** The back/forward cache shows a page as it was left, and a press after returning is a new one. */
  function leave(): void {
    dropAll();
    submittedAt = Number.NEGATIVE_INFINITY;
  }

  // Makes the notice live before a press, so that what the press shows counts as a change.
  addEventListener('focusin', ({ target }) => target instanceof Element && makeLive(target));
  const listeners: Record<string, (event: never) => void> = {
    click: queueClick,
    keydown: queueKey,
    submit: watchNativeSubmit,
    input: dropSubmit,
    pagehide: leave,
  };
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, listener as EventListener, { capture: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();

  const { agencyPresses = [] } = globalThis;
  globalThis.agencyPresses = undefined;
  for (const [event, unixTimeMs] of agencyPresses) {
    earlyPressedAt = unixTimeMs;
    try {
      // Nothing has stopped an Enter that sends a chat message from also inserting a line break.
      if ((event as InputEvent).inputType !== 'insertLineBreak') listeners[event.type]?.(event as never);
    } catch (error) {
      // A press that fails must not stop those after it or the script that hydrates the page.
      console.error(error);
    }
  }
  earlyPressedAt = undefined;

  return {
    replay: async () => {
      const ready = presses.filter(({ target, replay }) => replay && isHydrated(target));
      ready.forEach(drop);
      for (const { target, index, count, replay, pressedAt } of ready) {
        // React replaces HTML that something else has changed before hydration.
        const alike = target.isConnected ? [] : alikeOf(target);
        const current = target.isConnected ? target : alike.length === count && alike[index];
        // Timers stop while the device sleeps.
        if (current && Date.now() - pressedAt < pressLifetimeMs) replay?.(current);
        await undefined; // React renders in a microtask, so wait for it.
      }
    },
    giveUp: () => presses.filter(({ replay }) => replay).forEach(giveUp),
  };
}
