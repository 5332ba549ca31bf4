'use client';

import { useEffect, useRef } from 'react';
import { useBounds } from '../../primitives/index.js';
import { headerHeightProperty } from '../../theme/index.js';
import * as styles from './HeaderHeight.css.js';

/**
 * Publishes the header's height for `scroll-padding` and toasts, as `--agency-header-height` on the root element. It
 * measures the bar that contains it. It is a separate component, so that a height change doesn't re-render the menus.
 */
export function HeaderHeight() {
  const probe = useRef<HTMLSpanElement>(null);
  const [measure, { height }] = useBounds();

  useEffect(() => {
    const bar = probe.current?.parentElement;
    // Omitted unless the header is taller than its token. Setting a property restyles the whole page, and a header that
    // turns solid would change the scroll padding during a scroll.
    if (!bar || height <= Math.ceil(Number.parseFloat(getComputedStyle(bar).minBlockSize))) return;
    const { style } = document.documentElement;
    style.setProperty(headerHeightProperty, `${height}px`);
    return () => {
      style.removeProperty(headerHeightProperty);
    };
  }, [height]);

  return (
    <span
      ref={(element) => {
        probe.current = element;
        measure(element);
      }}
      aria-hidden="true"
      className={styles.probe}
    />
  );
}
