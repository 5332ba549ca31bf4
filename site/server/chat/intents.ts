/** Recognises what visitors want besides a service: a job, a partnership, an urgent answer, a correction, or something off topic. */
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

/** Patterns of questions that the site cannot answer, such as the weather or homework. */
const offTopic = [
  /\b(?:whats|what is|hows|how is) the weather\b|\bweather (?:forecast|today|tomorrow|in)\b|\b(?:itanyesha|hali ya hewa)\b/,
  /(?<!\bprint[^?.!]{0,40})\b(?:homework|horoscopes?)\b|\bwill it (?:rain|pour|be (?:sunny|hot|cold|wet))\b|\bsolve\b[^?.!]*\d|\bwhat(?:s| is) \d+ ?(?:times|x|\*|plus|\+|minus|-|divided)/,
  /\bwho (?:won|scored|will win)\b|\b(?:president|governor|election|uchaguzi)\b|\bhack(?:ing)?\b|\b(?:python|javascript)\b/,
  /\b(?:write|compose|tell|sing|fix|improve|edit|review|niandikie|nisaidie|nipe) (?:\w+ ){0,2}?(?:cv|resume|cover letter|poem|essay|joke|slogan|bedtime story|love letter|code|barua|insha|shairi|utani)\b/,
  /\b(?:recommend|suggest)\b[^?.!]{0,20}\b(?:hotel|restaurant|hospital|school|bank|doctor|lawyer|phone|movie|book to read)s?\b/,
  // Attempts to make a language model drop its rules.
  /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |previous |prior |earlier |above )*(?:instructions?|rules|prompts?|guidelines)\b/,
  /\bsystem prompt\b|\b(?:pretend|act|behave) (?:to be|you|as|like)\b|\brole.?play\b|\bjailbreak\b/,
];

export const isOffTopic = (message: string) => offTopic.some((pattern) => pattern.test(fold(message)));

/** Asks for a paper that only an authority or a school may issue. "Certificates for our graduation" are their own. */
const forgeries = [
  /\b(?:fake|forge[ds]?|forgery|counterfeit|ghushi|bandia)\b(?=[^.?!]*\b(?:certificates?|ids?|papers?|documents?|receipts?|stamps?|money|notes|licen[cs]e|cheti|vyeti|kitambulisho|stakabadhi|muhuri|risiti)\b)/,
  /\b(?:kcse|kcpe|degree|diploma|transcripts?|(?:birth|death) certificate|national id|id cards? of|title deed|logbook|passport|driving licen[cs]e|good conduct|kitambulisho cha taifa)\b[^?!]*\b(?:lost|copy|replace|duplicate|format|edit|change the (?:name|grade|date)|like the original|nilipoteza|imepotea|kilipotea|nakili)\b/,
];

/** Whether a message asks for a forged paper. */
export const isForgery = (text: string) => forgeries.some((pattern) => pattern.test(fold(text)));

/** A time so near that a message would come too late. */
const near = [
  /\b(?:urgent(?:ly)?|asap|emergency|last.?minute|immediately|right now|right away)\b|\b(?:dharura|haraka|chap ?chap|fasta)\b/,
  /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|weekend|week)|next week|leo|kesho|kesho ?kutwa|wiki (?:hii|ijayo))\b/,
  /\b(?:by|for|before|on|this|kabla ya|ifikapo|siku ya) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili)\b/,
  /\b(?:\p{L}+day|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili) hii\b|\bsame.day\b/u,
  /\b(?:in|within|ndani ya) (?:the next |a |siku |saa |masaa )?(?:[1-6]|one|two|three|four|five|few|couple(?: of)?|moja|mbili|tatu|\d+ hours?)(?: hours?| days?)?\b(?! (?:weeks?|months?|years?|sizes?|colou?rs?|parts?|languages?))/,
];

const needs =
  /\b(?:need|want|require|be (?:ready|done|printed|delivered|made)|you do|too late|nimechelewa|due|stuck|looking for|can (?:you|i|we)|could you|possible|(?:na|tuna|nina|nna)(?:hitaji|taka)|nadai|nataka|natafuta|naqaa|naka|nimekwama|naomba|naweza|naeza|nipate|mnaweza|mnaeza|inawezekana|itaweza|itawezekana)\b/;

const visits =
  /\b(?:visit|come (?:to|over|by)|pass by|drop by|walk in|meet|appointment|open|closed|kuja|nikuje|tembelea|dunda)\b/;

/** Needs something so soon that only a call helps. */
export const isUrgent = (text: string) => {
  const folded = fold(text);
  return near.some((pattern) => pattern.test(folded)) && needs.test(folded) && !visits.test(folded);
};

/** Mourns: a printed programme of a funeral is not sold like another. */
export const isBereaved = (text: string) =>
  /\b(?:funeral|burial|eulogy|obituary|memorial service|mazishi|msiba|matanga|marehemu)\b/.test(fold(text));

/** Corrects what they said before: "Sorry, I meant July." */
export const isCorrection = (text: string) =>
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba|\w+day)\b/.test(
    fold(text),
  ) &&
  /\b(?:i|we) (?:actually )?(?:meant|mean)\b|\b(?:nilimaanisha|namaanisha|nilitaka kusema)\b|^\W*(?:oh |oops |ooh )?(?:sorry|samahani|correction|typo)\b[^?]{0,40}\d/.test(
    fold(text),
  );

/** Asks for less than the price, which only a person may promise. */
export const isBargain = (text: string) =>
  /\b(?:discounts?|punguz\p{L}*|mnipunguzie|(?:any|have|mko na|mna|kuna|special|christmas) (?:\p{L}+ )?offers?|promo(?:tion)?s?|reduce (?:the|your) price|beat (?:it|that|this|their)|match (?:that|their|this) price|student (?:rate|price)|half price|(?:so|too|very) expensive|ghali)\b/u.test(
    fold(text),
  );
