import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuoteBand, type QuoteBandProps } from './QuoteBand.js';

const props: QuoteBandProps = {
  heading: 'What shall we print for you?',
  formHeading: 'Printing enquiry',
  children: <form />,
};
const contact = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  hours: { weekdays: 'Monday to Friday', weekend: 'Closed' },
};

describe('QuoteBand', () => {
  it('names its landmark by its heading, with unique ids per instance', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToString(
      <>
        <QuoteBand {...props} />
        <QuoteBand {...props} />
      </>,
    );
    const ids = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"`));
  });

  it('dials only the digits', () => {
    expect(renderToString(<QuoteBand {...props} contact={contact} />)).toContain('href="tel:+254700000000"');
  });

  it('has no list without details', () => {
    expect(renderToString(<QuoteBand {...props} />)).not.toContain('<dl');
  });
});
