import { expect, it } from 'vitest';
import { differences, transcriptOf } from './markdown.js';

const moments = [
  { title: 'Opened', lines: ['Services button  expanded', 'FAQ - Chromium frame'] },
  { title: 'Closed', lines: ['', ' '] },
];

it('writes each moment with its lines, and silence where nothing is said', () => {
  expect(transcriptOf('SiteHeader', moments)).toBe(
    [
      '# SiteHeader',
      '',
      'What Orca says in Chromium. Written by `npm run transcripts`.',
      '',
      '## Opened',
      '',
      '- Services button expanded',
      '- FAQ frame',
      '',
      '## Closed',
      '',
      '(silence)',
      '',
    ].join('\n'),
  );
});

it('finds nothing between two equal transcripts', () => {
  const transcript = transcriptOf('SiteHeader', moments);
  expect(differences(transcript, transcript)).toEqual([]);
});

it('names the lines that came and went, in their order', () => {
  expect(differences('one\ntwo\nthree', 'one\nthree\nfour')).toEqual(['- two', '+ four']);
  expect(differences('one\ntwo', 'one\ntoo')).toEqual(['- two', '+ too']);
});
