'use client';

import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';
import { MotionContext, type MotionPreference } from './useMotion.js';

/** What a router's link component must accept to stand in for `<a>`. */
export interface LinkComponentProps {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface AgencyProviderProps {
  /**
   * Renders the application's own links, such as a router's `Link` that takes `href`. External addresses, `tel:` and
   * `mailto:` never reach it.
   *
   * @default a plain `<a>`
   */
  linkComponent?: ComponentType<LinkComponentProps>;
  /**
   * Language of numbers and dates, as a BCP 47 tag.
   *
   * @default 'en-KE'
   */
  locale?: string;
  /**
   * `system` follows the visitor's setting; `reduced` quietens every animation that JavaScript drives. Set
   * `data-agency-motion="reduced"` on the root element to quieten those that CSS drives.
   *
   * @default 'system'
   */
  motion?: MotionPreference;
  children: ReactNode;
}

interface AgencyContextValue {
  linkComponent: ComponentType<LinkComponentProps> | 'a';
  locale: string;
}

const AgencyContext = createContext<AgencyContextValue>({ linkComponent: 'a', locale: 'en-KE' });

/** Carries what is global to an application of the kit. Every component also works without it. */
export function AgencyProvider({ linkComponent, locale = 'en-KE', motion = 'system', children }: AgencyProviderProps) {
  const value = useMemo(() => ({ linkComponent: linkComponent ?? ('a' as const), locale }), [linkComponent, locale]);
  return (
    <AgencyContext value={value}>
      <MotionContext value={motion}>{children}</MotionContext>
    </AgencyContext>
  );
}

/** The nearest provider's values, or the kit's defaults. */
export function useAgency(): AgencyContextValue {
  return useContext(AgencyContext);
}
