/**
 * Recognises problems for a person: complaints, cancellations, refunds, and changes of an order or a date.
 *
 * A classifier decides whether a message is a problem, from the examples in `examples/`. Lists of negative words can’t
 * tell: "the navy came out purple" has none, and "what if the tent leaks" has one. The patterns in this file are for
 * what must never be missed, or what the classifier can’t learn from few examples: which of the rarer problems it is.
 */
import { createClassifier } from './classifier.js';
import { type Example, type ExampleKind, examples } from './examples/index.js';
import { isUnreachable } from './intents.js';
import type { Handover } from './replies.js';
import { topicsIn } from './services.js';
import { fold } from './words.js';

/** Payment requested on a number that isn’t the company’s. Doesn’t match visitors who only ask how to pay. */
const frauds = [
  /(?<!\b(?:i|we) )\b(?:ask(?:s|ed|ing)?|told|tells?|wants?|wanted|says?|said|demand\w*|insist\w*)\b[^?.!]{0,40}\b(?:pay\w*|send|deposit|transfer|money|cash|balance)\b[^?.!]{0,40}\b(?:personal|private|own|his|her|different|another)\b (?:\w+ ){0,2}?(?:number|account|m-?pesa|till|phone|paybill)\b/,
  // A stranger has sent a number to pay to.
  /\b(?:someone|somebody|(?:an?|some) (?:guy|man|lady|woman|person))\b[^?!]{0,40}\b(?:sent|gave|texted|forwarded)\b[^?!]*\b(?:number|till|paybill|account)\b[^?!]*\b(?:pay\w*|send|deposit)\b/,
  /\b(?:bribe|kickback|hongo|kitu kidogo)\b|\b(?:paid?|money|cash)\b[^?.!]{0,30}\b(?:without|no) (?:an? |any )?(?:receipt|invoice)\b/,
  /\b(?:nimeambiwa|(?:a|wa|u)(?:me|li|na)(?:ni|tu)?(?:omba|ambia|taka|elekeza|dai)\p{L}*)\b[^?.!]{0,60}\b(?:nambari|namba|number|m-?pesa|akaunti|simu) (?:yake|binafsi|ya mtu|nyingine)\b/u,
];

/** Wants a press to be stopped. */
const stops =
  /\b(?:stop|halt|pause|hold)\b[^.?!]{0,30}\b(?:print\w*|press|production|machine)\b|\b(?:(?:do not|dont) (?:print|run|produce)|msi(?:print|chap)\p{L}*)\b[^.?!]*\b(?:yet|until|bado|kwanza|mistake|wrong|\p{L}*kosewa)\b|^\W*(?:stop|halt|ngojeni?|acheni|simamish\p{L}*)\b[^\p{L}]*[!.]|\b(?:acha|acheni|simamish\p{L}*|sitish\p{L}*)\b[^.?!]{0,25}(?:print|chapish|mashine)/u;

/** Why a press must be stopped at once. Without a reason, or after a change of mind, it’s a cancellation. */
const haste =
  /\b(?:wrong|mistake|error|typo|noticed|old|urgent\p{L}*|now|immediately|please|pls|yet|until|bado|kwanza|vibaya|\p{L}*kosewa|makosa|sasa|haraka|tafadhali)\b|!/u;
const changedMind = /\b(?:minds?|nia|mawazo)\b|\bdo (?:you|they) (?:stop|halt|pause)\b/;

/** Money that left the visitor’s account twice. It’s for the accounts team. */
const doublePayments =
  /\b(?:paid|pay|sent|debited|deducted|charged|billed|invoiced|\p{L}*lip\p{L}*|\p{L}*kat\p{L}*)\b[^.?!]{0,40}\b(?:twice|double|two times|mara mbili)\b|\b(?:double|duplicate) (?:payment|charge)\b|\boverpaid\b/u;

/** Wants someone more senior, or asks for a human as one would ask a machine. */
const personRequests =
  /\b(?:speak|talk|complain|get me|connect me|\p{L}*(?:ongea|ongee|zungumz[ae]))\b[^?.!]{0,15}\b(?:directors?|managers?|supervisors?|mkurugenzi|meneja)\b|\b(?:not|instead of|rather than|siy?o?|badala ya) (?:an? |to an? |with an? |the |this |na )?(?:robot|bot|machine|computer|program|ai|roboti|mashine|kompyuta)\b/u;

/** Calls something off, or wants money back. */
const cancellations =
  /\bcancel\p{L}*|\bcall(?:ed|ing)? (?:\p{L}+ ){0,2}?off\b|\b(?:not|wont be|no longer) (?:be )?going ahead\b|\bon hold\b|\brefund\p{L}*|\b(?:money|deposit) (?:back|returned)\b|\p{L}*ghairi\p{L}*|\bsitish\p{L}*|\p{L}*rudishi\p{L}*|\bchanged (?:my|our|his|her|their) minds?\b|badilisha nia/u;

/** Cancels, or asks what that would cost, which has the same answer. "The hotel cancelled on us" doesn’t. */
const ownCancellations =
  /\b(?:i|we|to|how|pls|please) (?:\p{L}+ )?cancel\b|^\W*cancel\b|\bcancellation\b|\b(?:ku|ni|tu|niki|tuki|kuya)ghairi\b/u;

