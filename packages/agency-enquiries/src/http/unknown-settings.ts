import leven from 'leven';
import type { Environment } from './settings.js';

export interface KnownSettings {
  /** Names of all settings. */
  known: readonly string[];
  /**
   * Prefix of names that belong to the service alone: `ENQUIRIES_`. Unknown names with this prefix are always
   * reported, others only if they resemble a setting.
   */
  prefix?: string | undefined;
}

/** More differences than this are not a typing mistake. */
const maxTypos = 2;

/** Kubernetes and Docker set these in every container that runs alongside a service with that name. */
const isOfContainerHost = (rest: string) => /^(?:SERVICE_(?:HOST|PORT)|PORT|NAME|ENV)(?:_|$)/.test(rest);

/**
 * Finds misspelt settings, which would otherwise be silently ignored.
 *
 * @returns a sentence for each, saying what to write instead.
 */
export function findUnknownSettings(environment: Environment, { known, prefix }: KnownSettings): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return Object.keys(environment)
    .filter((name) => isSet(name) && !known.includes(name))
    .flatMap((name) => {
      const own = prefix !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
      if (own !== undefined && isOfContainerHost(own)) return [];
      const ranked = known
        .map((setting) => ({ setting, distance: leven(name.toUpperCase(), setting) }))
        .toSorted((one, other) => one.distance - other.distance);
      const [nearest] = ranked;
      if (nearest && nearest.distance <= maxTypos) {
        // Another program's variable may resemble a setting.
        if (own === undefined && isSet(nearest.setting)) return [];
        const way =
          own === undefined
            ? `Rename it to ${nearest.setting}, or set ${nearest.setting} too if it belongs to another program.`
            : `Rename it to ${nearest.setting}.`;
        return [`${name}: there is no such setting. ${way}`];
      }
      if (own === undefined) return [];
      const containing = ranked.find(({ setting }) => setting.includes(own));
      const meant = containing ?? (nearest && nearest.distance <= own.length / 2 ? nearest : undefined);
      return [
        `${name}: there is no such setting. ${meant ? `Did you mean ${meant.setting}?` : `The settings are ${known.join(', ')}.`} Rename or remove it.`,
      ];
    });
}
