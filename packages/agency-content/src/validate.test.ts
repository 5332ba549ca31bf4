import { describe, expect, it } from 'vitest';
import * as content from './index.js';
import { validateContent } from './validate.js';

describe('validateContent', () => {
  it('accepts the content of the site', () => {
    expect(() => validateContent()).not.toThrow();
  });

  it('names the path of a missing field', () => {
    const { title: _title, ...untitled } = content.heroSlides[3]!;
    const heroSlides = content.heroSlides.with(3, untitled as never);
    expect(() => validateContent({ ...content, heroSlides })).toThrow('heroSlides[3].title');
  });

  it('says what to write instead of a wrong one', () => {
    const agency = { ...content.agency, phone: '0700' };
    expect(() => validateContent({ ...content, agency })).toThrow(
      'agency.phone: Write the number with its country code, such as "+254 700 000 000".',
    );
  });

  it('rejects a highlighted text that is no part of its title', () => {
    const heroSlides = content.heroSlides.with(0, { ...content.heroSlides[0]!, highlightText: 'elsewhere' });
    expect(() => validateContent({ ...content, heroSlides })).toThrow('heroSlides[0].highlightText');
  });

  it('rejects a field that nothing shows', () => {
    const quoteAction = { ...content.quoteAction, colour: 'red' };
    expect(() => validateContent({ ...content, quoteAction })).toThrow('colour');
  });
});
