// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ServiceCard } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { CoreServicesGrid } from './CoreServicesGrid.js';

const titles = ['Experiential Marketing', 'Events', 'Expos', 'Production', 'Staff Engagement', 'Printing'];
const services: ServiceCard[] = titles.map((title, index) => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return { id, title, description: `About ${title}.`, path: `/services/${id}`, image: storyPicture(index, title) };
});
const heading = 'What we do';

afterEach(cleanup);

it('lists the services in order, each with one link that names it', () => {
  render(<CoreServicesGrid heading={heading} services={services} />);
  const section = screen.getByRole('region', { name: heading });
  const items = within(section).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  items.forEach((item, index) => {
    const link = within(item).getByRole('link');
    expect(link.textContent).toBe(`Show Me ${titles[index]}`);
    expect(link.getAttribute('href')).toBe(services[index]?.path);
    expect(within(item).getByRole('heading', { level: 3 }).textContent).toBe(titles[index]);
  });
});

it('is complete in the server’s HTML', { tags: ['wcag:1.3.2'] }, () => {
  const html = renderToString(<CoreServicesGrid heading={heading} services={services} />);
  for (const { title, description, path } of services) {
    expect(html).toContain(title);
    expect(html).toContain(description);
    expect(html).toContain(`href="${path}"`);
  }
  expect(html.match(/data-reveal="still"/g)).toHaveLength(6);
});

it('does not skip a heading level', { tags: ['wcag:1.3.1'] }, () => {
  render(<CoreServicesGrid heading={heading} headingLevel={3} services={services} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(6);
});

it('takes the link text from the labels or a prop', () => {
  const one = services.slice(0, 1);
  const { rerender } = render(<CoreServicesGrid heading={heading} services={one} labels={{ link: 'Nionyeshe' }} />);
  expect(screen.getByRole('link').textContent).toBe('Nionyeshe Experiential Marketing');
  rerender(<CoreServicesGrid heading={heading} services={one} linkName="More on" labels={{ link: 'Nionyeshe' }} />);
  expect(screen.getByRole('link').textContent).toBe('More on Experiential Marketing');
});

it('renders nothing without services', () => {
  expect(renderToString(<CoreServicesGrid heading={heading} services={[]} />)).toBe('');
});
