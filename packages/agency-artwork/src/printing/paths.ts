/** Paths to the package's files. */
import { fileURLToPath } from 'node:url';

const packageFolder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Committed prints: `<id>.<version>/<crop>-<width>.<format>`. */
export const PICTURES_FOLDER = packageFolder('public/pictures');
/** The committed film and its posters: `<id>.<version>.<format>`. */
export const FILMS_FOLDER = packageFolder('public/films');
/** The film's captions, written by hand. */
export const CAPTIONS_FOLDER = packageFolder('public/captions');
/** Committed print records, one JSON file per picture. */
export const RECORDS_FOLDER = packageFolder('records');
/** One file per scene. */
export const SCENES_FOLDER = packageFolder('src/scenes');
/** Generated: one module per picture. */
export const PRINTS_FOLDER = packageFolder('src/prints');
/** The package's sources. */
export const SOURCE_FOLDER = packageFolder('src');
/** Drafts, not committed. */
export const PROOFS_FOLDER = packageFolder('.cache/proofs');
/** Contact sheets, not committed. */
export const SHEETS_FOLDER = packageFolder('.cache/sheets');
/** The package's README with the byte table. */
export const README_FILE = packageFolder('README.md');
/** The film's frames, not committed. */
export const FRAMES_FOLDER = packageFolder('.cache/film');
