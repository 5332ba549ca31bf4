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
   * The rendered element, such as `li` in a list.
   *
   * @default 'div'
   */
  as?: 'div' | 'li';
  /**
   * Index within a group that is revealed in sequence.
   *
   * @default 0
   * @minimum 0
   */
  order?: number;
}

/** Delay between successive members of a group, in seconds. */
const staggerSeconds = 0.1;

/**
 * Reveals its content once, when it enters the viewport. The content is visible until the visitor first scrolls, and
 * always with reduced motion, before hydration and without JavaScript. Content on screen is never hidden again, nor is
 * an element with focus. State: `data-reveal` is `still`, `waiting` or `shown`.
 */
export function Reveal({ as = 'div', order = 0, ref, className, style, ...rest }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  // React attaches the element before it sets this ref.
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const motion = useMotion();
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');

  useEffect(() => {
    const element = root.current;
    if (motion === 'reduced' || !element || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      // Hidden only once the observer has reported; if it never reports, the content stays visible.
      if (!entries.some((entry) => entry.isIntersecting)) return setState('waiting');
      observer.disconnect();
      setState('shown');
    });
    const observe = () => {
      if (element.getBoundingClientRect().top >= innerHeight) observer.observe(element);
    };
    // Hidden only after the visitor's first scroll, because full-page screenshots and some readers never scroll.
    if (scrollY > 0) observe();
    else addEventListener('scroll', observe, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', observe);
      observer.disconnect();
      setState((current) => (current === 'waiting' ? 'still' : current));
    };
  }, [motion]);

  // The elements share their attributes, but the types of their refs differ.
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
