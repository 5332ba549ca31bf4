import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Agency } from '../../entities/index.js';
import { ContactBand, type ContactBandProps } from './ContactBand.js';

const props: ContactBandProps = {
  heading: 'What shall we print for you?',
  formHeading: 'Printing enquiry',
  children: <form />,
};
const contact = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  hours: { weekdays: 'Monday to Friday', weekend: 'Closed' },
};

describe('ContactBand', () => {
  it('names its landmark after its heading, with unique ids for each instance', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToString(
      <>
        <ContactBand {...props} />
        <ContactBand {...props} />
      </>,
    );
    const ids = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"`));
  });

  it('dials only the number’s digits', () => {
    expect(renderToString(<ContactBand {...props} contact={contact} />)).toContain('href="tel:+254700000000"');
  });

  it('leaves out missing contact details', () => {
    const html = renderToString(<ContactBand {...props} contact={{ email: contact.email }} />);
    expect(html.match(/<dt/g)).toHaveLength(1);
    expect(html).not.toContain('tel:');
  });

  it('shows each line of the hours, or only the weekdays', () => {
    const band = (hours: Agency['hours']) => renderToString(<ContactBand {...props} contact={{ hours }} />);
    const html = band({ lines: ['Monday to Thursday, 9 to 17', 'Friday, 9 to 14'], weekdays: 'Monday to Friday' });
    expect(html).toContain('Monday to Thursday, 9 to 17');
    expect(html).toContain('Friday, 9 to 14');
    expect(html).not.toContain('Monday to Friday');
    expect(band(contact.hours)).not.toContain('Closed');
    expect(band({})).not.toContain('<dt');
  });

  it('shows the person before the form and the project after it', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToString(
      <ContactBand
        {...props}
        person={{ name: 'Joseph Mwangi', role: 'Head of print', phone: '+254 700 000 107' }}
        project={{
          link: { name: 'Anniversary book', path: '/projects/6' },
          client: 'A school',
          budget: 'KES 1.5-2 million',
          figures: [{ value: '1,200', label: 'copies' }],
          quote: { text: 'They brought back a book.', name: 'Agnes Wekesa', role: 'Head Teacher' },
        }}
      />,
    );
    expect(html).toContain('href="tel:+254700000107"');
    expect(html).toContain('href="/projects/6"');
    const order = [
      'Joseph Mwangi',
      'Head of print',
      '<form',
      'A school',
      'Anniversary book',
      'copies',
      'a book.',
      'Agnes',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('shows only the details that a project has', () => {
    const html = renderToString(
      <ContactBand
        {...props}
        project={{ link: { name: 'A stand', path: '/projects/5' }, outcome: 'Built in a day.' }}
      />,
    );
    expect(html).toContain('Built in a day.');
    expect(html).not.toMatch(/<dl|<blockquote|aria-hidden="true"> · /);
  });

  it('has no list when there are no details', () => {
    expect(renderToString(<ContactBand {...props} />)).not.toContain('<dl');
  });
});
