/** Proves that what the kit's conformance report claims to be absent is absent. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../packages/agency-ui/src');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

const sources = files
  .filter((file) => file.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$|fixtures/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const filesMatching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the kit’s source code', () => {
  it('includes all of the kit’s source files', () => {
    expect(sources.length).toBeGreaterThan(70);
    expect(filesMatching(/<h1\b|<section\b|<Section\b/).length).toBeGreaterThan(5);
  });

  it('renders no html, title or base element', { tags: ['absent:2.4.2', 'absent:3.1.1'] }, () => {
    expect(filesMatching(/<(?:html|head|title|base|body)\b/)).toEqual([]);
  });

  it('contains no audio or video, and nothing that plays by itself', { tags: ['absent:1.2.4', 'absent:1.2.5'] }, () => {
    // Live captions and audio descriptions are part of what an application passes to Video.
    expect(files.filter((file) => /\.(?:mp4|webm|mov|og[gav]|m4[av]|mp3|wav|m3u8|mpd|vtt)$/.test(file))).toEqual([]);
    expect(filesMatching(/<(?:audio|video)\b[^>]*\sautoPlay/)).toEqual([]);
    expect(filesMatching(/<(?:audio|video)\b/)).toEqual(['sections/Video/Video.tsx']);
  });

  it('sets a language only on links to pages in other languages', () => {
    // Any other component needs a story that demonstrates 3.1.2, as LanguageSwitch has.
    expect(filesMatching(/\s(?:xml:)?lang=["{]|\.lang = /)).toEqual(['navigation/LanguageSwitch/LanguageSwitch.tsx']);
  });
});
