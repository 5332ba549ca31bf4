'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classes, Icon, Pause, Play, useLabels, useMotionSwitch } from '../../primitives/index.js';
import * as styles from './MotionSwitch.css.js';
import { type MotionSwitchLabels, motionSwitchLabels } from './MotionSwitch.labels.js';

export interface MotionSwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  labels?: Partial<MotionSwitchLabels>;
}

/**
 * Stops everything that moves by itself, on every page and on the next visit, and lets it move again (WCAG 2.2.2). Like
 * the rotation button of a carousel it changes its name and has no `aria-pressed`. Where nothing moves anyway, as the
 * system or the application asks, and before hydration it keeps its room and is not there for anyone: what follows it
 * stays in place. The state is in `data-motion-switch`: `unavailable`, `playing`, `paused`.
 */
export function MotionSwitch({ labels, className, onClick, ...rest }: MotionSwitchProps) {
  const words = useLabels('MotionSwitch', motionSwitchLabels, labels);
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
      {paused ? words.play : words.pause}
    </button>
  );
}
