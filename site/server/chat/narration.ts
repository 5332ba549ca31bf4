/**
 * Tells whether a message reports something that has happened with us, and asks for nothing. Whoever only reports is
 * rarely content, and never wants to be sold anything: that message is for a person.
 *
 * Word lists of sentiment do not tell complaints from questions: "the navy came out purple" has no negative word, and
 * "what if the tent leaks" has one. The tense does, and a tagger finds it in English.
 */
import tagger from 'compromise/two';
import { fold } from './words.js';

/** The start of a clause, where a question word asks. Elsewhere, "which" and "when" only connect. */
const clause = String.raw`(?:^|[.!?,:;-] ?|\b(?:and|but|so|ok|hi|hello|hey|na|also) )`;

/** A request for a service, or an ordinary question. */
const requests = [
  /(?<!\b(?:dont|not|didnt|never) )\b(?:need|needs|want|wants|wanted|would like|would love|id like|id love|looking (?:for|to)|interested|planning|plan to|hoping to|thinking of|quote for|price (?:for|of)|lets)\b/,
  /\b(?:please|kindly|pls) (?:\p{L}+ )?(?:send|share|give|tell|quote|help|call|contact|advise (?!on the status|on status|on my)|let|assist|recommend|suggest|confirm if)\b/u,
  new RegExp(`${clause}(?:can|could|will|would|do|does|did|is|are|was|were|may|should|shall|must|has|have) [^.!?]*\\?`),
  new RegExp(
    `${clause}(?:can|could|would|do|does|did|may|shall|should|will|was|is|are) (?:u|you|your|we|i|it|they|there|the|that|this|my|our|someone|anyone|one)\\b(?! (?:explain|imagine|believe|know how|see how|people)\\b)`,
  ),
  new RegExp(`${clause}(?:how|what|which|whats|when|any|who|whose)\\b(?! kind of (?:service|people|company))`),
  /\b(?:what|how) (?:can|do|does|much|many|long|about|would)\b|\b(?:ok|okay|sawa|fine|possible|enough)\W*\?|\b(?:can|could) (?:u|you|we) (?!explain|believe|imagine|people)|\bmko\b/,
  new RegExp(`${clause}where (?:can|do|should|is your|are you|did)\\b`),
  /^\W*(?:price|prices|cost|quote|rates?)\b|\b(?:price|cost|rates?|next)\W*$/,
  // Kiswahili and Sheng.
  /\b(?:nataka|tunataka|nahitaji|tunahitaji|natafuta|tunatafuta|naomba|tunaomba|ningependa|tungependa|nauliza|nilitaka|nilikuwa nataka|nadai|bei|ngapi|gani|lini|(?<!ni za )wapi|je|vipi|naweza|naeza|tunaweza|inawezekana|itakuwaje)\b|\bm(?:na|ta)(?!taka|dai|sema|fanyia|cheza|danganya|jua|rudish)\p{L}+|\bm(?:li|sha)(?:wahi|anza)\b/u,
];

/** How somebody came to know us, or what they do. It leads up to a wish. */
const introductions =
  /\b(?:referred|recommended|introduced|heard (?:about|of|that)|found (?:you|your|this)|saw (?:your?|the|an?)|came across|stumbled|(?:got|was given) your (?:number|contact|name|email)|was wondering|attended|watched|was told (?:you|that you|about you)|(?:we|i) (?:started|founded|opened|launched|registered|decided|got engaged)|never had|been (?:trading|in business|around|open)|we met|spoke (?:to|with)|aliniambia|nimesikia|nimeona|nimepata namba|ilianza|tumeamua|hatuna)\b/;

/** A word that turns a report into a complaint, however it ends. */
const contrast =
  /\b(?:but|yet|instead|only|without|never|nobody|no ?one|nothing|none|not|didnt|doesnt|isnt|wasnt|werent|hasnt|havent|wont|cant|couldnt|still|already|too|whole|half|wrong|twice|late|bad|badly|terrible|drunk|asleep|fake|lakini|bado|hadi sasa|mpaka sasa|hakuna|vibaya|mbaya|tu)\b|\bha(?:i|zi|vi|li|ya|ki|u|ku|wa|m)\p{L}{3,}/u;

const praise =
  /\b(?:thanks?|thank you|lov(?:e|ed|ely)|great|amazing|excellent|on time|beautiful|wonderful|fantastic|perfect|happy|impressed|nice|good (?:job|work)|well done|awesome|superb|best|asante(?:ni)?|shukrani?|pongezi|hongera|vizuri|poa|nzuri|safi|furahi\p{L}*|\p{L}+(?:furahi|penda|ipenda))\b/u;

