'use client';

import { useEffect, useRef } from 'react';
import { useBounds } from '../../primitives/index.js';
import { headerHeightProperty } from '../../theme/index.js';
import * as styles from './HeaderHeight.css.js';

/**
 * Publishes the height of the header for `scroll-padding` and toasts, as `--agency-header-height` on the root element.
 * It measures the bar that it is in, and renders apart from it, so that a change of the height renders no menu.
 */
export function HeaderHeight() {
  const probe = useRef<HTMLSpanElement>(null);
  const [measure, { height }] = useBounds();

  useEffect(() => {
    const bar = probe.current?.parentElement;
    // A header that is not higher than its token needs no property: setting one restyles the whole page, and a header
    // that turns solid would change the scroll padding in the middle of a scroll.
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
