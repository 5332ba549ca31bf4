import type { ComponentPropsWithRef } from 'react';
import { moveByKey } from './dot-keys.js';

interface SlideDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'onKeyDown'> {
  count: number;
  /** The slide on show, from 0. */
  index: number;
  goTo: (target: number) => void;
  /** Ids that tie a dot to its slide. */
  tabId?: (slide: number) => string;
  panelId: (slide: number) => string;
  /** Name of a dot, by the number of its slide from 1. */
  dotName: (number: number) => string;
  dotClassName: string;
}

/** One dot for each slide: tabs that are one stop for the keyboard, with arrow keys, Home and End inside (APG, "Tabs"). */
export function SlideDots({ count, index, goTo, tabId, panelId, dotName, dotClassName, ...rest }: SlideDotsProps) {
  return (
    <div role="tablist" onKeyDown={(event) => moveByKey(event, index, goTo)} {...rest}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={panelId(slide)}
          type="button"
          role="tab"
          id={tabId?.(slide)}
          aria-controls={panelId(slide)}
          aria-selected={slide === index}
          aria-label={dotName(slide + 1)}
          tabIndex={slide === index ? 0 : -1}
          className={dotClassName}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  );
}
