import { type ErrorSentences, errorSentences } from '../../entities/form-definitions/field-errors.js';
import type { LabelsOfForm } from '../../entities/form-definitions/index.js';
import { type SummaryLabels, summaryLabels } from './long-form.labels.js';
import { type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';

const ownLabels = {
  submit: 'Send',
  succeeded: 'Thank you! It has been sent.',
  failed: 'There was an error sending this. Please try again.',
  /** Shown below a conditional field when JavaScript is off. Names the other field and its values. */
  onlyIf: (field: string, values: string) => `Only if “${field}” is “${values}”.`,
  /** Shown instead when the other field is a checkbox. */
  onlyIfTicked: (field: string) => `Only if you tick “${field}”.`,
  /** Shown instead when any value of the other field will do. */
  onlyIfFilled: (field: string) => `Only if you fill in “${field}”.`,
  /**
   * Shown below radio buttons when JavaScript is off, for each value of the field that their options depend on, such as
   * a branch: its name and its options.
   */
  choicesAt: (value: string, options: string) => `${value}: ${options}.`,
  /** Shown instead of options that depend on an earlier field, until it has an answer. */
  answerFirst: 'Fill in the fields above first.',
  /** Shown instead of options that depend on an earlier field, if its answer offers none. */
  nothingOffered: 'Nothing is available for your answers above.',
  /** Shown above a step's heading. */
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
  /** Button to the next step. */
  stepNext: 'Continue',
  /** Button to the previous step. */
  stepBack: 'Back',
};

/** Labels for every `Form`, unless its definition or its `labels` prop replaces them. */
// Written out instead of `typeof formLabels`, because declaration files drop comments on spread properties.
export type FormLabels = typeof ownLabels & SummaryLabels & SharedFormLabels & ErrorSentences;

export const formLabels: FormLabels = { ...sharedFormLabels, ...summaryLabels, ...errorSentences, ...ownLabels };

/**
 * Labels for a `Form` with this definition: those for every form, and those from `labelsOf(definition)`. If the
 * definition's type is just `FormDefinition`, its field names are unknown.
 */
export type LabelsOfDefinition<Definition extends { readonly fields: object }> =
  string extends keyof Definition['fields']
    ? Partial<FormLabels> & Readonly<Record<string, unknown>>
    : Partial<Omit<FormLabels, keyof LabelsOfForm<Definition>> & LabelsOfForm<Definition>>;

/** The labels that a form renders: those for every form, and those for its fields, named as in `labelsOf`. */
export interface LabelsInUse extends Omit<FormLabels, 'succeeded'> {
  succeeded: string | ((values: never) => string);
  succeededDetail?: string;
  sent?: string;
  optional?: string;
}

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Form: FormLabels;
  }
}
