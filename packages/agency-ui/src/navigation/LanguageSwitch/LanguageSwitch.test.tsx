// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgencyProvider } from '../../primitives/index.js';
import { LanguageSwitch } from './index.js';

const languages = [
  { tag: 'en', name: 'English', path: '/tents' },
  { tag: 'ar', name: 'العربية', path: '/ar/tents' },
];

it('passes language attributes on to the router’s link', () => {
  render(
    <AgencyProvider
      linkComponent={({ children, ...rest }) => (
        <a data-routed {...rest}>
          {children}
        </a>
      )}
    >
      <LanguageSwitch languages={languages} current="ar" />
    </AgencyProvider>,
  );
  const link = screen.getByRole('link', { name: 'العربية' });
  expect(link.matches('[data-routed][hreflang="ar"][lang="ar"][aria-current="page"]')).toBe(true);
  expect(screen.getByRole('link', { name: 'English' }).hasAttribute('aria-current')).toBe(false);
});

it('renders nothing for fewer than two languages', () => {
  const { container } = render(<LanguageSwitch languages={languages.slice(1)} current="ar" />);
  expect(container.innerHTML).toBe('');
});
