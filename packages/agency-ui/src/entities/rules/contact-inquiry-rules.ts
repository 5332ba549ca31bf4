import {
  type Choice,
  checkboxRule,
  choiceRule,
  emailRule,
  phoneRule,
  submissionLimits,
  submissionMessages,
  textRule,
} from './rule.js';
import { serviceInterests } from './service-interest.js';

/** The select options of an enquiry. */
export interface ContactInquiryChoices {
  /**
   * In display order.
   *
   * @default serviceInterests
   */
  interests?: readonly Choice[] | undefined;
}

export const createContactInquiryRules = ({ interests = serviceInterests }: ContactInquiryChoices = {}) => ({
  firstName: textRule(submissionMessages.firstName),
  lastName: textRule(submissionMessages.lastName),
  email: emailRule(),
  phone: phoneRule(submissionMessages.phone, { min: 0 }),
  company: textRule(submissionMessages.notText, { min: 0 }),
  interest: choiceRule(interests, submissionMessages.service),
  message: textRule(submissionMessages.message, { max: submissionLimits.message }),
  newsletter: checkboxRule,
});
