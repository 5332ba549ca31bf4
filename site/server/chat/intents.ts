/** Visitors who want something other than our services: work with us, or to supply us, sponsorship, an interview. */
import { fold, termsOf } from './words.js';

const applications = [
  /\b(?:looking for|want|need|apply(?:ing)? for|any|offer(?:ing)?) (?:an? |any |some )?(?:jobs?|employment)\b(?! (?:done|printed))/,
  /\b(?:send|drop|submit|leave) (?:you )?(?:my|a) (?:cv|resume)\b|\bjoin your (?:team|crew)\b/,
  /\b(?:natafuta|nataka|naomba|nafasi za|nafasi ya) (?:kazi|jobo?)\b(?! (?:ya|za|yangu|yetu))|\bjobo\b/,
];

const partnerships = [
  // Suppliers.
  /\bsuppl(?:y|ying) (?:you|your)\b|\bsuppliers? (?:list|registration|form)\b|\bprequalif\w*/,
  /\bsell(?:ing)? (?:to )?your?\b(?! (?:clients|customers))|\b(?:kuwauzia|tuwauzie|niwauzie|kuwasambazia)\b/,
  /\b(?:become|be|(?:register|registered|apply|join) as) (?:an? |your |one of your )?(?:\w+ )?(?:suppliers?|vendors?|partners?|resellers?)\b/,
  /\bpartner(?:ship|ing)? with your?\b/,
  // Sponsorship.
  /\byour? (?:\w+ ){0,2}sponsor\b|\bsponsor(?:ship)? (?:of |for )?(?:our|my|us|this)\b|\bdonat(?:e|ion)s?\b/,
  /\budhamini\b|\bkutudhamini\b|\bmtudhamini\b/,
  // The press.
  /\b(?:journalist|reporter)s?\b|\b(?:press|media) (?:enquir\w*|inquir\w*|contact|office)\b|\binterview your?\b/,
  /\bmwanahabari\b|\bwanahabari\b/,
];

/** Asks for work with us. A "print job" is not the visitor’s. */
export const isApplication = (text: string) =>
  termsOf(text).includes('vacancy') || applications.some((pattern) => pattern.test(fold(text)));

/** Offers us something, or asks for something that is not for sale. */
export const isPartnership = (text: string) => partnerships.some((pattern) => pattern.test(fold(text)));
