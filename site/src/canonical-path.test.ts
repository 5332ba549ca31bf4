import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.js';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/FAQ', '/faq'],
  ['/faq.', '/faq'],
  ['/faq%20', '/faq'],
  ['/faq%20/', '/faq'],
  ['/faq%2E,%20', '/faq'],
  ['/faq%E2%80%8B', '/faq'],
  ['/faq)', '/faq'],
  ['/services/printing/index.html', '/services/printing'],
  ['/services/printing/Index.HTML', '/services/printing'],
  ['/services//printing', '/services/printing'],
  ['/services%2Fprinting', '/services/printing'],
  ['/services\\printing', '/services/printing'],
  ['/./services/./printing', '/services/printing'],
  ['/faq/../services', '/services'],
  ['/../../faq', '/faq'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['///evil.example/..//', '/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/index.html.br', '/index.html.br'],
])('turns %s into %s', (path, expected) => expect(canonicalPath(path)).toBe(expected));

it('never leaves the host, never throws, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/\\.%20 -A?#é') }), (text) => {
      const path = canonicalPath(`/${text}`);
      expect(new URL(path, 'http://site.invalid').host).toBe('site.invalid');
      expect(canonicalPath(path)).toBe(path);
    }),
  );
});
