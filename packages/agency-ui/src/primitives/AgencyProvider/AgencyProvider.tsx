'use client';

import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';
import type { LabelPack } from './label-pack.js';
import { LabelsContext } from './useLabels.js';
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
   * @default that of the provider around this one, or a plain `<a>`
   */
  linkComponent?: ComponentType<LinkComponentProps>;
  /**
   * Language of numbers and dates, as a BCP 47 tag. Say it to the browser too, by `lang` on the root element or on the
   * part of the page that is in this language (WCAG 3.1.1, 3.1.2).
   *
   * @default that of the provider around this one, or 'en-KE'
   */
  locale?: string;
  /**
   * What the components say by themselves, such as `swKE` of `agency-ui/locales/sw-KE`. What a component is given by
   * its own `labels` comes before it; what neither has is English. A pack holds functions, so a server component cannot
   * hand it over: render the provider in a client module of your own.
   *
   * @default the pack of the provider around this one, or none
   */
  labels?: LabelPack;
  /**
   * `system` follows the visitor: the setting of their system, and what they chose by `MotionSwitch`; `reduced`
   * quietens every animation that JavaScript drives. Set `data-agency-motion="reduced"` on the root element to quieten
   * those that CSS drives as well.
   *
   * @default that of the provider around this one, or 'system'
   */
  motion?: MotionPreference;
  children: ReactNode;
}

interface AgencyContextValue {
  linkComponent: ComponentType<LinkComponentProps> | 'a';
  locale: string;
}

const AgencyContext = createContext<AgencyContextValue>({ linkComponent: 'a', locale: 'en-KE' });

/**
 * Carries what is global to an application of the kit. Every component also works without it. One inside another changes
 * what it is given and leaves the rest as it was: the language of a part of the page, say.
 */
export function AgencyProvider({ linkComponent, locale, labels, motion, children }: AgencyProviderProps) {
  const around = useContext(AgencyContext);
  const packAround = useContext(LabelsContext);
  const motionAround = useContext(MotionContext);
  const link = linkComponent ?? around.linkComponent;
  const language = locale ?? around.locale;
  const value = useMemo(() => ({ linkComponent: link, locale: language }), [link, language]);
  return (
    <AgencyContext value={value}>
      <LabelsContext value={labels ?? packAround}>
        <MotionContext value={motion ?? motionAround}>{children}</MotionContext>
      </LabelsContext>
    </AgencyContext>
  );
}

/** The nearest provider's values, or the kit's defaults. */
export function useAgency(): AgencyContextValue {
  return useContext(AgencyContext);
}