/** What is ours, or what someone has with us. */
const ours =
  /\b(?:u|you|your|yours|they|them|staff|paid|ordered|booked|invoiced?|billed|charged|quotes?|quoted|quotation|deposit|balance|receipt|statement|(?:i|we) (?:sent|gave)|delivery|delivered|agreed|promised|asked for|proof|form|email(?:ed)?|message|office|\p{L}+(?:wenu|yenu|zenu|lenu|chenu|vyenu)|wenu|yenu|zenu|lenu|chenu|vyenu|nyinyi|ninyi|pesa|hela|malipo)\b|\bmka\p{L}{3,}|\b(?:ni|tu)liwa\p{L}{3,}|\bm(?:li|me)\p{L}{2,}|\b(?:mlini|mlitu|nililipa|tulilipa|nimelipa|tumelipa|nilitumwa|nilitumiwa|nimejaza|nilijaza|ni(?:me|li)ngoj\p{L}+|tu(?:me|li)ngoj\p{L}+)\b/u;

/** What is made or brought for a job. */
const ourWork =
  /\b(?:(?:the|these|those|our|my|all|half|some|\d+)? ?(?:t-? ?shirts?|hoodies|caps?|mugs?|cards?|flyers?|fliers?|posters?|banners?|stickers?|labels?|lanyards?|badges?|wristbands?|troph(?:y|ies)|plaques?|certificates?|brochures?|magazines?|booklets?|books?|calendars?|diaries|invitations?|programmes?|roll.?ups?|boxes|bags|signs?|backdrop|billboards?|screens?|stage|tents?|chairs?|sound|lights?|generator|mic(?:rophone)?s?|speakers|power|dj|mc|band|ushers?|hostess(?:es)?|promoters?|crew|driver|rider|truck|van|caterers?|food|decor|photographer|photos?|pictures|videographer|videos?|drone|livestream|stream|stand|booth|guys?|print|paper|colou?rs?|logo|invoice|vitabu|fulana|kadi|mabango|stika|vipeperushi|hema|viti|muziki|mziki|jukwaa|kofia|vikombe|kalenda|picha|vyakula|chakula|rangi))\b/;

/** Participles that describe what somebody wishes: "200 bags branded with our logo". */
const descriptive =
  /^(?:branded|printed|bound|stapled|laminated|embroidered|engraved|colou?red|folded|framed|designed|signed|made|needed|required|based|used|interested|located|planned|scheduled|involved|included|catered|supposed|led|set|cut|put|let|attached|entitled|titled|dated|sized|customi[sz]ed|personali[sz]ed|numbered|cropped|mounted|wrapped|torn|broken|damaged)$/;

/** A Kiswahili verb in the past: "lilivuja", "zimekuja". "Iliyoharibika" only describes, and a few other words begin alike. */
const kiswahiliPast =
  /\b(?!(?:america|amenit|kilimanjaro|kilimani|alive|alike|align|alight|ulimwengu|umeme|walimu|malipo)\p{L}*\b)(?!(?:ni|tu|u|m|wa|a)lip(?:e|i?wa|ie|ia|a)\b)(?:(?:ni|tu|m)li|(?:u|a|wa|i|zi|li|ya|vi|ki)li(?!yo|zo|cho|vyo|lo)|(?:ni|u|a|tu|m|wa|i|zi|li|ya|vi|ki)me)\p{L}{3,}/gu;

/** Tells of waiting or of trying to reach us in vain. */
const waiting = [
  /\b(?:\d+|an?|one|two|three|four|five|six|several|many|few|couple of) (?:full |whole |good |working )?(?:hours?|days?|weeks?|months?)\b(?: ago| now| later| since| after)?[^?]*\b(?:no|nobody|nothing|none|no ?one|not|silence|silent|still|quiet|up to now|to date|yet)\b/,
  /\b(?:still|up to now|to date|till now|until now)\b[^?.!]{0,20}\b(?:no|not|nothing|waiting|silence|pending)\b|\b(?:no|not a|nothing|zero) (?:single )?(?:word|news|sign|trace|show|updates?|communication|call|callback|answer|calls?)\b/,
  /\b(?:been|am|are|keep|kept) (?:calling|trying|waiting|chasing|asking|writing|emailing|texting|following)\b|\b(?:nobody|no ?one|none|never|hasnt|havent|didnt) (?:\p{L}+ ){0,2}(?:call\p{L}*|pick\p{L}*|repl\p{L}*|respond\p{L}*|answer\p{L}*|reach\p{L}*|got|gets?|came|come|arrived?|turned up|contact\p{L}*|wrote|written|shown?)\b/u,
  /\b(?:2nd|3rd|4th|5th|\d+th|second|third|fourth|fifth|tenth|umpteenth|last) (?:time|reminder|email|call|follow.?up)\b|\bstatus of (?:my|our)\b|\bhow (?:many|much) (?:more|longer|times)\b|\bhow long (?:must|should|do) (?:i|we) wait\b|\b(?:cant|cannot|couldnt|unable to) (?:get hold|get through|reach|find)\b|\b(?:phone|number|line) is (?:always )?(?:off|dead|busy|unreachable|not going through|mteja)\b/,
  /\b(?:keeps?|kept) (?!in\b)\p{L}+ing\b|\bnimekuwa niki(?:piga|tuma|andik|uliz)\p{L}*/u,
  /\bwh?eres? (?:is |are )?(?:my|our|the)\b(?! (?:venue|office|place|event|best|parking|entrance))/,
  /\b(?:ni|tu)(?:me|li|na)(?:ngoj|subiri|chok)\p{L}*|\bhakuna (?:mtu|aliye|anaye|jibu)\p{L}*|\b(?:hashiki|hamshiki|hamjibu|hapokei|hampokei|hajibu|hamuoni)\p{L}*/u,
];

