/** The words by which `narration.ts` recognises what a message does, in groups. `phrases` explains their notation. */
import { phrases } from './phrases.js';

/** The start of a clause, where "can you" asks. Elsewhere, "which" and "when" only connect. */
const clause = String.raw`(?:^|[.!?,:;-] ?|\b(?:and|but|so|ok|hi|hello|hey|na|also) )`;
const atClause = (words: string) => new RegExp(`${clause}(?:${words})`, 'u');

/** Sounds like a question or a wish and is none: "I don’t want to make noise", "can you explain this?" */
export const rhetoric = phrases(
  `(dont|not|didnt|never) (need|want|like|plan to), (can|do) you (explain|imagine|believe|know how|see how), can you people,
  what kind of (service|people|company), advise (me|us|) on (the|) status, ni za wapi`,
  'gu',
);

/** Asks for something: a wish, a polite request or a question. */
export const requests: readonly RegExp[] = [
  // "We need 200 mugs", "price for 100 cards".
  phrases(`need, needs, want, wants, wanted, would (like|love), id (like|love), looking (for|to), interested, planning, plan to,
    hoping to, thinking of, (quote|price) (for|of), lets`),
  phrases(
    '(please|kindly|pls) (send|share|give|tell|quote|help|call|contact|advise|let|assist|recommend|suggest|confirm if)',
  ),
  // "Are you open?", "So can we …"
  atClause('(?:can|could|will|would|do|does|did|is|are|was|were|may|should|shall|must|has|have) [^.!?]*\\?'),
  atClause(
    '(?:can|could|would|do|does|did|may|shall|should|will|was|is|are) (?:u|you|your|we|i|it|they|there|the|that|this|my|our|someone|anyone|one)\\b',
  ),
  /^\W*(?:(?:hi|hello|hey|ok|so|and|but) )?(?:is|are|do|does|can|could|will|would) (?!not\b)\p{L}/u,
  atClause('(?:how|what|which|whats|when|any|who|whose)\\b'),
  atClause('where (?:can|do|should|is your|are you|did)\\b'),
  // In the middle of a sentence.
  phrases('(what|how) (can|do|does|much|many|long|about|would), (can|could) (u|you|we), mko'),
  /\b(?:ok|okay|sawa|fine|possible|enough)\W*\?/,
  // "Price banner 2m", "a stand for three days cost?"
  /^\W*(?:price|prices|cost|quote|rates?)\b|\b(?:price|cost|rates?|next)\W*$/,
  // Kiswahili and Sheng.
  phrases(`nataka, tunataka, nahitaji, tunahitaji, natafuta, tunatafuta, naomba, tunaomba, ningependa, tungependa, nauliza,
    nilitaka, nadai, bei, ngapi, gani, lini, wapi, je, vipi, naweza, naeza, tunaweza, inawezekana, itakuwaje`),
  /\bm(?:na|ta)(?!taka|dai|sema|fanyia|cheza|danganya|jua|rudish)\p{L}+|\bm(?:li|sha)(?:wahi|anza)\b/u,
];

/** Anger at us, even in the form of a question: "Is this how you work?" */
export const reproaches: readonly RegExp[] = [
  phrases(`are (you|u) (people|guys|) (serious|kidding|joking), is this how, what kind of (service|people|company|agency),
    (tired|sick) of (you|your|this), (is|was|what|such|total) a joke, nonsense, shame, embarrass*, humiliat*, fools`),
  phrases('mlisema, mliahidi, mliniambia, mlituambia, (si|hatu)na furaha'),
  phrases(
    'who (approved|checked|proofread|allowed), (who|whos) (is|will|should|) (pay|paying|responsible) … (this|that|for it|damage*)',
  ),
  /\bwhy (?:did|didnt|was|were|has|have|hasnt|havent)\b[^?]*\b(?:you|your|my|our|the|this|these)\b/,
];

/** Waiting, or trying to reach us, in vain. */
export const waiting: readonly RegExp[] = [
  // "Filled the form 2 weeks ago, nobody has called."
  /\b(?:\d+|an?|one|two|three|four|five|six|several|many|few|couple of) (?:full |whole |good |working )?(?:hours?|days?|weeks?|months?)\b[^?]*\b(?:no|nobody|nothing|none|no ?one|not|silence|silent|still|quiet|up to now|to date|yet)\b/,
  phrases('(still|up to now|to date|till now|until now) … (no|not|nothing|waiting|silence|pending)'),
  phrases('(no|zero) (word|news|sign|trace|show|update*|communication|call*|answer)'),
  phrases('(been|am|are|keep|kept) (calling|trying|waiting|chasing|asking|writing|emailing|texting|following)'),
  /\b(?:nobody|no ?one|none|never|hasnt|havent|didnt) (?:\p{L}+ ){0,2}(?:call|pick|repl|respond|answer|reach|got|get|came|come|arrive|turned up|contact|wrote|show)/u,
  phrases(`status of (my|our), how (many|much) (more|longer|times), how long (must|should|do) (i|we) wait,
    (cant|cannot|couldnt|unable to) (get hold|get through|reach|find), (phone|number|line) is (always|) (off|dead|busy|unreachable|mteja)`),
  // "The app keeps crashing", but not "we keep in touch".
  /\b(?:keeps?|kept) (?!in\b)\p{L}+ing\b/u,
  /\bwh?eres? (?:is |are )?(?:my|our|the)\b(?! (?:venue|office|place|event|best|parking|entrance))/,
  phrases('nimekuwa niki*, (ni|tu)(me|li|na)(ngoj|subiri|chok)*, hakuna (mtu|aliye*|anaye*|jibu*)'),
  phrases('hashiki*, hamshiki*, hamjibu*, hapokei*, hampokei*, hajibu*, hamuoni*'),
];

