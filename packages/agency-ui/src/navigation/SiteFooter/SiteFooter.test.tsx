// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Agency } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.js';
import { siteFooterLabels } from './SiteFooter.labels.js';

const agency: Agency = {
  name: 'Shangwe & Ink',
  nameHighlight: '&',
  tagline: 'Transforming brands.',
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: 'Open', weekend: 'Closed' },
  social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/shangwe' }],
};

const props: SiteFooterProps = {
  agency,
  quickLinks: [{ name: 'Home', path: '/' }],
  services: [{ name: 'Printing', path: '/services/printing' }],
  legalLinks: [{ name: 'Sitemap', path: '/sitemap' }],
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the server’s HTML', () => {
  it('separates area and city with the language’s comma', () => {
    const footer = (locale: string) =>
      parse(
        renderToStaticMarkup(
          <AgencyProvider locale={locale}>
            <SiteFooter {...props} />
          </AgencyProvider>,
        ),
      ).querySelector('address')?.textContent;
    expect(footer('en-KE')).toContain('Westlands, Nairobi');
    expect(footer('ar-AE')).toContain('Westlands، Nairobi');
  });

  it('contains every link, but no style attributes, because a strict policy blocks them', () => {
    const html = renderToStaticMarkup(<SiteFooter {...props} />);
    const links = [...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/',
      'https://www.linkedin.com/company/shangwe',
      '/',
      '/services/printing',
      'tel:+254700000000',
      'mailto:info@shangwe.example',
      '/sitemap',
      '#top',
    ]);
    expect(html).not.toContain('style=');
  });

  it('leaves out empty parts along with their headings', () => {
    const bare = { ...props, agency: { ...agency, social: [] }, quickLinks: [], services: [], legalLinks: [] };
    const body = parse(renderToStaticMarkup(<SiteFooter {...bare} />));
    expect(body.querySelectorAll('nav, ul')).toHaveLength(0);
    expect([...body.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Contact']);
  });

  it('accepts two links with the same target, as on a single-page site', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const services = [
      { name: 'Tents', path: '/#services' },
      { name: 'Chairs', path: '/#services' },
    ];
    render(<SiteFooter {...props} services={services} legalLinks={services} />);
    expect(said.mock.calls).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Chairs' })).toHaveLength(2);
    said.mockRestore();
  });

  it('sets its headings to the heading level in its props', () => {
    const body = parse(renderToStaticMarkup(<SiteFooter {...props} headingLevel={3} />));
    expect(body.querySelectorAll('h3')).toHaveLength(3);
    expect(body.querySelectorAll('h2')).toHaveLength(0);
  });

  it('highlights part of the name in the ornament, and hides the ornament from assistive technology', {
    tags: ['wcag:1.1.1'],
  }, () => {
    const ornament = parse(renderToStaticMarkup(<SiteFooter {...props} />)).querySelector('svg:has(text)');
    expect(ornament?.getAttribute('aria-hidden')).toBe('true');
    expect(ornament?.textContent).toBe('Shangwe & Ink');
    expect(ornament?.querySelector('tspan > tspan')?.textContent).toBe('&');
  });

  it('contains no English when the labels are not in English', () => {
    const swahili = {
      home: () => 'Mwanzo',
      social: 'Mitandao',
      newTab: '(kichupo kipya)',
      quickLinks: 'Viungo',
      services: 'Huduma',
      contact: 'Mawasiliano',
      copyright: () => 'Haki',
      legal: 'Sheria',
      backToTop: 'Rudi juu',
    };
    const html = renderToStaticMarkup(<SiteFooter {...props} labels={swahili} />).replace(/ class="[^"]*"/g, '');
    const phrases = Object.values(siteFooterLabels).filter((label) => typeof label === 'string');
    expect(phrases.length).toBeGreaterThan(5);
    for (const phrase of [...phrases, ', home', 'rights reserved']) expect(html).not.toContain(phrase);
  });
});

describe('the year', () => {
  const lineOf = (element: ParentNode) => element.querySelector('footer')?.textContent?.match(/© \d+/)?.[0];

  it('is the current year by default', () => {
    vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] });
    expect(lineOf(parse(renderToString(<SiteFooter {...props} />)))).toBe('© 2031');
  });

  it('does not read the clock on the server, because Next forbids it', () => {
    vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] });
    vi.stubGlobal('document', undefined);
    const html = renderToString(<SiteFooter {...props} />);
    vi.unstubAllGlobals();
    expect(lineOf(parse(html))).toBe(`© ${new Date(performance.timeOrigin).getFullYear()}`);
  });

  it('uses the year in the prop', () => {
    expect(lineOf(parse(renderToString(<SiteFooter {...props} year={2026} />)))).toBe('© 2026');
  });

  it('hydrates without a warning after New Year, and then updates the year', async () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59), toFake: ['Date'] });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SiteFooter {...props} />);
    vi.setSystemTime(new Date(2027, 0, 1, 0, 1));
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const recovered = vi.fn();
    const root = await act(() => hydrateRoot(container, <SiteFooter {...props} />, { onRecoverableError: recovered }));
    expect(said).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    expect(lineOf(container)).toBe('© 2027');
    await act(() => root.render(<SiteFooter {...props} year={2030} />));
    expect(lineOf(container)).toBe('© 2030');
    await act(() => root.unmount());
  });
});
