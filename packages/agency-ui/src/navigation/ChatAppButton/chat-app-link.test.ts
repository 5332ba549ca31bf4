import { describe, expect, it } from 'vitest';
import { chatAppLink } from './chat-app-link.js';

describe('chatAppLink', () => {
  it('keeps only the number’s digits', () => {
    expect(chatAppLink('+254 700 000 000')).toBe('https://wa.me/254700000000');
    expect(chatAppLink('+254-(0)700.000.000')).toBe('https://wa.me/2540700000000');
  });

  it('encodes any greeting', () => {
    const link = chatAppLink('+254 700 000 000', 'Habari! 500+ copies & a date? 100 %');
    expect(link).toBe('https://wa.me/254700000000?text=Habari!%20500%2B%20copies%20%26%20a%20date%3F%20100%20%25');
    expect(new URL(link).searchParams.get('text')).toBe('Habari! 500+ copies & a date? 100 %');
  });

  it('leaves the message empty when there is no greeting', () => {
    expect(chatAppLink('+254 700 000 000', '')).not.toContain('?');
  });

  it('throws a readable error for a number without digits', () => {
    expect(() => chatAppLink('call us')).toThrow(
      'chatAppLink: "call us" contains no phone number. Write it with its country code, such as "+254 700 000 000".',
    );
    expect(() => chatAppLink('')).toThrow(/country code/);
  });
});
