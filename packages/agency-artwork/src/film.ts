/** The encoded film, for the packages that show it. This module must not import print code. */
import record from './film/press-to-stage.json' with { type: 'json' };

/** A committed film. */
export interface EncodedFilm {
  /** Frame width in pixels. */
  readonly width: number;
  readonly height: number;
  /** The poster's mean colour, `#rrggbb`, shown while it loads. */
  readonly placeholder: string;
  /** Alternative text for the poster. */
  readonly alt: string;
}

/** The film "From press to stage". */
export const pressToStage: EncodedFilm = {
  width: record.width,
  height: record.height,
  placeholder: record.placeholder,
  alt: 'A singer and a guitarist play in front of a large print of Nairobi at sundown, and the audience raise their hands',
};

/**
 * Returns the path of one of the film's files, relative to the package's `films` folder.
 *
 * @param name its format, `webm` or `mp4`, or the width and format of its poster, such as `1280.avif`.
 */
export const pressToStageFile = (name: keyof typeof record.bytes): string => `press-to-stage.${record.version}.${name}`;
