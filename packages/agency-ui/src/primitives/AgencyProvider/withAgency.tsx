import type { ComponentType } from 'react';
import { AgencyProvider, type AgencyProviderProps } from './AgencyProvider.js';

/** `AgencyProvider` settings for `withAgency`. */
export interface AgencySettings extends Omit<AgencyProviderProps, 'children'> {}

/**
 * Gives a component its own provider, for use as an island. Astro renders each island separately, so a provider around
 * the islands doesn't reach them. Export the result from a module, and add `client:load` where the page uses it.
 *
 * @param component - One of the kit's components, or one of yours that contains them.
 * @param settings - Shared by all islands, from a separate module. For a site in several languages, a function that
 * receives the props, such as `lang`.
 */
export function withAgency<Props extends object>(
  component: ComponentType<Props>,
  settings: AgencySettings | ((props: Props) => AgencySettings),
): ComponentType<Props> {
  const Component = component;
  function WithAgency(props: Props) {
    return (
      <AgencyProvider {...(typeof settings === 'function' ? settings(props) : settings)}>
        <Component {...props} />
      </AgencyProvider>
    );
  }
  WithAgency.displayName = `withAgency(${component.displayName || component.name || 'Component'})`;
  return WithAgency;
}
