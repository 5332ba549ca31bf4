/** What the site's answers forbid, for the server and for static hosts alike. */
import { createHash } from 'node:crypto';

/** Endpoints of other origins that the build was told to use. */
const outside = [
  process.env['VITE_ENQUIRIES_ENDPOINT'],
  process.env['VITE_NEWSLETTER_ENDPOINT'],
  process.env['VITE_CHAT_ENDPOINT'],
]
  .filter((address) => address !== undefined && /^https?:/.test(address))
  .map((address) => new URL(address as string).origin);

/** Radix's navigation menu writes `position:relative` into its HTML; nothing else may style an element there. */
const radixStyle = `'sha256-${createHash('sha256').update('position:relative').digest('base64')}'`;

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-hashes'", radixStyle],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...new Set(outside)],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", ...new Set(outside)],
  'frame-ancestors': ["'none'"],
};

/** Headers of every answer, by their names. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
