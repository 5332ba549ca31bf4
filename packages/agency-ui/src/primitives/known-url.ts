import { warnOnce, written } from './warn.js';

/**
 * Parses a full URL. For anything else, such as a URL without its scheme, `new URL` throws, which would blank the page;
 * this returns undefined, with a warning in development.
 *
 * @param prop - Component and prop, for the warning: `Locations: "map.embed" of Westlands`.
 * @param otherwise - What the component does without a URL: "so no live map is offered".
 */
export function knownUrl(prop: string, url: string, otherwise: string): URL | undefined {
  if (URL.canParse(url)) return new URL(url);
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `${prop} is ${written(url)}, which is not a full URL, ${otherwise}. Write the full URL, such as ` +
        '"https://maps.example/frame".',
    );
  }
  return undefined;
}
