/** Draws, encodes and records the film, or writes proofs of some of its frames. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENCODER_QUALITIES, encodePrint, meanColour } from '../src/engine/index.js';
import { type Film, filmVersion, prepareFilm } from '../src/film/film.js';
import { FILM_BUDGET, FILM_ID, FILM_RECORD, FILM_WIDTH, type FilmRecord, POSTER_WIDTHS } from '../src/film/record.js';
import { DURATION, FRAME_RATE, POSTER } from '../src/film/timeline.js';
import { FILMS_FOLDER, FRAMES_FOLDER, PROOFS_FOLDER } from '../src/printing/paths.js';

/** The times of the proofs, in seconds, one for each event in the film. */
const PROOFS = [1, 4.6, 7.3, 9.6, 13.4, 18.8, 21.2, DURATION];

/** Maximum size of the largest poster, in bytes. */
const POSTER_BUDGET = 100_000;

/** The audience has more edges than other pictures on the site, so the JPEG, which few browsers load, may be softer. */
const POSTER_QUALITIES = { avif: ENCODER_QUALITIES.avif, jpg: [...ENCODER_QUALITIES.jpg, 34] };

/** An encoder with its settings, from best quality to smallest file. */
interface Encoding {
  readonly file: string;
  readonly settings: readonly string[];
  /** Constant quality: lower is better. */
  readonly qualities: readonly number[];
}

const ENCODINGS: readonly Encoding[] = [
  {
    file: 'webm',
    settings: ['-c:v', 'libsvtav1', '-preset', '6', '-g', '240', '-svtav1-params', 'tune=0'],
    qualities: [50, 55, 59, 63],
  },
  {
    file: 'mp4',
    settings: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-g', '240', '-movflags', '+faststart'],
    qualities: [32, 34, 36, 38],
  },
];

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Starts ffmpeg. The returned promise settles when it ends. */
function ffmpeg(options: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // SVT-AV1 reports errors only.
    env: { ...process.env, SVT_LOG: '1' },
  });
  const end = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('ffmpeg, which encodes the film, is not installed. On Debian, run: apt-get install ffmpeg')
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg exited with code ${code}; its message is above.`)),
    );
  });
  return { input: child.stdin, end };
}

/** Draws all frames into a lossless file, so that each encoder reads the same frames. */
async function drawFrames(film: Film, file: string): Promise<void> {
  const size = `${film.width}x${film.height}`;
  const { input, end } = ffmpeg(
    `-f rawvideo -pix_fmt rgb24 -s ${size} -r ${FRAME_RATE} -i - -c:v libx264rgb -qp 0 -preset ultrafast`
      .split(' ')
      .concat(file),
  );
  const failed = end.catch((error: Error) => error);
  for (let frame = 0; frame < DURATION * FRAME_RATE; frame++) {
    if (frame % (FRAME_RATE * 3) === 0) log(`frame ${frame} of ${DURATION * FRAME_RATE}`);
    if (!input.write(film.frameAt(frame / FRAME_RATE))) await Promise.race([once(input, 'drain'), failed]);
    if (input.destroyed) break;
  }
  input.end();
  await end;
}

/** Encodes the frames, lowering the quality until the file fits its budget. */
async function encode(frames: string, file: string, { settings, qualities }: Encoding): Promise<number> {
  for (const quality of qualities) {
    await ffmpeg([
      ...['-i', frames, '-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ...[...settings, '-crf', String(quality), file],
    ]).end;
    const bytes = statSync(file).size;
    log(`${file.slice(file.lastIndexOf('/') + 1)}  ${(bytes / 1000).toFixed(0)} kB  q${quality}`);
    if (bytes <= FILM_BUDGET) return bytes;
  }
  throw new Error(
    `${file} is larger than ${FILM_BUDGET} bytes even at the lowest quality. Shorten a move in src/film/timeline.ts, or make its dots coarser.`,
  );
}

async function writeProofs(): Promise<void> {
  const film = await prepareFilm(960, 1);
  mkdirSync(PROOFS_FOLDER, { recursive: true });
  for (const time of PROOFS) {
    const raw = { width: film.width, height: film.height, channels: 3 as const };
    const file = `film.${time.toFixed(1).padStart(4, '0')}.png`;
    await sharp(film.frameAt(time), { raw }).png().toFile(join(PROOFS_FOLDER, file));
    log(file);
  }
}

/**
 * Draws and encodes the film, its poster and its record.
 *
 * @param isDraft writes PNG proofs of a few frames instead of the film.
 */
export async function makeFilm(isDraft: boolean): Promise<void> {
  if (isDraft) return writeProofs();
  // Fails before drawing starts if ffmpeg is missing.
  await ffmpeg(['-f', 'lavfi', '-i', 'nullsrc=d=0.1', '-f', 'null', '-']).end;
  const version = filmVersion();
  const film = await prepareFilm(FILM_WIDTH);
  mkdirSync(FRAMES_FOLDER, { recursive: true });
  const frames = join(FRAMES_FOLDER, 'frames.mkv');
  await drawFrames(film, frames);

  rmSync(FILMS_FOLDER, { recursive: true, force: true });
  mkdirSync(FILMS_FOLDER, { recursive: true });
  const fileOf = (format: string): string => join(FILMS_FOLDER, `${FILM_ID}.${version}.${format}`);
  const bytes: Record<string, number> = {};
  for (const encoding of ENCODINGS) bytes[encoding.file] = await encode(frames, fileOf(encoding.file), encoding);

  let placeholder = '';
  for (const width of POSTER_WIDTHS) {
    // Printed at its own width, because a scaled-down halftone shows moiré.
    const drawn = width === film.width ? film : await prepareFilm(width);
    const print = { pixels: drawn.frameAt(POSTER), width, height: drawn.height };
    placeholder = meanColour(print.pixels);
    for (const format of width === FILM_WIDTH ? (['avif', 'jpg'] as const) : (['avif'] as const)) {
      const poster = await encodePrint(
        print,
        format,
        POSTER_BUDGET * (width / FILM_WIDTH) ** 2,
        POSTER_QUALITIES[format],
      );
      const name = `${width}.${format}`;
      writeFileSync(fileOf(name), poster.bytes);
      bytes[name] = poster.bytes.length;
      log(`${name}  ${(poster.bytes.length / 1000).toFixed(0)} kB  q${poster.quality}`);
    }
  }
  const { width, height } = film;
  const record: FilmRecord = { version, width, height, placeholder, bytes };
  writeFileSync(FILM_RECORD, `${JSON.stringify(record, undefined, 2)}\n`);
}