/** Turns to us in anger, even in the form of a question. */
const reproaches = [
  /\bare (?:you|u) (?:people |guys )?(?:serious|kidding|joking)\b|\b(?:mlisema|mliahidi|mliniambia|mlituambia)\b|\b(?:si|hatu)na furaha\b/,
  /\b(?:tired|sick) of (?:you|your|this)\b|\bis this how\b|\bwhat kind of (?:service|people|company|agency)\b|\b(?:(?:is|was|what|such|total) a joke|nonsense|shame|embarrass\p{L}*|humiliat\p{L}*|fools)\b/u,
  /\bwhos? (?:is |will |should |going to )?(?:pay(?:ing)?|responsible|going to (?:pay|fix))\b[^?]*\b(?:this|that|for it|damages?)\b/,
  /\bwhy (?:did|didnt|was|were|has|have|hasnt|havent)\b[^?]*\b(?:you|your|my|our|the|this|these)\b|\bwho (?:approved|checked|proofread|allowed)\b/,
];

/** A thing that should not be so, said of goods that are there. */
const states =
  /\b(?:the|our|my|these|those|all|cover|invoice|bill|receipt)\b(?: [\p{L}-]+){0,3} (?:has|have|is|are|says?|reads?|smells?|looks?|feels?|keeps?|does not|doesnt|dont|isnt|arent|wont|cant)\b/u;
const goods =
  /\b(?:t-? ?shirts?|tags|hoodies|caps|mugs|cards|flyers|fliers|posters|banners|stickers|labels|lanyards|badges|wristbands|trophies|plaques|certificates|brochures|magazines|booklets|books|calendars|diaries|invitations|programmes|boxes|bags|invoice|bill|receipt|prints|copies)\b/;
const defects =
  /\b(?:has|have|with|ina|iko na|ziko na|zina|yana|full of)\b[^.?!]{0,20}\b(?:mistakes?|typos?|errors?|bubbles?|holes?|scratch(?:es)?|stains?|buzz|hum|noise|cracks?|dents?|gaps?|smudges?|glitch(?:es)?|creases?|makosa|kasoro)\b|\bupside down\b|\binside out\b/;

/** The past tenses of English in a text that are no mere description. */
function hasEnglishPast(text: string): boolean {
  const document = tagger(text.toLowerCase());
  const verbs: string[] = document.match('#PastTense').terms().out('array');
  const happened = verbs
    .map((verb) => verb.replace(/[^\p{L}]/gu, ''))
    .filter((verb) => verb && !descriptive.test(verb));
  return happened.length > 0 || /\b(?:was|were) \p{L}+ing\b|\b(?:have|has|ive|weve) been\b/u.test(fold(text));
}

/** Whether a message asks for something, such as a service, a price or an explanation. */
export const isAsking = (text: string) => requests.some((pattern) => pattern.test(text));

/** Whether a message tells of something past. */
export const isPast = (message: string) => hasEnglishPast(message) || fold(message).match(kiswahiliPast) !== null;

/** Says that it is not the first message about the same. */
export const isReminder = (message: string) =>
  /\b(?:2nd|3rd|4th|5th|\d+th|second|third|fourth|fifth|umpteenth) (?:time|reminder|email|call|message|follow.?up)\b|\b(?:mara ya (?:pili|tatu|nne|tano))\b/.test(
    fold(message),
  );

/** What a message tells of, if it only tells: trouble, or praise. */
export function narrationIn(message: string, isFollowUp = false): 'trouble' | 'praise' | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  if (reproaches.some((pattern) => pattern.test(text))) return 'trouble';
  if (isAsking(text)) return undefined;
  const isWaiting = waiting.some((pattern) => pattern.test(text));
  const isContrary = isWaiting || contrast.test(text);
  const isTold = isPast(message);
  if (praise.test(text) && !isWaiting && !/\b(?:but|yet|lakini)\b/.test(text)) {
    return !isContrary && (isTold || /\b(?:work|job|kazi)\b/.test(text)) ? 'praise' : undefined;
  }
  if (isWaiting || defects.test(text)) return 'trouble';
  // "The cards arrived yesterday" is no fault yet.
  const isArrival = /^\W*(?:\p{L}+ ){1,4}(?:arrived|\p{L}*(?:li|me)fika)(?: \p{L}+){0,2}\W*(?:\p{L}+)?\W*$/u.test(text);
  if (isTold && !introductions.test(text) && (isContrary || !isArrival)) {
    // "The arch fell": who tells of a thing that we can point to, means one of ours.
    const isOurs = ours.test(text) || ourWork.test(text) || /\bthe (?!company|business)\p{L}{3,}/u.test(text);
    return isOurs && (!isFollowUp || isContrary) ? 'trouble' : undefined;
  }
  const isState = states.test(text) && goods.test(text) && !/\b(?:is|are) (?:for|about|called)\b/.test(text);
  return isState && !isFollowUp ? 'trouble' : undefined;
}
