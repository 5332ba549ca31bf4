'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import type { NavigationEntry, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  ButtonLink,
  Container,
  classes,
  given,
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
  /** The brand, mostly a `Logo`. It is wrapped in the link home. */
  logo: ReactNode;
  /** @default '/' */
  homePath?: string;
  /**
   * Name of the link home. It must hold the words that the logo shows (WCAG 2.5.3).
   *
   * @default the logo's words, followed by `labels.home`
   */
  homeLabel?: string | undefined;
  /** Links, and groups of links, in their order. Names must differ. */
  entries: readonly NavigationEntry[];
  /** The one thing a visitor should do, as a button at the end. */
  action?: NavigationItem | undefined;
  /** Path of the page shown. Its link is marked `aria-current="page"`; a change of it closes every menu. */
  currentPath?: string | undefined;
  /**
   * Whether the page starts with a hero for the header to lie on: it is transparent then until the page is scrolled
   * by more than 50 px. Otherwise it is always solid, and takes its room above the page.
   *
   * @default false
   */
  overHero?: boolean;
  labels?: Partial<SiteHeaderLabels>;
}

/**
 * The bar that stays at the top of every page: logo, menu, action (spec section 2, "Header").
 *
 * State words: `data-header` is `transparent` or `solid`; `data-menus` is `native` while the stylesheet and the
 * browser work the menus, before hydration and without JavaScript, and `scripted` from then on.
 */
export function SiteHeader({
  logo,
  homePath = '/',
  homeLabel,
  entries,
  action,
  currentPath,
  overHero = false,
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  if (process.env.NODE_ENV !== 'production') given('SiteHeader', {}, { entries });
  const words = useLabels('SiteHeader', siteHeaderLabels, labels);
  const menuId = useId();
  const scrolled = useScrolledPast(headerScrollThreshold);
  const transparent = overHero && !scrolled;
  // With `useOpenGroup`'s effect in one render: what the stylesheet shows is open before script takes over. A transition,
  // since nobody waits for it and a slow phone has just hydrated the header.
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
        <Container className={styles.bar}>
          <AgencyLink href={homePath} aria-label={homeLabel} className={styles.home}>
            {logo}
            {!homeLabel && <VisuallyHidden> {words.home}</VisuallyHidden>}
          </AgencyLink>
          {/* Taken over by itself, after the rest: Radix renders its menu twice for that, at one go. */}
          <Suspense>
            <MainMenu name={words.main} entries={entries} currentPath={currentPath} scripted={scripted} />
          </Suspense>
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
          <MobileMenuButton menuId={menuId} aria-label={words.openMenu} className={styles.menuButton} />
        </Container>
        <MobileMenu id={menuId} entries={entries} action={action} currentPath={currentPath} words={words} />
      </header>
      {!overHero && <div className={styles.room} />}
    </>
  );
}
