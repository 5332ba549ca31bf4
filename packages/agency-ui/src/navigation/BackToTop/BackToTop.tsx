'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { AgencyLink, ArrowUp, classes, Icon, useLabels, useMotion } from '../../primitives/index.js';
import * as styles from './BackToTop.css.js';
import { type BackToTopLabels, backToTopLabels } from './BackToTop.labels.js';
import { focusDocumentStart } from './focus-document-start.js';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<BackToTopLabels>;
}

/**
 * A link to the top of a long page. Before hydration and without JavaScript, it is a plain link to `#top`. With
 * JavaScript, it also moves focus there, keeps the URL, and scrolls smoothly unless motion is reduced.
 */
export function BackToTop({ labels: labelOverrides, className, onClick, ...rest }: BackToTopProps) {
  const labels = useLabels('BackToTop', backToTopLabels, labelOverrides);
  const motion = useMotion();

  const goToTop = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    // The default action would scroll a second time and move focus away.
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: motion === 'welcome' ? 'smooth' : 'instant' });
    focusDocumentStart();
  };

  return (
    <AgencyLink href="#top" className={classes(styles.link, className)} onClick={goToTop} {...rest}>
      <span>{labels.backToTop}</span>
      <Icon icon={ArrowUp} className={styles.arrow} />
    </AgencyLink>
  );
}
