import type { ReactNode } from 'react';
import { AgencyLink } from './AgencyLink/index.js';
import { classes } from './classes.js';
import * as styles from './not-loaded.css.js';

/** Text of the `renderNotLoaded` notice. */
export interface NotLoadedTexts {
  /** Shown when the button is pressed before the page's scripts have loaded. */
  loading: string;
  /** Shown if the scripts fail to load. */
  notLoaded: string;
  /** Button that reloads the page. */
  reload: string;
  /** Introduces the links. */
  fallback: string;
}

/** Options for `renderNotLoaded`. */
export interface NotLoadedOptions {
  texts: NotLoadedTexts;
  /**
   * Links to other ways of sending the form. If a link has query parameters, `fillFallbackLinks` writes the form's text
   * into the last one.
   */
  links: readonly { name: ReactNode; href: string }[];
  /**
   * Whether the form works without JavaScript.
   *
   * @default false
   */
  isNative?: boolean;
  className?: string;
}

/**
 * Alternative ways to send a form whose scripts fail to load, hidden in the prerendered HTML. `queuePresses` shows
 * them, and `fillFallbackLinks` puts the text into the links. State: `data-state` is `waiting` until those scripts run,
 * then `idle`, `loading` or `failed`. Render it only while React is hydrating (`useIsHydrating`).
 *
 * It isn't a component, because every component in this layer is public.
 */
export function renderNotLoaded({ texts, links, isNative = false, className }: NotLoadedOptions) {
  return (
    <div data-part="not-loaded" data-state="waiting" suppressHydrationWarning className={className}>
      <div data-live="polite" suppressHydrationWarning>
        <div hidden suppressHydrationWarning className={styles.loading}>
          {texts.loading}
        </div>
      </div>
      <div data-live="assertive" suppressHydrationWarning>
        <div hidden suppressHydrationWarning className={classes(styles.failed, !isNative && styles.revealed)}>
          <div className={styles.box}>
            <span className={styles.sentence}>{texts.notLoaded}</span>
            <button type="button" data-part="reload" className={styles.link}>
              {texts.reload}
            </button>
            {links.length > 0 && <span className={styles.sentence}>{texts.fallback}</span>}
            {links.map(({ name, href }) => (
              <AgencyLink key={href} href={href} suppressHydrationWarning className={styles.link}>
                {name}
              </AgencyLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
