import type { ComponentPropsWithRef } from 'react';
import { useRovingTabs } from '../tabs/index.js';

interface SlideDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'onKeyDown'> {
  count: number;
  /** The current slide, from 0. */
  index: number;
  goTo: (target: number) => void;
  /** Ids that link a dot to its slide. */
  tabId?: (slide: number) => string;
  panelId: (slide: number) => string;
  /** Accessible name of a dot, given its slide's number from 1. */
  dotName: (number: number) => string;
  dotClassName: string;
}

/** One dot per slide, as tabs (APG tabbed carousel). */
export function SlideDots({ count, index, goTo, tabId, panelId, dotName, dotClassName, ...rest }: SlideDotsProps) {
  const { handleTabKeyDown, tabProps } = useRovingTabs({ index, onSelect: goTo });
  return (
    <div role="tablist" onKeyDown={handleTabKeyDown} {...rest}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={panelId(slide)}
          {...tabProps(slide)}
          id={tabId?.(slide)}
          aria-controls={panelId(slide)}
          aria-label={dotName(slide + 1)}
          className={dotClassName}
        />
      ))}
    </div>
  );
}
