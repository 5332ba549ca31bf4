'use client';

import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { NavigationEntry } from '../../entities/index.js';
import { AgencyLink, ChevronDown, Icon, moveFocus } from '../../primitives/index.js';
import { firstOfMore } from './first-of-more.css.js';
import { holdsCurrentPage, isCurrentPage, itemsOf } from './is-current.js';
import * as styles from './MainMenu.css.js';
import { useOpenGroup } from './useOpenGroup.js';

export interface MainMenuProps {
  /** Accessible name of the navigation. */
  name: string;
  entries: readonly NavigationEntry[];
  currentPath: string | undefined;
}

/** The navigation of wide screens: a list of links and of groups (APG disclosure navigation). */
export function MainMenu({ name, entries, currentPath }: MainMenuProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { open, press, enter, leave, close } = useOpenGroup(nav, currentPath);
  return (
    <nav ref={nav} aria-label={name} className={styles.menu}>
      <ul className={styles.list} onKeyDown={moveAlong}>
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
          const button = `${id}-group-${index}`;
          const panel = `${id}-panel-${index}`;
          return (
            <li
              key={entry.name}
              className={styles.item}
              onPointerEnter={(event) => event.pointerType === 'mouse' && enter(panel)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && leave(panel)}
              onBlur={(event) => open === panel && leavesWith(event) && close()}
            >
              <button
                type="button"
                id={button}
                aria-expanded={open === panel}
                aria-controls={panel}
                aria-current={current || undefined}
                className={styles.entry}
                onClick={() => press(panel)}
                onKeyDown={(event) => open === panel && moveIntoPanel(event)}
              >
                <span className={styles.word}>
                  {entry.name}
                  <Icon icon={ChevronDown} className={styles.chevron} />
                </span>
              </button>
              <ul id={panel} aria-labelledby={button} data-agency-tone="white" className={styles.panel}>
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
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Whether focus moves out of an element, rather than within it or out of the window. */
function leavesWith({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}

/** Arrow keys, Home and End: along the bar, or along the panel that contains the focus. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const row = (event.target as HTMLElement).closest('ul');
  const controls = row?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? [];
  moveFocus(event, controls, row === event.currentTarget ? 'horizontal' : 'vertical');
}

/** Arrow down on the button of an open group: to the first link of its panel. */
function moveIntoPanel(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('a')?.focus();
}
