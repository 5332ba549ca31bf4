import { describe, expect, it } from 'vitest';
import { readDescription, readSections } from './description.js';

describe('a description', () => {
  it('has a part for each lead-in, which is cut from the text unless it belongs to a sentence', () => {
    expect(
      readDescription('Shows a lamp.\n\n**Use it** once.\n\n**Keyboard.** Tab.\n\n- One\n\n**Offline:** it waits.'),
    ).toEqual([
      { lead: '', text: 'Shows a lamp.' },
      { lead: 'Use it', text: '**Use it** once.' },
      { lead: 'Keyboard', text: 'Tab.\n\n- One' },
      { lead: 'Offline', text: 'it waits.' },
    ]);
  });

  it('may be empty', () => {
    expect(readDescription('')).toEqual([{ lead: '', text: '' }]);
  });
});

it('published docs have parts by their headings, with the headings below', () => {
  const sections = readSections('# Lamp\n\n## Props\n\n| a \\| b |\n\n## Types\n\n### Bulb\n');
  expect([...sections]).toEqual([
    ['Props', '| a \\| b |'],
    ['Types', '### Bulb'],
  ]);
  expect(readSections('').size).toBe(0);
});
