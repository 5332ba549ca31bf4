import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAPTIONS_FOLDER, FILMS_FOLDER } from '../printing/paths.js';
import { filmVersion, prepareFilm } from './film.js';
import record from './press-to-stage.json' with { type: 'json' };
import { FILM_BUDGET, FILM_ID } from './record.js';
import { DURATION, FRAME_RATE, PLATES } from './timeline.js';

const fileOf = (name: string) => join(FILMS_FOLDER, `${FILM_ID}.${record.version}.${name}`);

describe('the committed film', () => {
  it('is encoded from the current drawings and timeline (if not, run: npm run artwork -- film)', () => {
    expect(record.version).toBe(filmVersion());
  });

  it('consists of exactly the recorded files, each within its budget', () => {
    const names = Object.keys(record.bytes);
    expect(readdirSync(FILMS_FOLDER).sort()).toEqual(
      names.map((name) => `${FILM_ID}.${record.version}.${name}`).sort(),
    );
    for (const [name, bytes] of Object.entries(record.bytes)) expect(statSync(fileOf(name)).size, name).toBe(bytes);
    expect(Math.max(...Object.values(record.bytes))).toBeLessThanOrEqual(FILM_BUDGET);
    for (const name of ['640.avif', '1280.avif', '1280.jpg'] as const)
      expect(record.bytes[name], name).toBeLessThanOrEqual(110_000);
  });

  it('lasts 20 to 40 seconds in both formats', () => {
    expect(DURATION).toBeGreaterThanOrEqual(20);
    expect(DURATION).toBeLessThanOrEqual(40);
    // ISO/IEC 14496-12, movie header: the time scale and the duration follow two dates.
    const mp4 = readFileSync(fileOf('mp4'));
    const header = mp4.indexOf('mvhd') + 16;
    expect(mp4.readUInt32BE(header + 4) / mp4.readUInt32BE(header)).toBeCloseTo(DURATION, 1);
    // Matroska: the element 0x4489 holds milliseconds as a float of eight bytes.
    const webm = readFileSync(fileOf('webm'));
    const duration = webm.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3;
    expect(webm.readDoubleBE(duration) / 1000).toBeCloseTo(DURATION, 1);
    expect(webm.includes('V_AV1'), 'AV1').toBe(true);
    expect(mp4.includes('avc1'), 'H.264').toBe(true);
    // The film is silent, so there is no sound that a player would have to caption.
    expect([mp4.includes('soun'), webm.includes('A_OPUS'), webm.includes('A_VORBIS')]).toEqual([false, false, false]);
  });

  it('can start playing before it has fully loaded, because the MP4 file’s index comes first', () => {
    const mp4 = readFileSync(fileOf('mp4'));
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  });

  it('has captions in order, with none on the last frame', () => {
    const captions = readFileSync(join(CAPTIONS_FOLDER, `${FILM_ID}.en.vtt`), 'utf8');
    expect(captions).toMatch(/^WEBVTT\n\n/);
    const times = [...captions.matchAll(/00:(\d\d\.\d{3})/g)].map(([, seconds]) => Number(seconds));
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(DURATION - 2);
    for (const { ink, roll } of PLATES) {
      expect(captions.toLowerCase(), ink).toContain(ink);
      expect(times, `the caption of ${ink} starts with its roller`).toContain(roll[0]);
    }
  });
});

describe('a frame', () => {
  it('depends only on its time: the sheet gets darker with each plate, and the film ends at rest', async () => {
    const film = await prepareFilm(96, 1);
    const mean = (time: number) => film.frameAt(time).reduce((sum, level) => sum + level, 0) / (96 * 54 * 3);
    const [first, , again] = [9.5, 22, 9.5].map(film.frameAt);
    expect(Buffer.compare(first as Uint8Array, again as Uint8Array)).toBe(0);
    const afterEach = [3.2, ...PLATES.map(({ roll }) => roll[1])].map(mean);
    expect(afterEach).toEqual([...afterEach].sort((a, b) => b - a));
    expect(new Set(afterEach).size).toBe(5);
    expect(mean(0)).toBeLessThan(mean(3.2));
    const last = film.frameAt(DURATION - 1 / FRAME_RATE);
    expect(Buffer.compare(film.frameAt(DURATION - 2.5), last)).toBe(0);
    expect(Buffer.compare(film.frameAt(22), last)).not.toBe(0);
  });
});
