import type { ComponentType } from 'react';
import { AgencyProvider, type AgencyProviderProps } from './AgencyProvider.js';

/** Settings of `AgencyProvider`, for `withAgency`. */
export interface AgencySettings extends Omit<AgencyProviderProps, 'children'> {}

/**
 * Gives a component its own provider, for islands: Astro renders each island separately, so a provider around them does
 * not reach them. Export the result from a module, and add `client:load` where the page uses it.
 *
 * @param component - A component of the kit, or one of yours that contains some.
 * @param settings - The same in each island, from a separate module. A function gets the props, such as `lang`, on a
 *   site in several languages.
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
