'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NavigationEntry } from '../../entities/index.js';
import { AgencyLink, ChevronDown, Icon } from '../../primitives/index.js';
import { firstOfMore } from './first-of-more.css.js';
import { holdsCurrentPage, isCurrentPage, itemsOf } from './is-current.js';
import * as styles from './MainMenu.css.js';
import { useOpenGroup } from './useOpenGroup.js';

export interface MainMenuProps {
  /** Accessible name of the navigation. */
  name: string;
  entries: readonly NavigationEntry[];
  currentPath: string | undefined;
  /** Whether script controls the menus instead of CSS; see `data-menus` of `SiteHeader`. */
  scripted: boolean;
}

/** The navigation of wide screens: a list of links and disclosure groups, on Radix' navigation menu. */
export function MainMenu({ name, entries, currentPath, scripted }: MainMenuProps) {
  const root = useRef<HTMLElement>(null);
  const { open, change, enter, press, close } = useOpenGroup(root, currentPath);
  // Radix defaults to left-to-right and would set `dir` attributes, which override a right-to-left page. They are
  // removed below; the arrow keys read the page's direction on focus.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = (event: FocusEvent) =>
    setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');

  // Radix adds a hidden tab stop next to an open group's button, for panels elsewhere in the document. Our panels
  // follow their buttons, so the native order is right. A hidden tab stop fails WCAG 4.1.2 (axe: aria-hidden-focus).
  useLayoutEffect(() => {
    root.current?.querySelector('[data-group] > span[aria-hidden]')?.setAttribute('tabindex', '-1');
  });

  return (
    <NavigationMenu.Root asChild value={open} onValueChange={change} dir={direction}>
      <nav ref={root} aria-label={name} dir={undefined} onFocus={readDirection} className={styles.menu}>
        <NavigationMenu.List dir={undefined} className={styles.list}>
          {entries.map((entry, index) => {
            const current = holdsCurrentPage(entry, currentPath);
            if (!('items' in entry)) {
              return (
                <NavigationMenu.Item key={entry.name} className={styles.item}>
                  <NavigationMenu.Link asChild active={current}>
                    <AgencyLink href={entry.path} className={styles.entry}>
                      <span className={styles.word}>{entry.name}</span>
                    </AgencyLink>
                  </NavigationMenu.Link>
                </NavigationMenu.Item>
              );
            }
            // Radix derives ids from this value, and ids must not contain spaces.
            const group = String(index);
            return (
              <NavigationMenu.Item
                key={entry.name}
                value={group}
                data-group={group}
                className={styles.item}
                onBlur={(event) => leavesWith(event) && close(group)}
              >
                <NavigationMenu.Trigger
                  type="button"
                  aria-current={current || undefined}
                  className={styles.entry}
                  onClick={(event) => {
                    event.preventDefault(); // Radix would close a panel that hovering has just opened
                    press(group);
                  }}
                  onPointerEnter={enter}
                  onPointerLeave={keepWhileFocused}
                >
                  <span className={styles.word}>
                    {entry.name}
                    <Icon icon={ChevronDown} className={styles.chevron} />
                  </span>
                </NavigationMenu.Trigger>
                {/* Mounted until hydration, so that the server's HTML contains every link. Not afterwards: each mounted panel listens for Escape, and the last one would take the key from the open panel and from dialogs. */}
                <NavigationMenu.Content
                  asChild
                  forceMount={scripted ? undefined : true}
                  dir={undefined}
                  // Radix disables pointer events on closed panels; CSS opens them before hydration.
                  style={{ pointerEvents: undefined }}
                  onPointerLeave={keepWhileFocused}
                  // Radix would remove a panel's links from the tab order; the group's `onBlur` closes it instead.
                  onFocusOutside={(event) => event.preventDefault()}
                >
                  <ul data-agency-tone="white" className={styles.panel}>
                    {itemsOf(entry).map((item, position) => (
                      <li key={item.name} className={position === entry.items.length ? firstOfMore : undefined}>
                        <NavigationMenu.Link
                          asChild
                          active={isCurrentPage(item.path, currentPath)}
                          onKeyDown={keepTabNative}
                        >
                          <AgencyLink href={item.path} className={styles.link}>
                            {item.name}
                          </AgencyLink>
                        </NavigationMenu.Link>
                      </li>
                    ))}
                  </ul>
                </NavigationMenu.Content>
              </NavigationMenu.Item>
            );
          })}
        </NavigationMenu.List>
      </nav>
    </NavigationMenu.Root>
  );
}

/** Whether focus moves out of an element, rather than within it or out of the window. */
function leavesWith({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}

/** Keeps the Tab key from the panel's handler, which would move focus to the hidden stop. */
function keepTabNative(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** Leaving with the pointer must not close a panel that contains focus: focus would be lost. */
function keepWhileFocused(event: PointerEvent) {
  const panel = event.currentTarget.closest('[data-group]')?.querySelector('ul');
  if (panel?.contains(document.activeElement)) event.preventDefault();
}
