/** The security headers of every response, for the server and for static hosts. */
import { createHash } from 'node:crypto';
import { earlyPressScript } from '../../packages/agency-ui/src/theme/press-queue.js';
import { speculationRules } from './speculation-rules.js';

/** Origins of the endpoints configured at build time, in addition to the site's own. */
const endpoints = ['VITE_ENQUIRIES_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT', 'VITE_CHAT_ENDPOINT']
  .map((name) => process.env[name] ?? '')
  .filter((address) => /^https?:/.test(address))
  .map((address) => new URL(address).origin);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const self = ["'self'"];
const none = ["'none'"];
const connected = [...self, ...new Set(endpoints)];

/** Every directive except those for styles, which each page's own policy allows. */
const commonPolicy = {
  // The only inline script records presses. Speculation rules run no code; they list the pages to prefetch.
  'script-src': [...self, hashOf(earlyPressScript), hashOf(speculationRules)],
  'img-src': [...self, 'data:'],
  'font-src': self,
  'media-src': self,
  'connect-src': connected,
  'manifest-src': self,
  'base-uri': none,
  'form-action': connected,
  'frame-ancestors': none,
};

/** Directives that `default-src 'none'` covers, apart from styles. */
const forbidden = { 'child-src': none, 'frame-src': none, 'object-src': none, 'worker-src': none };

const serialize = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The content security policy for a page with this `<style>` content. */
export const pagePolicy = (style: string): string =>
  serialize({ 'default-src': none, ...commonPolicy, 'style-src': [...self, hashOf(style)] });

/** The part of the policy that a page served at any path can carry in a meta element. */
export const styleMeta = (style: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashOf(style)}">`;

/** Headers for every response. Hosts combine this policy with a page's own, so it has no style directive. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': serialize({ ...commonPolicy, ...forbidden }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