/** Fears that we would cancel. */
const cancelledByUs =
  /\bif (?:you|u)(?: guys| people)? (?:cancel|pull out|dont (?:show|come)|cant make it)\b|\bmkighairi\b/;

/** Names a different date for something already agreed. */
const postponements =
  /\bpostpon\p{L}*|\breschedul\p{L}*|\p{L}*(?:ahirish|songesh|sogez)\p{L}*|\b(?:mov|shift|push|chang)\p{L}*\b[^.?!]*\b(?:date|next week|next month|january|february|march|april|may|june|july|august|september|october|november|december|\p{L}+day|\d+(?:st|nd|rd|th))\b|\btarehe\b/u;

/**
 * Changes something that was ordered. "250, with envelopes" adds to a question, and "the wider one" corrects it:
 * neither changes an order.
 */
const changes =
  /\b(?:chang|chng|swap|switch|add|increas|reduc|correct|updat|amend|edit|replac|remov|mov|push|bring|upgrad|order|book|approv|confirm)\p{L}*|\b(?:instead|more|fewer|less|extra|another|different|already|handling|proof|quote|invoice|mistake|wrong|typo)\b|\p{L}*(?:badil|ongez|punguz|rekebish|agiz|sogez|kosa|oda)\p{L}*/u;

const reminders =
  /\b(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|umpteenth) (?:time|reminder|email|call|message|follow ?up)\b|\bmara ya (?:pili|tatu|nne|tano)\b/;

/** Words that indicate trouble, for the spelling correction. */
export const troubleWords = `cancel cancelled refund complain complaint compensation promised delivered delivery arrived late delayed wrong missing
  broken damaged torn faded crooked blurred disappointed unhappy unacceptable unprofessional nobody replied answered ignore ignored overcharged
  havent hasnt hadnt didnt wasnt werent isnt arent dont doesnt wont cant couldnt shouldnt quality terrible rubbish apology explanation changed postponed rescheduled stupid useless`;

const isProblem = (kind: ExampleKind) => kind !== 'ordinary' && kind !== 'praise';

const praises =
  /\b(?:lovely|loved?|great|amazing|excellent|beautiful\p{L}*|gorgeous|wonderful|fantastic|perfect|happy|impressed|pleased|nice|good (?:job|work)|well done|awesome|superb|best|vizuri|nzuri|safi|poa|fiti|\p{L}*bamba|(?:mme|zime|zili)weza|hongera\p{L}*|pongezi|(?!sija|hatuja)\p{L}*furah\p{L}*|(?!sija|hatuja)\p{L}*pend(?:a|ez)\p{L}*)\b/u;

/** Creates `reportIn`. Its test leaves out some of the examples. */
export function createReportReader(learnt: readonly Example[]) {
  const verdictOn = createClassifier(
    learnt.map(({ text, kind }) => ({ text, kind: isProblem(kind) ? ('problem' as const) : kind })),
  );
  const problemOf = createClassifier(learnt.filter(({ kind }) => isProblem(kind)));
  /** Tells praise from blame that is worded as praise: "Lovely mugs. All of them are broken." */
  const toneOf = createClassifier(learnt.filter(({ kind }) => kind === 'praise' || kind === 'complaint'));

  /** What a message reports, if anything: a kind of problem, or praise. */
  return (message: string): Handover | 'praise' | undefined => {
    const text = fold(message).replace(/\s+/g, ' ');
    if (frauds.some((pattern) => pattern.test(text))) return 'fraud';
    if (stops.test(text) && haste.test(text) && !changedMind.test(text)) return 'stop';
    if (isUnreachable(message)) return 'complaint';
    if (cancelledByUs.test(text)) return undefined;
    if (ownCancellations.test(text)) return 'cancellation';
    const verdict = verdictOn(text);
    if (verdict === 'ordinary' || verdict === undefined) return personRequests.test(text) ? 'person' : undefined;
    // Sarcasm often combines a sentence of praise with another saying what is wrong.
    const isPraise = (text.match(/[^.!]*\p{L}[^.!]*/gu) ?? []).every((sentence) => toneOf(sentence) !== 'complaint');
    if (praises.test(text) && !text.includes('?') && isPraise) return 'praise';
    if (verdict === 'praise') return undefined;
    if (doublePayments.test(text)) return 'payment';
    const problem = problemOf(text);
    if (problem === 'change' && postponements.test(text)) return 'postponement';
    if (problem === 'change' && changes.test(text)) return 'change';
    if (problem === 'cancellation' || cancellations.test(text)) return 'cancellation';
    // A longer message tells what has happened.
    if (problem === 'change') return text.split(' ').length > 10 ? 'change' : undefined;
    return topicsIn(message).includes('printing') ? 'goods' : 'complaint';
  };
}

export const reportIn = createReportReader(examples);

/** Mentions a payment already made. */
export const hasPaid = (message: string) =>
  /\bpaid\b|\bsent (?:you )?(?:the |my |our )?(?:money|deposit)\b|\p{L}*(?:me|li)lipa\b|\p{L}*(?:me|li)tuma (?:pesa|doo|deposit)\b/u.test(
    fold(message),
  );

/** Says that it isn't the first message about the matter. */
export const isReminder = (message: string) => reminders.test(fold(message));
