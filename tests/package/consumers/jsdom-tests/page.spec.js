/** A team's tests for its own page. They work in both Vitest and Jest, so they use no JSX and import no test runner. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BackToTop, FaqSection, HeroCarousel, QuoteForm, SiteHeader, ToastProvider } from 'agency-ui';
import { createElement as h } from 'react';

const slide = (title) => ({
  title,
  description: `${title}, every morning.`,
  image: { src: '/bread.jpg', width: 1600, height: 900, alt: '' },
  servicePath: '/bread',
});

let sent;
const Page = () =>
  h(
    ToastProvider,
    null,
    h(SiteHeader, { logo: 'Mkate', entries: [{ name: 'Bread', path: '/bread' }] }),
    h(HeroCarousel, {
      heading: 'A bakery',
      slides: [slide('Loaves'), slide('Rolls')],
      primaryAction: { name: 'Order', path: '/order' },
      secondaryActionName: 'More',
    }),
    h(FaqSection, {
      categories: [{ name: 'Shop', entries: [{ question: 'When do you open?', answer: 'At six.' }] }],
    }),
    h(QuoteForm, {
      services: ['Bread for a shop'],
      budgets: [],
      onSubmit: (values) => {
        sent = values;
      },
    }),
    h(BackToTop),
  );

let errors;
const { error } = console;
beforeEach(() => {
  errors = [];
  console.error = (...words) => errors.push(words);
  render(h(Page));
});
afterEach(() => {
  console.error = error;
  expect(errors).toEqual([]);
});

const button = (name) => screen.getByRole('button', { name });

test('opens and closes the menu', async () => {
  expect(screen.queryByRole('dialog')).toBe(null);
  await userEvent.click(button('Open menu'));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.click(button('Close menu'));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(document.activeElement).toBe(button('Open menu'));
});

test('shows the next hero slide', async () => {
  const shown = () => screen.getByRole('tab', { name: /Go to slide/, selected: true }).getAttribute('aria-label');
  expect(shown()).toBe('Go to slide 1');
  await userEvent.click(button('Next slide'));
  expect(shown()).toBe('Go to slide 2');
});

test('opens a question', async () => {
  expect(button('When do you open?').getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button('When do you open?'));
  expect(button('When do you open?').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('At six.').closest('[hidden]')).toBe(null);
});

test('validates the form and sends it', async () => {
  await userEvent.click(button('Submit request'));
  expect(sent).toBe(undefined);
  await userEvent.type(screen.getByRole('textbox', { name: /Full Name/ }), 'Asha Njeri');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'asha@bahari.example');
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '+254 711 111 111');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Service/ }), 'Bread for a shop');
  await userEvent.type(screen.getByRole('textbox', { name: /Details/ }), 'Forty loaves, every Friday.');
  await userEvent.click(button('Submit request'));
  await screen.findByRole('button', { name: 'Send another' });
  expect(sent.email).toBe('asha@bahari.example');
});

test('scrolls to the top with the link, without an error', async () => {
  await userEvent.click(screen.getByRole('link', { name: /top/i }));
});
