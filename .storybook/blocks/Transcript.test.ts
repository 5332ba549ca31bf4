import { expect, it } from 'vitest';
import { transcriptOf as write } from '../../tests/screen-reader/markdown.js';
import { parseTranscript, transcriptOf } from './Transcript.js';

it('reads what `npm test -- screen-reader` writes', () => {
  const lines = [
    { text: 'Services - by region', isLive: false },
    { text: '2 articles', isLive: true },
  ];
  const written = write('SiteHeader', [
    { title: 'Opened', lines },
    { title: 'Closed', lines: [] },
  ]);
  expect(parseTranscript(written)).toEqual([
    {
      title: 'Opened',
      lines: [
        { text: 'Services - by region', isAnnouncement: false },
        { text: '2 articles', isAnnouncement: true },
      ],
    },
    { title: 'Closed', lines: [] },
  ]);
});

it('finds the transcript of a component by its name', async () => {
  const moments = await transcriptOf('FaqSection');
  expect(moments?.flatMap(({ lines }) => lines).length).toBeGreaterThan(5);
  expect(await transcriptOf('AgencyProvider')).toBeUndefined();
});
