import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AgencyProvider, type LinkComponentProps } from '../AgencyProvider/index.js';
import { AgencyLink } from './AgencyLink.js';
import { leavesSite } from './leaves-site.js';

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <a href={href} data-router="" {...rest} />;
}

const withRouter = (link: ReactElement) =>
  renderToStaticMarkup(<AgencyProvider linkComponent={RouterLink}>{link}</AgencyProvider>);

describe('leavesSite', () => {
  it.each([
    'https://wa.me/254700000000',
    'HTTP://example.com',
    'tel:+254700000000',
    'mailto:info@shangwe.example',
    '//cdn.example.com/poster.pdf',
    '#contact',
    'web+app:x',
  ])('is true for %s', (href) => expect(leavesSite(href)).toBe(true));

  it.each(['/', '/services/events', '/#contact', 'services', './team', '?category=events', '/a:b', ''])(
    'is false for "%s"',
    (href) => expect(leavesSite(href)).toBe(false),
  );
});

describe('AgencyLink', () => {
  it('renders a plain link when there is no provider', { tags: ['wcag:4.1.2'] }, () => {
    expect(renderToStaticMarkup(<AgencyLink href="/faq">FAQ</AgencyLink>)).toBe('<a href="/faq">FAQ</a>');
  });

  it('passes internal links to the link component with every attribute', () => {
    expect(
      withRouter(
        <AgencyLink href="/faq" className="mine" aria-current="page">
          FAQ
        </AgencyLink>,
      ),
    ).toBe('<a href="/faq" data-router="" class="mine" aria-current="page">FAQ</a>');
  });

  it('renders other links as plain anchors', () => {
    expect(withRouter(<AgencyLink href="mailto:info@shangwe.example">Write</AgencyLink>)).not.toContain('data-router');
    expect(withRouter(<AgencyLink href="#top">Top</AgencyLink>)).not.toContain('data-router');
  });

  it('leaves downloads to the browser, because a router would open them as pages', () => {
    expect(
      withRouter(
        <AgencyLink href="/profile.pdf" download>
          Profile
        </AgencyLink>,
      ),
    ).toBe('<a href="/profile.pdf" download="">Profile</a>');
  });

  it('opens a new tab without an opener, even for internal links', { tags: ['wcag:2.4.4'] }, () => {
    expect(
      withRouter(
        <AgencyLink href="/privacy-policy" newTab>
          Privacy Policy
        </AgencyLink>,
      ),
    ).toBe('<a href="/privacy-policy" target="_blank" rel="noopener noreferrer">Privacy Policy</a>');
  });

  it('lets the caller’s attributes take precedence', () => {
    expect(
      renderToStaticMarkup(
        <AgencyLink href="https://example.com" newTab rel="noopener me">
          Us
        </AgencyLink>,
      ),
    ).toContain('rel="noopener me"');
  });
});
