'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { NavigationEntry } from '../../entities/index.js';
import { AgencyLink, ChevronDown, Icon, moveFocus } from '../../primitives/index.js';
import { firstOfMore } from './first-of-more.css.js';
import { holdsCurrentPage, isCurrentPage, itemsOf } from './is-current.js';
import * as styles from './MainMenu.css.js';
import { useOpenGroup } from './useOpenGroup.js';

/** Delay before hovering opens the first panel, in ms. The pointer may just be passing over the button. */
const openDelayMs = 200;

export interface MainMenuProps {
  /** Accessible name of the navigation. */
  name: string;
  entries: readonly NavigationEntry[];
  currentPath: string | undefined;
  /** Called after hydration, in the update that takes over the panels from CSS. */
  onHydrated: () => void;
}

/**
 * The navigation on wide screens: a list of links and groups (APG disclosure navigation, built on Radix's navigation
 * menu).
 *
 * It doesn't use Radix's `List`, which renders a style attribute that a content security policy without `unsafe-inline`
 * blocks in the server's HTML. Also, the arrow keys in `List` stop at the ends, while those here wrap around.
 */
export function MainMenu({ name, entries, currentPath, onHydrated }: MainMenuProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { open, hover, press, enter, dismiss, close } = useOpenGroup(nav, currentPath, onHydrated);

  // Radix adds a hidden tab stop after an open group's button, for panels elsewhere in the document. Here, a panel
  // follows its button, so the native order is right. A hidden tab stop fails WCAG 4.1.2 (axe: aria-hidden-focus).
  useLayoutEffect(() => nav.current?.querySelector('li > span[aria-hidden]')?.removeAttribute('tabindex'));

  return (
    <NavigationMenu.Root
      asChild
      value={open}
      onValueChange={hover}
      // There is no delay between one open panel and the next. Radix's own delay wouldn't account for panels that a
      // press closes.
      delayDuration={open ? 0 : openDelayMs}
      skipDelayDuration={0}
    >
      {/* Radix would mark the menu as left-to-right even on a right-to-left page. */}
      <nav ref={nav} aria-label={name} dir={undefined} className={styles.menu}>
        <ul className={styles.list} onKeyDownCapture={moveAlong}>
          {entries.map((entry, index) => {
            const current = holdsCurrentPage(entry, currentPath);
            if (!('items' in entry)) {
              return (
                <li key={entry.name} className={styles.item}>
                  <AgencyLink href={entry.path} aria-current={current ? 'page' : undefined} className={styles.entry}>
                    <span className={styles.word}>{entry.name}</span>
                  </AgencyLink>
                </li>
              );
            }
            const panel = `${id}-panel-${index}`;
            return (
              <NavigationMenu.Item
                key={entry.name}
                value={panel}
                className={styles.item}
                onBlur={(event) => open === panel && leavesWith(event) && close()}
              >
                <NavigationMenu.Trigger
                  type="button"
                  aria-controls={panel}
                  aria-current={current || undefined}
                  className={styles.entry}
                  onPointerEnter={enter}
                  onClick={(event) => {
                    event.preventDefault(); // Radix would close a panel that hovering has just opened.
                    press(panel);
                  }}
                >
                  <span className={styles.word}>
                    {entry.name}
                    <Icon icon={ChevronDown} className={styles.chevron} />
                  </span>
                </NavigationMenu.Trigger>
                <NavigationMenu.Content
                  asChild
                  forceMount
                  id={panel}
                  dir={undefined}
                  // Radix disables pointer events on closed panels, but before hydration CSS opens them.
                  style={{ pointerEvents: undefined }}
                  onEscapeKeyDown={dismiss}
                  onPointerDownOutside={(event) => {
                    // Pressing the panel's own button opens and closes it.
                    if (open !== panel || isInGroup(event.target, panel)) event.preventDefault();
                    else close();
                  }}
                  // Radix would remove the panel's links from the tab order. The group's `onBlur` closes the panel
                  // instead.
                  onFocusOutside={(event) => event.preventDefault()}
                >
                  <Panel open={open === panel}>
                    {itemsOf(entry).map((item, position) => (
                      <li key={item.name} className={position === entry.items.length ? firstOfMore : undefined}>
                        <AgencyLink
                          href={item.path}
                          aria-current={isCurrentPage(item.path, currentPath) ? 'page' : undefined}
                          className={styles.link}
                          onClick={close}
                        >
                          {item.name}
                        </AgencyLink>
                      </li>
                    ))}
                  </Panel>
                </NavigationMenu.Content>
              </NavigationMenu.Item>
            );
          })}
        </ul>
      </nav>
    </NavigationMenu.Root>
  );
}

/**
 * A group's links, which are in the HTML even while it is closed. Radix treats each mounted panel as an open layer, so
 * the last one would take Escape from the open panel and from dialogs. Therefore only the open panel's element is
 * passed to Radix.
 */
function Panel({ open, ref, ...rest }: ComponentPropsWithRef<'ul'> & { open: boolean }) {
  return <ul ref={open ? ref : undefined} data-agency-tone="white" className={styles.panel} {...rest} />;
}

/** Whether focus moves out of an element, rather than within it or out of the window. */
function leavesWith({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}

/** Whether a target is in a panel's group: on its button or in the panel. */
function isInGroup(target: EventTarget | null, panel: string): boolean {
  return target instanceof Node && (document.getElementById(panel)?.parentElement?.contains(target) ?? false);
}

/**
 * Arrow keys, Home and End move focus along the bar, or along the panel that contains it. Handled in the capture phase,
 * because Radix ignores a key that has already been handled.
 */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const row = (event.target as HTMLElement).closest('ul');
  const controls = row?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? [];
  moveFocus(event, controls, row === event.currentTarget ? 'horizontal' : 'vertical');
}
