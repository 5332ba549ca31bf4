'use client';

import { type ReactNode, useMemo } from 'react';
import {
  budgetOptions,
  type Choice,
  createQuoteForm,
  type QuoteRequest,
  serviceOptions,
} from '../../entities/form-definitions/index.js';
import { ArrowRight, assertProps, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions, optionNames } from '../Form/index.js';
import { type QuoteFormLabels, quoteFormLabels } from './QuoteForm.labels.js';

export interface QuoteFormProps extends FormOptions<QuoteRequest>, FormAttributes {
  /**
   * Values of the `projectType` select, or values with labels, in display order.
   *
   * @default serviceOptions
   */
  services?: readonly Choice[] | undefined;
  /**
   * Values of the `budget` select, in display order. If empty, the form has no budget field.
   *
   * @default budgetOptions
   */
  budgets?: readonly Choice[] | undefined;
  /**
   * Whether visitors can attach up to 5 files. Enable it only with a server that stores them.
   *
   * @default false
   */
  files?: boolean | undefined;
  /**
   * Duration of a simulated submission when there is no `onSubmit`, in ms.
   *
   * @default 1000
   * @minimum 0
   */
  simulatedDelay?: number;
  /** A line beside the button, saying how the visitor's details are used. */
  hint?: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<QuoteFormLabels>;
}

/** The quote request form: contact details and project. */
export function QuoteForm({
  services,
  budgets,
  files = false,
  simulatedDelay = 1000,
  labels: labelOverrides,
  ...rest
}: QuoteFormProps) {
  if (process.env.NODE_ENV !== 'production')
    assertProps('QuoteForm', {}, { services: services ?? [], budgets: budgets ?? [] });
  const definition = useMemo(
    () => createQuoteForm({ services, budgets, files }) as ReturnType<typeof createQuoteForm>,
    [services, budgets, files],
  );
  const labels = useLabels('QuoteForm', quoteFormLabels, labelOverrides);
  return (
    <Form
      definition={definition}
      simulatedDelay={simulatedDelay}
      errorSummary
      icon={ArrowRight}
      confirmation="toast"
      labels={{
        ...labels,
        projectTypeOptions: optionNames(services, serviceOptions, labels.projectTypeOptions),
        budgetOptions: optionNames(budgets, budgetOptions, labels.budgetOptions),
      }}
      {...rest}
    />
  );
}
