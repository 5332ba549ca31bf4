'use client';

import {
  type ComponentPropsWithRef,
  type CSSProperties,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMotion } from '../AgencyProvider/index.js';
import { classes } from '../classes.js';
import * as styles from './Reveal.css.js';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element it renders, such as `li` in a list.
   *
   * @default 'div'
   */
  as?: 'div' | 'li';
  /**
   * Its place in a group that reveals one after the other.
   *
   * @default 0
   */
  order?: number;
}

/** Seconds between two members of a group (spec section 9). */
const staggerSeconds = 0.1;

/**
 * Lets its content rise into view, once. Where motion is not welcome, before hydration and without JavaScript the
 * content simply stands there; what is on screen already is never taken away, and what has focus is never hidden.
 * The state is in `data-reveal`: `still`, `waiting`, `shown`.
 */
export function Reveal({ as = 'div', order = 0, ref, className, style, ...rest }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  // The element is attached before any handle is asked for.
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const motion = useMotion();
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');

  useEffect(() => {
    const element = root.current;
    if (motion === 'reduced' || !element) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setState('waiting');
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setState('shown');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setState((current) => (current === 'waiting' ? 'still' : current));
    };
  }, [motion]);

  // Both elements take the same attributes; only their refs differ in type.
  const Tag = as as 'div';
  const wait: CSSProperties = state === 'still' ? {} : { transitionDelay: `${order * staggerSeconds}s` };
  return (
    <Tag
      ref={root}
      data-reveal={state}
      className={classes(styles.reveal, className)}
      style={{ ...wait, ...style }}
      {...rest}
    />
  );
}
