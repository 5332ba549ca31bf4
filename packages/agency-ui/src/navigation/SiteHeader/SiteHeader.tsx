'use client';

import { type ComponentPropsWithRef, type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import type { NavigationEntry, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertFields,
  assertItems,
  assertProps,
  ButtonLink,
  Container,
  classes,
  linkSlot,
  useLabels,
  VisuallyHidden,
  warnOfDuplicates,
  warnOnce,
} from '../../primitives/index.js';
import { headerScrollThreshold } from '../../theme/index.js';
import { HeaderHeight } from './HeaderHeight.js';
import { holdsCurrentPage, isCurrentPage, itemsOf } from './is-current.js';
import { MainMenu } from './MainMenu.js';
import { MobileMenu, MobileMenuButton } from './MobileMenu.js';
import * as styles from './SiteHeader.css.js';
import { type SiteHeaderLabels, siteHeaderLabels } from './SiteHeader.labels.js';
import { useScrolledPast } from './useScrolledPast.js';

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand, usually a `Logo`. The header wraps it in the home link. */
  logo: ReactNode;
  /**
   * Path of the home page, to which the logo links.
   *
   * @default '/'
   */
  homePath?: string;
  /**
   * Accessible name of the home link. It must contain the logo's visible text (WCAG 2.5.3).
   *
   * @default the logo's text, followed by `labels.home`
   */
  homeLabel?: string | undefined;
  /** Links and groups of links. Names must be unique. */
  entries: readonly NavigationEntry[];
  /** The primary action, shown as a button at the end. */
  action?: NavigationItem | undefined;
  /**
   * Small controls shown before the primary action, such as a `LanguageSwitch` or a `ColorSchemeSwitch`. On narrow
   * screens, they are at the end of the menu, so the server's HTML contains them twice. Don't give them an `id`.
   */
  tools?: ReactNode;
  /** Path of the current page. Its link has `aria-current="page"`. When the path changes, every menu closes. */
  currentPath?: string | undefined;
  /**
   * Whether the header overlays a hero. If so, it is transparent until the page is scrolled by more than 50 px.
   * Otherwise it is always solid, and reserves its height above the page.
   *
   * @default false
   */
  transparent?: boolean;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<SiteHeaderLabels>;
}

/**
 * The site header, fixed at the top, with the logo, main menu and primary action.
 *
 * State: `data-header` is `transparent` or `solid`. `data-menus` is `native` before hydration and without JavaScript,
 * when CSS and the browser open the menus, and `scripted` after hydration.
 */
export function SiteHeader({
  logo,
  homePath = '/',
  homeLabel,
  entries,
  action,
  tools,
  currentPath,
  transparent = false,
  labels: labelOverrides,
  className,
  ...rest
}: SiteHeaderProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('SiteHeader', {}, { entries }, ['name']);
    assertEntries(entries);
    warnOfCurrentPath(currentPath, entries);
    if (action) assertFields('SiteHeader', 'action', action, ['name', 'path']);
  }
  const labels = useLabels('SiteHeader', siteHeaderLabels, labelOverrides);
  const menuId = useId();
  const scrolled = useScrolledPast(headerScrollThreshold);
  const isTransparent = transparent && !scrolled;
  // The main menu sets this after hydrating, together with its open panel, so that a panel opened by CSS stays open.
  const [scripted, setScripted] = useState(false);
  const takeOver = useCallback(() => setScripted(true), []);

  return (
    <>
      <header
        data-header={isTransparent ? 'transparent' : 'solid'}
        data-menus={scripted ? 'scripted' : 'native'}
        data-agency-tone={isTransparent ? 'night' : 'white'}
        className={classes(styles.header, className)}
        {...rest}
      >
        <Container data-part="bar" className={styles.bar}>
          <AgencyLink href={homePath} aria-label={homeLabel} className={styles.home}>
            <span className={linkSlot}>{logo}</span>
            {!homeLabel && <VisuallyHidden>{` ${labels.home}`}</VisuallyHidden>}
          </AgencyLink>
          {/* A Suspense boundary hydrates separately: Radix renders its menu twice, which would block the main thread for longer. */}
          <Suspense>
            <MainMenu name={labels.main} entries={entries} currentPath={currentPath} onHydrated={takeOver} />
          </Suspense>
          {tools && <div className={styles.tools}>{tools}</div>}
          {action && (
            <ButtonLink
              href={action.path}
              aria-current={isCurrentPage(action.path, currentPath) ? 'page' : undefined}
              size="compact"
              className={styles.action}
            >
              {action.name}
            </ButtonLink>
          )}
          <HeaderHeight />
          <MobileMenuButton menuId={menuId} aria-label={labels.openMenu} className={styles.menuButton} />
        </Container>
        <MobileMenu
          id={menuId}
          entries={entries}
          action={action}
          tools={tools}
          currentPath={currentPath}
          labels={labels}
        />
      </header>
      {!transparent && <div className={styles.room} />}
    </>
  );
}

/** Throws for an incomplete entry of the menu, and warns about duplicate names. */
function assertEntries(entries: readonly NavigationEntry[]): void {
  assertItems('SiteHeader', 'entries', entries, ['name']);
  for (const [index, entry] of entries.entries()) {
    const path = `entries[${index}]`;
    if (!('items' in entry)) {
      assertFields('SiteHeader', path, entry, ['path']);
      continue;
    }
    assertFields('SiteHeader', path, entry, [], ['items', ...(entry.more ? ['more'] : [])]);
    assertItems('SiteHeader', `${path}.items`, entry.items, ['name', 'path']);
    assertItems('SiteHeader', `${path}.more`, entry.more ?? [], ['name', 'path']);
    const items = itemsOf(entry);
    // Items that are the same as a whole have their own warning.
    const distinct = items.filter(
      (item, place) => items.findIndex(({ name, path }) => name === item.name && path === item.path) === place,
    );
    warnOfDuplicates('SiteHeader', `${path}.items`, distinct, ['name']);
  }
}

/** In development, warns about a current path without its slash, which is that of no link. */
function warnOfCurrentPath(currentPath: string | undefined, entries: readonly NavigationEntry[]): void {
  if (!/^[\w-]+(\/|$)/.test(currentPath ?? '')) return;
  if (entries.some((entry) => holdsCurrentPage(entry, currentPath))) return;
  warnOnce(
    `SiteHeader: "currentPath" is "${currentPath}", which is the path of no link. Write it as in the menu, with a slash: ` +
      `"/${currentPath}".`,
  );
}
