/**
 * The public entry `agency-ui/press-queue`, for scripts that run before React hydrates the page. It has no imports, and
 * no other file of the kit imports it, so that a bundler puts it into such a script alone.
 */

/**
 * Longest time between a press and its replay, in ms. Until then the press is shown as pending. A later reaction would
 * come as a surprise, because visitors have moved on (the limit of attention is about ten seconds, Nielsen 1993).
 */
const pressLifetimeMs = 8000;

/** Time after a native submission in which another one is a double click, in ms. */
const doubleClickMs = 1000;

interface Press {
  target: HTMLElement;
  /** Position among the elements that look like the target. */
  index: number;
  /** Number of those elements. If it changes, the position may be that of another one. */
  count: number;
  /** Repeats the press. Absent for a native submission. */
  replay: ((target: HTMLElement) => void) | undefined;
  pressedAt: number;
  timer: ReturnType<typeof setTimeout>;
}

export interface PressQueueOptions {
  /** Whether React already handles the events of an element. */
  isHydrated: (element: Element) => boolean;
  /** Called at each queued press: loads what hydration needs, and retries if loading failed before. */
  load: () => void;
}

export interface PressQueue {
  /** Replays the presses on hydrated elements. Call it after each hydration. */
  replay: () => Promise<void>;
  /** Drops every press and offers other ways to send a form. Call it when a script has failed to load. */
  giveUp: () => void;
}

declare global {
  /** The events that `earlyPressScript` has recorded, with their Unix times in ms. */
  var agencyPresses: [event: Event, unixTimeMs: number][] | undefined;
}

/**
 * Source of an inline script for the `<head>`: it records what visitors press before the script with `queuePresses` has
 * loaded, which then queues it. Without it, such presses are lost. Write it as is, so that a content security policy can
 * allow it by its hash.
 *
 * @example
 * <head>
 *   <script>{earlyPressScript}</script>
 * </head>
 */
export const earlyPressScript =
  'agencyPresses=[];for(const t of["click","input","keydown","pagehide"])addEventListener(t,e=>window.agencyPresses?.push([e,Date.now()]),!0)';

/**
 * The elements that look like another one. React may replace it, but it keeps its place among them as long as their
 * number stays the same.
 */
const alikeOf = ({ tagName, className }: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((element) => element.className === className);

/** The notice of an element's form, hidden in the prerendered HTML. */
const noticeOf = (element: Element) =>
  element.closest('form')?.querySelector<HTMLElement>('[data-part="not-loaded"]') ?? undefined;

/**
 * Makes the notice of an element's form a live region. It is none before, because Chromium would announce the hidden
 * texts of a form that it has not laid out yet (`content-visibility`), as soon as it does.
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

/** Opens the answer to a question natively, without React. */
function openNatively(target: Element): void {
  const panel = document.getElementById(target.getAttribute('aria-controls') ?? '');
  if (!panel?.matches('[hidden="until-found"]')) return;
  panel.hidden = false;
  target.ariaExpanded &&= 'true';
}

/**
 * Queues presses on buttons, and keys that only scripts handle, until React has hydrated them. A press is pending
 * (`aria-busy`) at once. After eight seconds, or when a script has failed, it is dropped; a form then offers phone,
 * WhatsApp and e-mail with what was typed, and answers open natively. Typing, Escape and leaving the page drop it too.
 * Links, menus and forms with an `action` work natively.
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
  /** While a recorded press is queued: its time. */
  let earlyPressedAt: number | undefined;

  function drop(press: Press): void {
    presses = presses.filter((other) => other !== press);
    clearTimeout(press.timer);
    press.target.removeAttribute('aria-busy');
    showState(press.target, 'idle');
  }

  const dropAll = () => presses.forEach(drop);

  /** Drops the presses on an element, or inside it. */
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

  /** Stops an event, to replay it after hydration. */
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
        // The browser has opened or closed a popover at once, as its button says, before the press could be taken over.
        if (dialog.popover && earlyPressedAt !== undefined) return;
        if (button.getAttribute('command') === 'close') dialog.close();
        // Older browsers throw if it is open: a recorded press may be one of several.
        else if (!dialog.open) {
          // A shown popover cannot become modal, and what is no popover cannot be hidden.
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
    // Safari fires the key that ends a composition after it: 229 is the code of keys that an input method handles.
    const isComposing = event.isComposing || keyCode === 229;
    if (!(target instanceof HTMLElement) || !isTrusted || isHydrated(target)) return;
    // Drops queued presses, because a replay could reopen what Escape has closed.
    if (key === 'Escape' && !isComposing) dropAll();
    const movesTab = target.role === 'tab' && /^(Arrow\w+|Home|End)$/.test(key);
    const sends = target.enterKeyHint === 'send' && key === 'Enter' && !shiftKey && !isComposing;
    if (!movesTab && !sends) return;
    const replayed = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    // An earlier key may have moved the focus.
    enqueue(event, target, (replacement) => {
      const { activeElement, body } = document;
      (activeElement === body ? replacement : activeElement)?.dispatchEvent(replayed);
    });
  }

  /** Shows that a native submission is pending, because its response may never come. A double click is sent once. */
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
   * Submits a form while the browser reports to be offline, which some connected devices do. If it is right, its error
   * page would replace the form, so the endpoint has to answer first.
   */
  async function submitIfReachable(form: HTMLFormElement, press: Press): Promise<void> {
    // Any answer counts, and those of other origins are opaque. A field named "action" hides the property.
    const probe = fetch(form.getAttribute('action') ?? '', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
    const isReachable = await probe.then(
      () => true,
      () => false,
    );
    // Typing and time drop the press.
    if (!presses.includes(press)) return;
    if (!isReachable) submittedAt = Number.NEGATIVE_INFINITY;
    if (isHydrated(form)) {
      drop(press);
      // React queues what cannot be sent.
      form.requestSubmit();
    } else if (isReachable) HTMLFormElement.prototype.submit.call(form);
    else giveUp(press);
  }

  /** Drops a submission when the visitor keeps typing, because they have not submitted the new text. */
  function dropSubmit({ target, isTrusted }: Event): void {
    // Scripts fill in what the visitor has typed before: `keepInput` does.
    if (!isTrusted) return;
    const form = target instanceof Element && target.closest('form');
    if (form) dropIn(form);
  }

  /** From now on the notice no longer appears through CSS alone. */
  function start(): void {
    for (const form of document.forms) showState(form, 'idle');
  }

  /** The back/forward cache shows a page as it was left, and a press after the way back is a new one. */
  function leave(): void {
    dropAll();
    submittedAt = Number.NEGATIVE_INFINITY;
  }

  // Before a press, so that what it shows is a change of a live region.
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
      // Nobody has stopped the Enter that sends a chat message from inserting a line break too.
      if ((event as InputEvent).inputType !== 'insertLineBreak') listeners[event.type]?.(event as never);
    } catch (error) {
      // One press must stop neither those after it nor the script that hydrates the page.
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
        await undefined; // React renders in a microtask.
      }
    },
    giveUp: () => presses.filter(({ replay }) => replay).forEach(giveUp),
  };
}
