import { type FieldLabels, fieldLabels } from '../Field/index.js';

/** Shown instead of the button where JavaScript is off and the form has no `action`. */
export interface NoScriptLabels {
  /** That the form cannot be sent. */
  noScript: string;
  /** Introduces the links of `contact`. */
  noScriptContact: string;
}

export const noScriptLabels: NoScriptLabels = {
  noScript: 'This form can’t be sent without JavaScript.',
  noScriptContact: 'Please call or write to us instead:',
};

/** The labels that all forms share. */
export interface FormLabels extends FieldLabels, NoScriptLabels {
  /** Under a field whose text is too long. The number is in the figures of the locale. */
  tooLong: (maximum: string) => string;
  /** Heading of the error summary, in long forms. */
  summary: (count: number) => string;
}

export const formLabels: FormLabels = {
  ...fieldLabels,
  ...noScriptLabels,
  tooLong: (maximum) => `Use at most ${maximum} characters`,
  summary: (count) => (count === 1 ? 'One field needs another look' : `${count} fields need another look`),
};
