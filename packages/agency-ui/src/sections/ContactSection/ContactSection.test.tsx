// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactSection } from './ContactSection.js';

const agency = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
};

describe('ContactSection', () => {
  it('has the id "contact" unless it is given a different one', { tags: ['wcag:2.4.1'] }, () => {
    const section = (id?: string) =>
      renderToString(<ContactSection {...(id && { id })} eyebrow="Contact" heading="Ring us" agency={agency} />);
    expect(section()).toContain('id="contact"');
    expect(section('reach-us')).toContain('id="reach-us"');
    expect(section('reach-us')).not.toContain('id="contact"');
  });

  it('has no duplicate ids when a second section has its own fragment', () => {
    const html = renderToString(
      <>
        <ContactSection eyebrow="Contact" heading="Ring us" agency={agency} form="form" chat="chat" />
        <ContactSection id="office" eyebrow="Contact" heading="Ring us" agency={agency} form="form" chat="chat" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});
