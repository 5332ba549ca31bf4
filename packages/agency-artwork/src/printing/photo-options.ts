/** Validates the options of `npm run artwork -- photo`. */
import type { PictureKind } from '../plan/row.js';
import { PHOTO_INKS, type PhotoInk, type PhotoSettings } from './photo.js';

const KINDS: readonly PictureKind[] = ['hero', 'page', 'card', 'feature', 'panorama', 'portrait'];

/** The options as parsed from the command line. */
export interface PhotoArguments {
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
  readonly kind?: string | undefined;
  readonly ink?: string | undefined;
  readonly focus?: string | undefined;
  readonly draft?: boolean | undefined;
}

function oneOf<Choice extends string>(option: string, value: string, choices: readonly Choice[]): Choice {
  const match = choices.find((choice) => choice === value);
  if (!match) throw new Error(`--${option} cannot be "${value}". Use one of: ${choices.join(', ')}.`);
  return match;
}

/**
 * Validates the options and fills in the defaults: a teal card, cropped around its centre.
 *
 * @throws Error with a valid example.
 */
export function photoOptions(
  file: string | undefined,
  { name = '', alt = '', kind = 'card', ink = 'teal', focus = '0.5,0.5', draft = false }: PhotoArguments,
): { id: string; alt: string; settings: PhotoSettings } {
  if (!file) throw new Error('The file is missing. Run: npm run artwork -- photo FILE --name NAME --alt "…"');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`--name cannot be "${name}". Use kebab case, such as "team-offsite".`);
  }
  if (!draft && alt.length < 20) {
    throw new Error('--alt is too short. Describe the photograph in a sentence of at least 20 characters.');
  }
  const [x = Number.NaN, y = Number.NaN, ...others] = focus.split(',').map(Number);
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1) || others.length > 0) {
    throw new Error(`--focus cannot be "${focus}". Use two numbers from 0 to 1, such as "0.5,0.4".`);
  }
  const settings: PhotoSettings = {
    kind: oneOf('kind', kind, KINDS),
    ink: oneOf<PhotoInk>('ink', ink, PHOTO_INKS),
    focus: { x, y },
  };
  return { id: name, alt, settings };
}
