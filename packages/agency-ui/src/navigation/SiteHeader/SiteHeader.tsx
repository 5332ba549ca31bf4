'use client';

import { type ComponentPropsWithRef, type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import type { NavigationEntry, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertProps,
  ButtonLink,
  Container,
  classes,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import { headerScrollThreshold } from '../../theme/index.js';
import { HeaderHeight } from './HeaderHeight.js';
import { isCurrentPage } from './is-current.js';
import { MainMenu } from './MainMenu.js';
import { MobileMenu, MobileMenuButton } from './MobileMenu.js';
import * as styles from './SiteHeader.css.js';
import { type SiteHeaderLabels, siteHeaderLabels } from './SiteHeader.labels.js';
import { useScrolledPast } from './useScrolledPast.js';

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand, usually a `Logo`. The header wraps it in the link home. */
  logo: ReactNode;
  /** @default '/' */
  homePath?: string;
  /**
   * Accessible name of the link home. It must contain the visible text of the logo (WCAG 2.5.3).
   *
   * @default the text of the logo, followed by `labels.home`
   */
  homeLabel?: string | undefined;
  /** Links and groups of links. Names must be unique. */
  entries: readonly NavigationEntry[];
  /** The primary action, as a button at the end. */
  action?: NavigationItem | undefined;
  /** Path of the current page. Its link has `aria-current="page"`; a change closes every menu. */
  currentPath?: string | undefined;
  /**
   * Whether the header overlays a hero: it is transparent until the page is scrolled by more than 50 px. Otherwise it
   * is always solid and reserves its height above the page.
   *
   * @default false
   */
  overHero?: boolean;
  labels?: Partial<SiteHeaderLabels>;
}

/**
 * The site header, fixed at the top: logo, main menu and primary action.
 *
 * State: `data-header` is `transparent` or `solid`. `data-menus` is `native` before hydration and without JavaScript,
 * where CSS and the browser open the menus, and `scripted` after hydration.
 */
export function SiteHeader({
  logo,
  homePath = '/',
  homeLabel,
  entries,
  action,
  currentPath,
  overHero = false,
  labels: labelOverrides,
  className,
  ...rest
}: SiteHeaderProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('SiteHeader', {}, { entries });
  const labels = useLabels('SiteHeader', siteHeaderLabels, labelOverrides);
  const menuId = useId();
  const scrolled = useScrolledPast(headerScrollThreshold);
  const transparent = overHero && !scrolled;
  // Set in the same render as the effect of `useOpenGroup`, so that a menu opened by CSS stays open. It is a transition,
  // because it is not urgent and hydration has just used the main thread.
  const [scripted, setScripted] = useState(false);
  useEffect(() => startTransition(() => setScripted(true)), []);

  return (
    <>
      <header
        data-header={transparent ? 'transparent' : 'solid'}
        data-menus={scripted ? 'scripted' : 'native'}
        data-agency-tone={transparent ? 'night' : 'white'}
        className={classes(styles.header, className)}
        {...rest}
      >
        <Container data-part="bar" className={styles.bar}>
          <AgencyLink href={homePath} aria-label={homeLabel} className={styles.home}>
            {logo}
            {!homeLabel && <VisuallyHidden> {labels.home}</VisuallyHidden>}
          </AgencyLink>
          <MainMenu name={labels.main} entries={entries} currentPath={currentPath} />
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
        <MobileMenu id={menuId} entries={entries} action={action} currentPath={currentPath} labels={labels} />
      </header>
      {!overHero && <div className={styles.room} />}
    </>
  );
}
