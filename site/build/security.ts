/** What the site's answers forbid, for the server and for static hosts alike. */
import { createHash } from 'node:crypto';
import { speculationRules } from './speculation-rules.js';

/** Endpoints of other origins that the build was told to use. */
const outside = [
  process.env['VITE_ENQUIRIES_ENDPOINT'],
  process.env['VITE_NEWSLETTER_ENDPOINT'],
  process.env['VITE_CHAT_ENDPOINT'],
]
  .filter((address) => address !== undefined && /^https?:/.test(address))
  .map((address) => new URL(address as string).origin);

/** How a policy names a text that it allows. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Radix's navigation menu writes `position:relative` into its HTML; nothing else may style an element there. */
const radixStyle = hashOf('position:relative');

/** What an element may be styled by: stylesheets of the site and, on a page, the one style that stands in it. */
const stylePolicy = (inline?: string) => ({
  'style-src': ["'self'", ...(inline === undefined ? [] : [hashOf(inline)])],
  'style-src-attr': ["'unsafe-hashes'", radixStyle],
});

/** All that is not style, each by its name: `default-src` would rule over styles too. */
const restPolicy = {
  // The only text in a page that counts as a script: it runs nothing, and says which pages may be fetched.
  'script-src': ["'self'", hashOf(speculationRules)],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...new Set(outside)],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", ...new Set(outside)],
  'frame-ancestors': ["'none'"],
};

const nothing = ["'none'"];

/** What `default-src 'none'` says, but for styles. */
const nothingElse = {
  'child-src': nothing,
  'frame-src': nothing,
  'media-src': nothing,
  'object-src': nothing,
  'worker-src': nothing,
};

const written = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/**
 * The content security policy of a page.
 *
 * @param style - The text of the page's own `<style>`, which nothing else in the page may differ from.
 */
export const pagePolicy = (style?: string): string =>
  written({ 'default-src': nothing, ...restPolicy, ...stylePolicy(style) });

/** The part of a page's policy that can stand in the page itself, where no host names it. */
export const styleMeta = (style: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${written(stylePolicy(style))}">`;

/**
 * Headers of every answer, by their names. Hosts join this policy with that of a page, so it leaves styles to the
 * page: of two policies the stricter one holds, and this one knows no page's style.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...restPolicy, ...nothingElse }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
