'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classes, Icon, Pause, Play, useLabels, useMotionSwitch } from '../../primitives/index.js';
import * as styles from './MotionSwitch.css.js';
import { type MotionSwitchLabels, motionSwitchLabels } from './MotionSwitch.labels.js';

export interface MotionSwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Replaces single texts of the component itself. The others keep their defaults. */
  labels?: Partial<MotionSwitchLabels>;
}

/**
 * A button that pauses and resumes all animations, on every page and on later visits (WCAG 2.2.2). Its name changes and
 * it has no `aria-pressed`, like the rotation button of a carousel. Before hydration, and if the system or the
 * application reduces motion, it is invisible but keeps its space. State: `data-motion-switch` is `unavailable`,
 * `playing` or `paused`.
 */
export function MotionSwitch({ labels: labelOverrides, className, onClick, ...rest }: MotionSwitchProps) {
  const labels = useLabels('MotionSwitch', motionSwitchLabels, labelOverrides);
  const { state, toggle } = useMotionSwitch();
  const paused = state === 'paused';

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };

  return (
    <button
      type="button"
      data-motion-switch={state}
      className={classes(styles.button, className)}
      onClick={press}
      {...rest}
    >
      <Icon icon={paused ? Play : Pause} className={styles.icon} />
      <span>{paused ? labels.play : labels.pause}</span>
    </button>
  );
}
