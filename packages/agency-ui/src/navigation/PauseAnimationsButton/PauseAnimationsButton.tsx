'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classes, Icon, Pause, Play, useLabels, usePauseAnimationsButton } from '../../primitives/index.js';
import * as styles from './PauseAnimationsButton.css.js';
import { type PauseAnimationsButtonLabels, pauseAnimationsButtonLabels } from './PauseAnimationsButton.labels.js';

export interface PauseAnimationsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PauseAnimationsButtonLabels>;
}

/**
 * A button that pauses and resumes all animations, on every page and on later visits (WCAG 2.2.2). Like a carousel's
 * rotation button, it changes its name and has no `aria-pressed`. Before hydration, and if the system or the
 * application reduces motion, it is invisible but keeps its space. State: `data-pause-animations` is `unavailable`,
 * `playing` or `paused`.
 */
export function PauseAnimationsButton({
  labels: labelOverrides,
  className,
  onClick,
  ...rest
}: PauseAnimationsButtonProps) {
  const labels = useLabels('PauseAnimationsButton', pauseAnimationsButtonLabels, labelOverrides);
  const { state, toggle } = usePauseAnimationsButton();
  const paused = state === 'paused';

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };

  return (
    <button
      type="button"
      data-pause-animations={state}
      className={classes(styles.button, className)}
      onClick={press}
      {...rest}
    >
      <Icon icon={paused ? Play : Pause} className={styles.icon} />
      <span>{paused ? labels.play : labels.pause}</span>
    </button>
  );
}
