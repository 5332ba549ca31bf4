import { type FieldLabels, fieldLabels } from '../Field/index.js';

/** The words that all forms have in common. */
export interface FormLabels extends FieldLabels {
  /** Under a field that holds too much. The number comes in the locale's own figures. */
  tooLong: (maximum: string) => string;
  /** Heads the list of what is wrong, in long forms. */
  summary: (count: number) => string;
}

export const formLabels: FormLabels = {
  ...fieldLabels,
  tooLong: (maximum) => `Use at most ${maximum} characters`,
  summary: (count) => (count === 1 ? 'One field needs another look' : `${count} fields need another look`),
};
