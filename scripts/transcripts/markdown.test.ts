import { expect, it } from 'vitest';
import { differences, transcriptOf } from './markdown.js';
import { linesIn } from './session.js';

const line = (text: string, isLive = false) => ({ text, isLive });

const moments = [
  { title: 'Opened', lines: [line('Services button  expanded'), line('FAQ - Chromium frame', true)] },
  { title: 'Closed', lines: [line(''), line('clickable.')] },
];

it('writes the lines of each moment, or "(silence)"', () => {
  expect(transcriptOf('SiteHeader', moments)).toBe(
    [
      '# SiteHeader',
      '',
      'What Orca says in Chromium. Written by `npm run transcripts`.',
      '',
      '## Opened',
      '',
      '- Services button expanded',
      '- Announced: FAQ frame',
      '',
      '## Closed',
      '',
      '(silence)',
      '',
    ].join('\n'),
  );
});

it('finds no differences between equal transcripts', () => {
  const transcript = transcriptOf('SiteHeader', moments);
  expect(differences(transcript, transcript)).toEqual([]);
});

it('lists removed and added lines in order', () => {
  expect(differences('one\ntwo\nthree', 'one\nthree\nfour')).toEqual(['- two', '+ four']);
  expect(differences('one\ntwo', 'one\ntoo')).toEqual(['- two', '+ too']);
});

it('sorts announcements after other speech, and parses speech with line breaks', () => {
  const announcement = (text: string) => [
    'vvvvv PRESENT LIVE REGION MESSAGE vvvvv',
    `10:00:00 - SPEECH OUTPUT: '${text}'{'established': False}`,
    '^^^^^ PRESENT LIVE REGION MESSAGE ^^^^^',
  ];
  const log = [
    ...announcement('in Printing'),
    "10:00:00 - SPEECH OUTPUT: 'pressed'{'established': False}",
    ...announcement('2 articles\n\nMore'),
  ].join('\n');
  expect(linesIn(log)).toEqual([line('pressed'), line('2 articles\n\nMore', true), line('in Printing', true)]);
});

it('names the voice of a foreign language', () => {
  const log = [
    "10:00:00 - SPEECH GENERATOR: default voice requested with language='en', dialect='KE'",
    "10:00:00 - SPEECH OUTPUT: 'Home link.'{'established': False}",
    "10:00:00 - SPEECH GENERATOR: default voice requested with language='None', dialect='None'",
    "10:00:00 - SPEECH OUTPUT: 'leaving list.'{'established': False}",
    "10:00:00 - SPEECH GENERATOR: default voice requested with language='fi', dialect=''",
    "10:00:00 - SPEECH OUTPUT: 'Koti link.'{'established': False}",
  ].join('\n');
  expect(linesIn(log)).toEqual([line('Home link.'), line('leaving list.'), line('Koti link. (voice: fi)')]);
});
