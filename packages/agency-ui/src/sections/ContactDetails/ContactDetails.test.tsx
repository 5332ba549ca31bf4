// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Agency } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { ContactDetails } from './ContactDetails.js';

const agency = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring\u00a0Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Saturday and Sunday, closed' },
};
const details = <ContactDetails heading="Reach us directly" agency={agency} responseTime="Within 24 hours." />;

describe('ContactDetails', () => {
  it('dials the number without spaces, and keeps the digits in order in either text direction', {
    tags: ['wcag:1.3.2'],
  }, () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(details);
    const link = container.querySelector('a[href^="tel:"]');
    expect(link?.getAttribute('href')).toBe('tel:+254700000000');
    expect(link?.querySelector('bdi')?.dir).toBe('ltr');
  });

  it('allows a line break after the @ of an email address without changing the address', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(details);
    const link = container.querySelector('a[href="mailto:info@shangwe.example"]');
    expect(link?.textContent).toBe('info@shangwe.example');
    expect(link?.innerHTML).toContain('info@<wbr>');
  });

  it.each([
    ['en-KE', '14th Ring\u00a0Road, Westlands, Nairobi, Kenya'],
    ['ar-AE', '14th Ring\u00a0Road، Westlands، Nairobi، Kenya'],
    ['fa-IR', '14th Ring\u00a0Road، Westlands، Nairobi، Kenya'],
  ])('separates address parts with the comma used in %s', (locale, line) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<AgencyProvider locale={locale}>{details}</AgencyProvider>);
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(line);
  });

  it('keeps a house number and a town on the line of the word before them', () => {
    const office = { street: 'Ottenser Hauptstraße 12', postcode: '22765', city: 'Hamburg', country: 'Deutschland' };
    const html = renderToString(<ContactDetails heading="Reach us" agency={{ ...agency, address: office }} />);
    expect(html).toContain('Ottenser Hauptstraße\u00a012, 22765\u00a0Hamburg, Deutschland');
  });

  it('shows the hours of each group of weekdays, if there are any', () => {
    const lines = ['Monday and Wednesday, 9:00 to 19:00', 'Tuesday, 8:00 to 12:00', 'Thursday to Sunday, closed'];
    const hours = { ...agency.hours, lines };
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactDetails heading="Reach us" agency={{ ...agency, hours }} />);
    expect([...container.querySelectorAll('dd:last-child > span')].map(({ textContent }) => textContent)).toEqual(
      lines,
    );
    expect(container.textContent).not.toContain(agency.hours.weekdays);
  });

  it('writes the hours by weekday in lines, and leaves out hours that are missing', () => {
    const day = [{ opens: '09:00', closes: '17:00' }];
    const week = { timeZone: 'Europe/Berlin', weekly: { monday: day, tuesday: day, wednesday: day } };
    const container = document.createElement('div');
    const show = (hours: Agency['hours']) => {
      container.innerHTML = renderToString(
        <AgencyProvider locale="en-GB">
          <ContactDetails heading="Reach us" agency={{ ...agency, hours }} />
        </AgencyProvider>,
      );
    };
    show({ week });
    expect([...container.querySelectorAll('dd:last-child > span')].map(({ textContent }) => textContent)).toEqual([
      'Monday to Wednesday: 09:00\u00a0–\u00a017:00',
      'Thursday to Sunday: Closed',
    ]);
    show({});
    expect(container.textContent).not.toContain('Opening hours');
  });

  it('has no duplicate ids when rendered twice', () => {
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
