// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactDetails } from './ContactDetails.js';

const agency = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Saturday and Sunday, closed' },
};
const details = <ContactDetails heading="Reach us directly" agency={agency} responseTime="Within 24 hours." />;

describe('ContactDetails', () => {
  it('dials the number without spaces, and keeps its digit order in any direction', { tags: ['wcag:1.3.2'] }, () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(details);
    const link = container.querySelector('a[href^="tel:"]');
    expect(link?.getAttribute('href')).toBe('tel:+254700000000');
    expect(link?.querySelector('bdi')?.dir).toBe('ltr');
  });

  it('allows a break after the @ of an email address without changing it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(details);
    const link = container.querySelector('a[href="mailto:info@shangwe.example"]');
    expect(link?.textContent).toBe('info@shangwe.example');
    expect(link?.innerHTML).toContain('info@<wbr>');
  });

  it('has no duplicate ids with a second one', () => {
    const html = renderToString(
      <>
        {details}
        {details}
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
