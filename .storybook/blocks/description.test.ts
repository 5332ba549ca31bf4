import { describe, expect, it } from 'vitest';
import { readDescription, readSections } from './description.js';

describe('readDescription', () => {
  it('starts a new part at each lead-in, and drops the lead-in unless it belongs to a sentence', () => {
    expect(
      readDescription('Shows a lamp.\n\n**Use it** once.\n\n**Keyboard.** Tab.\n\n- One\n\n**Offline:** it waits.'),
    ).toEqual([
      { lead: '', text: 'Shows a lamp.' },
      { lead: 'Use it', text: '**Use it** once.' },
      { lead: 'Keyboard', text: 'Tab.\n\n- One' },
      { lead: 'Offline', text: 'it waits.' },
    ]);
  });

  it('accepts an empty description', () => {
    expect(readDescription('')).toEqual([{ lead: '', text: '' }]);
  });
});

it('splits published docs at second-level headings and keeps lower-level ones in the text', () => {
  const sections = readSections('# Lamp\n\n## Props\n\n| a \\| b |\n\n## Types\n\n### Bulb\n');
  expect([...sections]).toEqual([
    ['Props', '| a \\| b |'],
    ['Types', '### Bulb'],
  ]);
  expect(readSections('').size).toBe(0);
});
