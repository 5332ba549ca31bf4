/** Metadata of the encoded film. */
import { fileURLToPath } from 'node:url';

/** The base name of its files. */
export const FILM_ID = 'press-to-stage';

/** Frame width in pixels. */
export const FILM_WIDTH = 1280;

/** Widths of the poster in pixels. The largest also exists as JPEG. */
export const POSTER_WIDTHS = [640, FILM_WIDTH] as const;

/** Maximum size of each of its files, in bytes. */
export const FILM_BUDGET = 1_500_000;

/** The committed record. */
export const FILM_RECORD = fileURLToPath(new URL('press-to-stage.json', import.meta.url));

/** The committed film. */
export interface FilmRecord {
  /** The first eight hexadecimal digits of a hash of its drawings and timeline. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** The poster's mean colour. */
  readonly placeholder: string;
  /** Size of each file in bytes, keyed by format. */
  readonly bytes: Readonly<Record<string, number>>;
}
