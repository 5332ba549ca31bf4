import { budgetRanges } from './budget-range.js';
import {
  type Choice,
  choiceRule,
  emailRule,
  optionalChoiceRule,
  phoneRule,
  submissionLimits,
  submissionMessages,
  textRule,
} from './rule.js';
import { serviceInterests } from './service-interest.js';

/** The select options of a quote request. */
export interface QuoteRequestChoices {
  /**
   * In display order.
   *
   * @default serviceInterests
   */
  services?: readonly Choice[] | undefined;
  /**
   * In display order. If empty, the form has no budget field.
   *
   * @default budgetRanges
   */
  budgets?: readonly Choice[] | undefined;
}

export const createQuoteRequestRules = ({
  services = serviceInterests,
  budgets = budgetRanges,
}: QuoteRequestChoices = {}) => ({
  name: textRule(submissionMessages.name),
  email: emailRule(),
  phone: phoneRule(),
  company: textRule(submissionMessages.notText, { min: 0 }),
  projectType: choiceRule(services, submissionMessages.service),
  budget: optionalChoiceRule(budgets, submissionMessages.budget),
  message: textRule(submissionMessages.projectDetails, { max: submissionLimits.message }),
});
