import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.js';

const reach = { phone: '+254 700 000 000', email: 'info@shangwe.example' };
const links = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'Printing', path: '/services/printing' },
  { name: 'Get A Quote', path: '/inquiries' },
];

/** Each link in the text, as `label -> address`. */
const found = (text: string) =>
  linkParts(text, reach, links).flatMap((part) => (part.kind === 'text' ? [] : [`${part.text} -> ${part.href}`]));

describe('linkParts', () => {
  it.each([
    ['Call +254 700 000 000.', '+254 700 000 000 -> tel:+254700000000'],
    ['Call +254700000000!', '+254700000000 -> tel:+254700000000'],
    ['Call (+254-700-000-000)', '+254-700-000-000 -> tel:+254700000000'],
    ['Write to info@shangwe.example.', 'info@shangwe.example -> mailto:info@shangwe.example'],
    ['Write to Info@Shangwe.Example, please', 'Info@Shangwe.Example -> mailto:info@shangwe.example'],
    ['See /services/printing.', 'Printing -> /services/printing'],
    ['See /services, please', 'Services -> /services'],
    ['(/inquiries)', 'Get A Quote -> /inquiries'],
    ['“/inquiries”', 'Get A Quote -> /inquiries'],
  ])('links contact details and known pages: %s', (text, link) => {
    expect(found(text)).toEqual([link]);
  });

  it.each([
    'Call +254 711 111 111',
    'Call +254 700 000 0001',
    'No 1+254 700 000 000',
    'Write to theinfo@shangwe.example',
    'Write to info@shangwe.example.evil.test',
    'Write to info@shangwe.examples',
    'See /services/spells',
    'See /services-of-others',
    'See https://evil.test/inquiries',
    'See //evil.test',
    'See /inquiries?next=//evil.test',
    'See /inquiries@evil.test',
    'this and/or that, 1 / 2',
    'javascript:alert(1)',
    '<a href="https://evil.test">/</a>',
  ])('keeps everything else as text: %s', (text) => {
    expect(found(text)).toEqual([]);
    expect(linkParts(text, reach, links)).toEqual([{ kind: 'text', text }]);
  });

  it('keeps the text around links', () => {
    expect(linkParts('Ask at /inquiries or call +254 700 000 000.', reach, links)).toEqual([
      { kind: 'text', text: 'Ask at ' },
      { kind: 'page', text: 'Get A Quote', href: '/inquiries' },
      { kind: 'text', text: ' or call ' },
      { kind: 'phone', text: '+254 700 000 000', href: 'tel:+254700000000' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('links to no pages when it isn’t given any', () => {
    expect(linkParts('/inquiries', reach)).toEqual([{ kind: 'text', text: '/inquiries' }]);
  });

  it('treats special characters in names literally', () => {
    const odd = { phone: '+1 (555) 010-99', email: 'a.b+c@x.example' };
    expect(linkParts('aXb+c@x.example', odd)).toHaveLength(1);
    expect(linkParts('a.b+c@x.example', odd)).toEqual([
      { kind: 'email', text: 'a.b+c@x.example', href: 'mailto:a.b+c@x.example' },
    ]);
  });

  it('links to nothing else and loses no text, whatever the input', () => {
    const known = [...links.map(({ path }) => path), 'tel:+254700000000', 'mailto:info@shangwe.example'];
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('/services', '/inquiries', reach.phone, reach.email, ' ', '\n', '🎉', 'مرحبًا'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('');
        const parts = linkParts(text, reach, links);
        for (const part of parts) if (part.kind !== 'text') expect(known).toContain(part.href);
        const again = parts.map((part) => (part.kind === 'page' ? part.href : part.text)).join('');
        expect(again.toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });

  it('processes 100 kB quickly', () => {
    const text = '/services/+254 700 000 00 info@'.repeat(3300);
    const started = performance.now();
    linkParts(text, reach, links);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
