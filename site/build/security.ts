/** The security headers of every answer, for the server and for static hosts. */
import { createHash } from 'node:crypto';
import { speculationRules } from './speculation-rules.js';

/** Origins of the endpoints that the build was told to use, besides the site's own. */
const endpoints = ['VITE_ENQUIRIES_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT', 'VITE_CHAT_ENDPOINT']
  .map((name) => process.env[name] ?? '')
  .filter((address) => /^https?:/.test(address))
  .map((address) => new URL(address).origin);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const self = ["'self'"];
const none = ["'none'"];
const connected = [...self, ...new Set(endpoints)];

/** @param style - The text of the page's `<style>`. */
const stylePolicy = (style: string) => ({
  'style-src': [...self, hashOf(style)],
  // Radix's navigation menu writes this attribute into the HTML.
  'style-src-attr': ["'unsafe-hashes'", hashOf('position:relative')],
});

/** Everything but styles, by name: a page's own policy allows these. */
const commonPolicy = {
  // The rules run nothing: they say which pages the browser may prefetch.
  'script-src': [...self, hashOf(speculationRules)],
  'img-src': [...self, 'data:'],
  'font-src': self,
  'connect-src': connected,
  'manifest-src': self,
  'base-uri': none,
  'form-action': connected,
  'frame-ancestors': none,
};

/** What `default-src 'none'` forbids, except styles. */
const forbidden = { 'child-src': none, 'frame-src': none, 'media-src': none, 'object-src': none, 'worker-src': none };

const serialize = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The content security policy of a page with this `<style>`. */
export const pagePolicy = (style: string): string =>
  serialize({ 'default-src': none, ...commonPolicy, ...stylePolicy(style) });

/** The part of a page's policy that a page without a path of its own can carry. */
export const styleMeta = (style: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${serialize(stylePolicy(style))}">`;

/** Headers of every answer. Hosts send this policy along with a page's own, so it says nothing of styles. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': serialize({ ...commonPolicy, ...forbidden }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
