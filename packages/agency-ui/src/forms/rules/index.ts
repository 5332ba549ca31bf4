/** Rules of custom forms. They import no component, so that servers can load them too. */
export {
  type Choice,
  checkboxRule,
  choiceRule,
  emailRule,
  type FormRules,
  type FormValues,
  optionalChoiceRule,
  phoneRule,
  type Rule,
  type RuleIssue,
  type TextRuleOptions,
  textRule,
} from '../../entities/rules/index.js';