/** Says that it is not the first message about the same. */
export const reminders = phrases(
  `(2nd|3rd|4th|5th|second|third|fourth|fifth|umpteenth) (time|reminder|email|call|message|follow up|followup)
  mara ya (pili|tatu|nne|tano)`,
);

/** How somebody came to know us, or what they do. It leads up to a wish: "A friend recommended you." */
export const introductions = phrases(
  `referred, recommended, introduced, heard (about|of|that), found (you|your|this), saw (you|your|the|a|an), came across,
  stumbled, (got|was given) your (number|contact|name|email), was wondering, attended, watched, was told (you|that you|about you),
  (we|i) (started|founded|opened|launched|registered|decided|got engaged), never had, been (trading|in business|around|open),
  we met, spoke (to|with), aliniambia, nimesikia, nimeona, nimepata namba, ilianza, tumeamua, hatuna`,
);

/** Turns a report into a complaint, however friendly the rest is. */
export const contrast = phrases(
  `but, yet, instead, only, without, never, nobody, no one, noone, nothing, none, not, (did|does|is|was|were|has|have|wo|ca|could)nt, still, already, too, whole, half, wrong, twice, late, bad, badly, terrible, drunk, asleep, fake,
  lakini, bado, hadi sasa, mpaka sasa, hakuna, vibaya, mbaya, tu, ha(i|zi|vi|li|ya|ki|u|ku|wa|m)*`,
);

export const praise = phrases(
  `thank, thanks, thank you, lov(e|ed|ely), great, amazing, excellent, on time, beautiful, wonderful, fantastic, perfect, happy,
  impressed, nice, good (job|work), well done, awesome, superb, best, asante, asanteni, shukran, shukrani, pongezi, hongera,
  vizuri, poa, nzuri, safi, furahi*, *furahi, *penda`,
);

/** What is ours, or what somebody has with us: "your driver", "the deposit", "mlituahidi". */
export const ours = phrases(
  `u, you, your, yours, they, them, staff, paid, ordered, booked, invoice, invoiced, billed, charged, quote, quotes, quoted,
  quotation, deposit, balance, receipt, statement, (i|we) (sent|gave), delivery, delivered, agreed, promised, asked for, proof,
  form, email, emailed, message, office, *wenu, *yenu, *zenu, *lenu, *chenu, *vyenu, nyinyi, ninyi, pesa, hela, malipo, mka*,
  (ni|tu)liwa*, m(li|me)*, (ni|tu)(me|li)(lip|ngoj|jaz|tum)*`,
);

/**
 * What is there on the day or in the carton: "tent leaked". Not the services as such: "a party" and "a novel" are often
 * only planned.
 */
export const ourWork = phrases(
  `shirt, shirts, tshirt, tshirts, hoodies, cap, caps, mug, mugs, card, cards, (flyer|flier)*, poster, posters, banner, banners,
  sticker, stickers, label, labels, lanyard*, badge*, wristband*, troph*, plaque*, certificate*, brochure*, magazine*, booklet*,
  book, books, calendar*, diaries, invitation*, programmes, boxes, bags, sign, signs, backdrop, billboard*, screen*, print, paper,
  colour*, logo, stage, tent, tents, chairs, sound, lights, generator, mic, mics, speakers, power, dj, mc, band, usher*, hostess*,
  promoter*, crew, driver, rider, truck, van, guy, guys, caterer*, food, decor, photographer, photo, photos, pictures, video*,
  drone, livestream, stream, stand, booth, vitabu, fulana, kadi, mabango, stika, vipeperushi, hema, viti, muziki, mziki, jukwaa,
  kofia, vikombe, kalenda, picha, vyakula, chakula, rangi`,
);

/** A thing that is there and not as it should be: "the mugs have no handles". */
export const states =
  /\b(?:the|our|my|these|those|all|cover|invoice|bill|receipt)\b(?: [\p{L}-]+){0,3} (?:has|have|is|are|says?|reads?|smells?|looks?|feels?|keeps?|does not|doesnt|dont|isnt|arent|wont|cant)\b/u;

/** What we hand over, besides printed goods. */
export const papers = phrases('invoice, bill, receipt, prints, copies, tags, trophies');

export const defects = phrases(
  `(has|have|with|ina|iko na|ziko na|zina|yana|full of) … (mistake*|typo*|error*|bubble*|hole*|scratch*|stain*|buzz|hum|noise|crack*|dent*|gap*|smudge*|glitch*|crease*|makosa|kasoro)
  upside down, inside out`,
);

/** Participles that describe what somebody wishes: "200 bags branded with our logo". They tell of nothing past. */
export const descriptive = phrases(
  `branded, printed, bound, stapled, laminated, embroidered, engraved, coloured, colored, folded, framed, designed, signed, made,
  needed, required, based, used, interested, located, planned, scheduled, involved, included, catered, supposed, led, set, cut,
  put, let, attached, entitled, titled, dated, sized, (customi|personali)(s|z)ed, numbered, cropped, mounted, wrapped, torn,
  broken, damaged`,
);

/** A Kiswahili verb in the past: "lilivuja", "zimekuja". "Iliyoharibika" only describes, and a few other words begin alike. */
export const kiswahiliPast =
  /\b(?!(?:america|amenit|kilimanjaro|kilimani|alive|alike|align|alight|ulimwengu|umeme|walimu|malipo)\p{L}*\b)(?!(?:ni|tu|u|m|wa|a)lip(?:e|i?wa|ie|ia|a)\b)(?:(?:ni|tu|m)li|(?:u|a|wa|i|zi|li|ya|vi|ki)li(?!yo|zo|cho|vyo|lo)|(?:ni|u|a|tu|m|wa|i|zi|li|ya|vi|ki)me)\p{L}{3,}/u;
