'use client';

import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import type { NavigationEntry, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowRight,
  ButtonLink,
  ChevronDown,
  ColorBar,
  Container,
  classes,
  Icon,
  Menu,
  X,
} from '../../primitives/index.js';
import { from } from '../../theme/index.js';
import { firstOfMore } from './first-of-more.css.js';
import { holdsCurrentPage, isCurrentPage, itemsOf } from './is-current.js';
import * as styles from './MobileMenu.css.js';
import type { SiteHeaderLabels } from './SiteHeader.labels.js';
import { useMediaChange } from './useMediaChange.js';
import { usePageLeave } from './usePageLeave.js';

/**
 * Invoker commands open and close the menu before hydration and without JavaScript. React doesn't have types for them
 * yet. Browsers that lack them (Safari before 26.2, Firefox before 144) open it as a popover, using attributes that
 * other browsers ignore.
 */
const invoker = (command: 'show-modal' | 'close', menuId: string) => ({
  command,
  commandfor: menuId,
  popoverTarget: menuId,
  popoverTargetAction: command === 'close' ? ('hide' as const) : ('show' as const),
});

/** Whether the browser supports `command`. Chromium warns if a script has already opened the dialog. */
const obeysCommand = (button: HTMLButtonElement) => 'commandForElement' in button;

/** Closes the menu, whether it is a dialog or a popover. */
function closeMenu(menu: HTMLDialogElement | null): void {
  menu?.hidePopover?.();
  menu?.close();
}

export interface MobileMenuButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Id of the controlled `MobileMenu`. */
  menuId: string;
  'aria-label': string;
}

/** Opens the menu on small screens. */
export function MobileMenuButton({ menuId, className, ...rest }: MobileMenuButtonProps) {
  const show = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari doesn't focus a pressed button, and a dialog returns focus to the previously focused element.
    event.currentTarget.focus({ preventScroll: true });
    if (obeysCommand(event.currentTarget)) return;
    const menu = document.getElementById(menuId);
    if (!(menu instanceof HTMLDialogElement) || menu.open) return;
    menu.hidePopover?.(); // A popover cannot become modal.
    menu.showModal();
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classes(styles.square, className)}
      onClick={show}
      {...invoker('show-modal', menuId)}
      {...rest}
    >
      <Icon icon={Menu} />
    </button>
  );
}

export interface MobileMenuProps {
  id: string;
  entries: readonly NavigationEntry[];
  action: NavigationItem | undefined;
  tools?: ReactNode;
  currentPath: string | undefined;
  labels: SiteHeaderLabels;
}

/**
 * The navigation on small screens: a full-screen modal dialog, or a popover if the browser lacks invoker commands and
 * no script has opened it. The element's own state is the source of truth, because the browser may change it before
 * hydration.
 */
export function MobileMenu({ id, entries, action, tools, currentPath, labels }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => closeMenu(dialog.current), []);
  useMediaChange(from.desktop, close);
  usePageLeave(close);

  // Uses a layout effect, so that focus returns to the opener before the new page moves it.
  const shownPath = useRef(currentPath);
  useLayoutEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    close();
  }, [currentPath, close]);

  const link = (item: NavigationItem, className: string) => (
    <AgencyLink
      href={item.path}
      aria-current={isCurrentPage(item.path, currentPath) ? 'page' : undefined}
      className={className}
      onClick={close}
    >
      {item.name}
    </AgencyLink>
  );

  return (
    // The browser may set `open` before hydration, here and on the groups, which is not a mismatch.
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      aria-label={labels.menu}
      data-agency-tone="night"
      className={styles.menu}
      suppressHydrationWarning
    >
      <Container className={styles.bar}>
        <button
          type="button"
          aria-label={labels.closeMenu}
          className={styles.square}
          onClick={(event) => obeysCommand(event.currentTarget) || close()}
          {...invoker('close', id)}
        >
          <Icon icon={X} />
        </button>
        <ColorBar className={styles.ornament} />
      </Container>
      <Container className={styles.body}>
        <nav aria-label={labels.main}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.name} className={styles.item}>
                {'items' in entry ? (
                  <details open={holdsCurrentPage(entry, currentPath)} suppressHydrationWarning>
                    <summary className={styles.row}>
                      {entry.name}
                      <Icon icon={ChevronDown} className={styles.chevron} />
                    </summary>
                    <ul className={styles.sublist}>
                      {itemsOf(entry).map((item, position) => (
                        <li key={item.name} className={position === entry.items.length ? firstOfMore : undefined}>
                          {link(item, styles.subrow)}
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  link(entry, styles.row)
                )}
              </li>
            ))}
          </ul>
        </nav>
        {action && (
          <ButtonLink
            href={action.path}
            aria-current={isCurrentPage(action.path, currentPath) ? 'page' : undefined}
            size="large"
            icon={ArrowRight}
            className={styles.action}
            onClick={close}
          >
            {action.name}
          </ButtonLink>
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
      </Container>
    </dialog>
  );
}
