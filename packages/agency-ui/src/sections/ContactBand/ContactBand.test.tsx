import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  it('names its landmark by its heading, with unique ids per instance', { tags: ['wcag:1.3.1'] }, () => {
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

  it('dials only the digits', () => {
    expect(renderToString(<ContactBand {...props} contact={contact} />)).toContain('href="tel:+254700000000"');
  });

  it('has no list without details', () => {
    expect(renderToString(<ContactBand {...props} />)).not.toContain('<dl');
  });
});
