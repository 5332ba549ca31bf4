'use client';

import { type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';
import { knownLocale } from '../known-locale.js';
import type { LabelPack } from './label-pack.js';
import { LabelsContext } from './useLabels.js';
import { MotionContext, type MotionPreference } from './useMotion.js';
import { useSetupWarnings } from './useSetupWarnings.js';

/** Props that a router's link component must accept. */
export interface LinkComponentProps {
  /** Path of a page on the site. */
  href: string;
  /** Content of the link. */
  children?: ReactNode;
  /** The `<a>` element's class. */
  className?: string | undefined;
  /** Passed to the `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface AgencyProviderProps {
  /**
   * Component that renders internal links, such as a router's `Link`. It must take `href`. External URLs, `tel:` and
   * `mailto:` never reach it.
   *
   * @default inherited from the outer provider, or a plain `<a>`
   */
  linkComponent?: ComponentType<LinkComponentProps>;
  /**
   * Locale for numbers and dates, as a BCP 47 tag. Also set `lang` on the root element, or on the part of the page that
   * is in this language (WCAG 3.1.1, 3.1.2).
   *
   * @default inherited from the outer provider, or 'en-KE'
   */
  locale?: string;
  /**
   * Label pack, such as `swKE` from `agency-ui/locales/sw-KE`. A component's own `labels` override it; missing labels
   * are English. A pack contains functions, which a server component can't pass as props, so render the provider in a
   * client module.
   *
   * @default inherited from the outer provider, or none
   */
  labels?: LabelPack;
  /**
   * `system` follows the system setting and the visitor's choice in `PauseAnimationsButton`. `reduced` turns off all
   * animations driven by JavaScript; to turn off CSS animations too, set `data-agency-motion="reduced"` on the root
   * element.
   *
   * @default inherited from the outer provider, or 'system'
   */
  motion?: MotionPreference;
  /** The application, or the part of a page to which these settings apply. */
  children: ReactNode;
}

/** What `useAgency` returns. */
export interface AgencyContextValue {
  linkComponent: ComponentType<LinkComponentProps> | 'a';
  locale: string;
}

const AgencyContext = createContext<AgencyContextValue>({ linkComponent: 'a', locale: 'en-KE' });

/**
 * Provides the kit's global settings: link component, locale, labels and motion. Every component also works without it.
 * A nested provider overrides only the values that it sets.
 */
export function AgencyProvider({ linkComponent, locale, labels, motion, children }: AgencyProviderProps) {
  const around = useContext(AgencyContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: a build has one value of NODE_ENV, so the order of hooks never changes.
  if (process.env.NODE_ENV !== 'production') useSetupWarnings(locale, labels, around.locale);
  const packAround = useContext(LabelsContext);
  const motionAround = useContext(MotionContext);
  const link = linkComponent ?? around.linkComponent;
  const language =
    locale === undefined ? around.locale : knownLocale('AgencyProvider: "locale"', locale, around.locale);
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
