/** Draws, encodes and records the film, or writes proofs of some of its frames. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePrint, meanColour } from '../src/engine/index.js';
import { type Film, filmVersion, prepareFilm } from '../src/film/film.js';
import { FILM_BUDGET, FILM_ID, FILM_RECORD, FILM_WIDTH, type FilmRecord } from '../src/film/record.js';
import { DURATION, FRAME_RATE, POSTER } from '../src/film/timeline.js';
import { FILMS_FOLDER, FRAMES_FOLDER, PROOFS_FOLDER } from '../src/printing/paths.js';

/** Times of the proofs, in seconds: one for each thing that happens. */
const PROOFS = [1, 4.6, 7.3, 9.6, 13.4, 18.8, 21.2, DURATION];

/** An encoder with its settings from the best to the smallest file. */
interface Encoding {
  readonly file: string;
  readonly settings: readonly string[];
  /** Constant quality: lower is better. */
  readonly qualities: readonly number[];
}

const ENCODINGS: readonly Encoding[] = [
  {
    file: 'webm',
    settings: ['-c:v', 'libsvtav1', '-preset', '5', '-g', '240', '-svtav1-params', 'tune=0'],
    qualities: [36, 40, 44, 48, 52],
  },
  {
    file: 'mp4',
    settings: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-g', '240', '-movflags', '+faststart'],
    qualities: [24, 26, 28, 30, 32, 34],
  },
];

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Starts ffmpeg. The returned promise settles when it ends. */
function ffmpeg(options: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const end = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('ffmpeg, which encodes the film, is not installed. On Debian: apt-get install ffmpeg')
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg stopped with code ${code}: its message is above.`)),
    );
  });
  return { input: child.stdin, end };
}

/** Draws all frames into a file without loss, so that each encoder reads the same ones. */
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

/** Encodes the frames, and lowers the quality until the file fits its budget. */
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
    `${file} is larger than ${FILM_BUDGET} bytes even in the lowest quality: shorten a move in src/film/timeline.ts, or make its dots coarser.`,
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
 * @param isDraft writes PNG proofs of a few frames instead.
 */
export async function makeFilm(isDraft: boolean): Promise<void> {
  if (isDraft) return writeProofs();
  // Fails before the drawing if ffmpeg is missing.
  await ffmpeg(['-version']).end;
  const version = filmVersion();
  const film = await prepareFilm(FILM_WIDTH);
  mkdirSync(FRAMES_FOLDER, { recursive: true });
  mkdirSync(FILMS_FOLDER, { recursive: true });
  const frames = join(FRAMES_FOLDER, 'frames.mkv');
  await drawFrames(film, frames);

  for (const file of readdirSync(FILMS_FOLDER)) if (!file.endsWith('.vtt')) rmSync(join(FILMS_FOLDER, file));
  const fileOf = (format: string): string => join(FILMS_FOLDER, `${FILM_ID}.${version}.${format}`);
  const bytes: Record<string, number> = {};
  for (const encoding of ENCODINGS) bytes[encoding.file] = await encode(frames, fileOf(encoding.file), encoding);

  const { width, height } = film;
  const print = { pixels: film.frameAt(POSTER), width, height };
  for (const format of ['avif', 'jpg'] as const) {
    const poster = await encodePrint(print, format, 90_000);
    writeFileSync(fileOf(format), poster.bytes);
    bytes[format] = poster.bytes.length;
    log(`${format}  ${(poster.bytes.length / 1000).toFixed(0)} kB  q${poster.quality}`);
  }
  const record: FilmRecord = { version, width, height, placeholder: meanColour(print.pixels), bytes };
  writeFileSync(FILM_RECORD, `${JSON.stringify(record, undefined, 2)}\n`);
}
