/**
 * Recognises what visitors want apart from a service: a job, a partnership, an urgent answer, a correction, or
 * something off topic.
 */
import { inFigures } from './people.js';
import { fold, termsOf } from './words.js';

const applications = [
  /\b(?:looking for|want|need|get|apply(?:ing)? for|any|offer(?:ing)?) (?:an? |any |some )?(?:jobs?|employment)\b(?! (?:done|printed))/,
  /\b(?:send|drop|submit|leave) (?:you )?(?:my|a) (?:cv|resume)\b|\bjoin your (?:team|crew)\b/,
  /\b(?:natafuta|nataka|naomba|nafasi za|nafasi ya) (?:kazi|jobo?)\b(?! (?:ya|za|yangu|yetu))|\bjobo\b/,
];

const casualWork = [
  /\b(?:kazi|jobs?|work|gigs?|hire|hiring) (?:za|ya|as|in|doing|for)? ?(?:an? )?(?:promo\p{L}*|usher\p{L}*|models?|sales|merchandis\p{L}*|hostess\p{L}*)\b(?! (?:materials?|video|items))|\b(?:niko na|nina|i have (?!no\b)) ?(?:\p{L}+ |\d+ )*experience\b/u,
  /\b(?:kuna|mko na|mna|iko|any|is there|are there|have|got) (?:an? |any |some )?(?:jobs?|kazi|jobo|ajira|gigs?|casual (?:work|jobs?))\b(?! (?:gani|ya (?:print|logo)|done|printed|mli|you))/,
  /\b(?:take|hire|hiring|use|need|recruit) (?:\p{L}+ )?(?:freelancers?|casuals?|interns?|attach\p{L}*|students|volunteers)\b|\b(?:work|working) (?:for|with) you\b(?! (?:on|to))|\bvibarua\b|\bvolunteer\b|\bpart.?time\b/u,
];

const partnerships = [
  // Suppliers.
  /\bsuppl(?:y|ying) (?:you|your)\b|\bsuppliers? (?:list|registration|form)\b|\bprequalif\w*/,
  /\bsell(?:ing)? (?:to )?your?\b(?! (?:clients|customers))|\b(?:kuwauzia|tuwauzie|niwauzie|kuwasambazia)\b/,
  /\b(?:become|be|(?:register|registered|apply|join) as) (?:an? |your |one of your )?(?:\w+ )?(?:suppliers?|vendors?|partners?|resellers?)\b/,
  /\bpartner(?:ship|ing)? with your?\b|\b(?:use|put|place|have) your (?:logo|name) (?:on|in)\b/,
  // Sponsorship.
  /\byour? (?:\w+ ){0,2}sponsor\b|\bsponsor(?:ship)? (?:of |for )?(?:our|my|us|this)\b|\bdonat(?:e|ion)s?\b/,
  /\budhamini\b|\bkutudhamini\b|\bmtudhamini\b/,
  // The press.
  /\b(?:journalist|reporter)s?\b|\b(?:press|media) (?:enquir\w*|inquir\w*|contact|office)\b|\binterview your?\b/,
  /\bmwanahabari\b|\bwanahabari\b/,
];

/** Asks to work for us. A "print job" isn't a job for the visitor. */
export const isApplication = (text: string) =>
  termsOf(text).includes('vacancy') || [...applications, ...casualWork].some((pattern) => pattern.test(fold(text)));

/** Offers us something, or asks for something that we don't sell. */
export const isPartnership = (text: string) => partnerships.some((pattern) => pattern.test(fold(text)));

/** Patterns for questions that the site cannot answer, such as the weather or homework. */
const offTopic = [
  /\b(?:whats|what is|hows|how is) the weather\b|\bweather (?:forecast|today|tomorrow|in)\b|\b(?:itanyesha|hali ya hewa)\b/,
  /(?<!\bprint[^?.!]{0,40})\b(?:homework|horoscopes?)\b|\bwill it (?:rain|pour|be (?:sunny|hot|cold|wet))\b|\bsolve\b[^?.!]*\d|\bwhat(?:s| is) \d+ ?(?:%|percent|times|x|\*|plus|\+|minus|-|divided)/,
  // Tax returns and other errands at an office.
  /\b(?:nil|tax|kra|itax|vat) returns?\b|\bfil(?:e|ing) (?:\p{L}+ ){0,2}(?:returns|taxes)\b|\b(?:helb|nhif|sha|nssf|ecitizen|e-citizen|itax)\b(?![^?.!]*\b(?:print|event|campaign|banner|activation)\b)/u,
  /\bwho (?:won|scored|will win)\b|\b(?:president|governor|election|uchaguzi)\b|\bhack(?:ing)?\b|\b(?:python|javascript)\b/,
  /\b(?:write|compose|tell|sing|fix|improve|edit|review|niandikie|nisaidie|nipe) (?:\w+ ){0,3}?(?:cv|resume|cover letter|poem|essay|joke|slogan|(?:short |bedtime )?story|love letter|code|barua|insha|shairi|utani)\b/,
  /\b(?:recommend|suggest)\b[^?.!]{0,20}\b(?:hotel|restaurant|hospital|school|bank|doctor|lawyer|phone|movie|book to read)s?\b/,
  // Sport and bets.
  /\b(?:arsenal|man ?u|man united|man city|chelsea|liverpool|tottenham|barca|barcelona|real madrid|gor mahia|afc leopards|harambee stars|premier league|epl|champions league|afcon|world cup|sportpesa|betika|aviator|jackpot|betting|odds)\b(?![^?.!]*\b(?:screening|viewing|jersey|jezi|banner|print|branded|event|activation)\b)/,
  /\bmechi\b(?![^?.!]*\b(?:event|tamasha|banner|jezi|screen|skrini)\b)|\bnani (?:ata|ali)(?:shinda|funga)\p{L}*|\b(?:score|matokeo) (?:ya|za|of)\b[^?.!]*\b(?:mechi|match|game)\b/u,
  // Politics and the cost of living.
  /\b(?:fuel|petrol|diesel|kerosene|unga|sugar|bread) prices?\b(?![^?.!]*\b(?:your|quotes?|quotation|include\w*|roadshow|transport|deliver\w*)\b)|\bbei (?:ya|za) (?:mafuta|petroli|unga|sukari)\b|\b(?:think|feel|opinion|say) (?:of|about|on) (?:\p{L}+ )?(?:govt|government|politics|politicians|serikali|siasa)\b|\b(?:serikali|govt|government) (?:hii|ya sasa|imefail\p{L}*|iondoke)\b/u,
  // Homework, general knowledge and small talk.
  /\b(?:composition|essay|insha|thesis|dissertation|assignment)\b(?![^?.!]*\b(?:print|bind|bound|binding|chapish\p{L}*|copies)\b)/u,
  /\bcapital (?:city )?of\b|\bmji mkuu\b|\b(?:translate|tafsiri)\b(?![^?.!]*\b(?:conference|event|book|brochure|manual|menu|our|my|report|speech)\b)|\bbest (?:phone|laptop|car|movie|song|school|hospital)s?\b|\bhow (?:do i|to|can i) (?:cook|bake|lose weight|make money|get rich|fix my (?:phone|car))\b|\b(?:recipe|bitcoin|crypto|forex|dollar rate|visa application|passport application)\b/,
  /\b(?:marry me|will you marry|do you love me|are you single|girlfriend|boyfriend|una(?:nipenda)|niko single)\b|\b(?:tell|nipe|nichekeshe|niambie) (?:me |us )?(?:\w+ )?(?:joke|story|hadithi|utani|kichekesho)\b/,
];

/** Power, water or internet at home: "Stima imepotea kwetu mtaani", "I want KPLC tokens". At an event, they are ours. */
export const isUtility = (message: string) => {
  const text = fold(message);
  return (
    (/\bkplc\b|\bkenya power\b|\b(?:token(?:s)? (?:za|ya|of) (?:stima|umeme)|(?:stima|electricity|power) tokens?)\b/.test(
      text,
    ) ||
      (/\b(?:stima|umeme|power|electricity|blackout|maji|wifi|internet)\b/.test(text) &&
        /\b(?:kwetu|nyumbani|mtaani|mtaa|kwa nyumba|kwa hao|estate|at home|(?:my|our) (?:house|home|area|plot|street))\b/.test(
          text,
        ))) &&
    !/\b(?:event|events|hafla|sherehe|party|wedding|harusi|stage|generator|jenereta|print\p{L}*|booth|stand)\b/u.test(
      text,
    )
  );
};

/** Somebody else's premises. */
const places =
  /\b(?:huduma cent(?:er|re)|banks?|atms?|chemists?|pharmac(?:y|ies)|hospitals?|clinics?|police|petrol stations?|post office|posta|kra|ntsa|immigration|embassy|high commission|supermarkets?|restaurants?|hotels?|gyms?|salons?|barber\p{L}*|mosques?|church(?:es)?|airport|sgr|mpesa shops?|kicc|sarit|village market|expo cent(?:re|er))\b/u;

/** Asks the way to a place that isn't ours: "Where is the nearest bank?" */
export const isElsewhere = (message: string) => {
  const text = fold(message);
  return (
    places.test(text) &&
    /\b(?:where|wapi|nearest|closest|near|directions?|find|how do i get to)\b/.test(text) &&
    !/\b(?:you|your|yours|our|we|us|mko|muko|mpo|\p{L}{1,2}enu|kwenu|event|hafla|stand|venue|print\p{L}*|brand\p{L}*|activations?|billboards?|banners?)\b/u.test(
      text,
    )
  );
};

/** Attempts to make a language model drop its rules, or speak for somebody. */
const injections = [
  /\b(?:ignore|forget|disregard|override|bypass)\b[^.?!]{0,40}\b(?:instructions?|rules|prompts?|guidelines|restrictions?)\b/,
  /\bsystem prompt\b|\b(?:pretend|act|behave) (?:to be|you|as|like)\b|\brole.?play\b|\bjailbreak\b|\bdeveloper mode\b|\byou are (?:now|no longer|from now on)\b|\bfrom now (?:on )?(?:you|u)\b|\b(?:you|u) are (?:now )?the (?:ceo|owner|boss|manager|director)\b|\bsahau maagizo\b|\bwewe sasa ni\b/,
];

export const isInjection = (message: string) => injections.some((pattern) => pattern.test(fold(message)));

export const isOffTopic = (message: string) =>
  isInjection(message) || offTopic.some((pattern) => pattern.test(fold(message)));

/**
 * Asks for a document that only an authority or a school may issue. "Certificates for our graduation" are the visitor's
 * own to issue.
 */
const forgeries = [
  /\b(?:fake|forge[ds]?|forgery|counterfeit|ghushi|bandia)\b(?=[^.?!]*\b(?:certificates?|ids?|papers?|documents?|receipts?|stamps?|money|notes|licen[cs]e|cheti|vyeti|kitambulisho|stakabadhi|muhuri|risiti)\b)/,
  /\b(?:kcse|kcpe|degree|diploma|transcripts?|(?:birth|death) certificate|national id|id cards? of|title deed|logbook|passport|driving licen[cs]e|good conduct|kitambulisho cha taifa)\b[^?!]*\b(?:lost|copy|replace|duplicate|format|edit|change the (?:name|grade|date)|like the original|nilipoteza|imepotea|kilipotea|nakili)\b/,
  // Receipts with the tax authority’s marks. A receipt book with the client’s own PIN has none.
  /(?<!\byour )\b(?:receipts?|receipt books?|invoices?|risiti)\b[^?!]*\b(?:(?:kra|etr|etims) (?:stamps?|seals?)|etr numbers?|(?:muhuri|mihuri) (?:wa|ya) (?:kra|etr))\b/,
];

/** Whether a message asks for a forged paper. */
export const isForgery = (text: string) => forgeries.some((pattern) => pattern.test(fold(text)));

/** A time so soon that a message would arrive too late. */
const near = [
  /\b(?:urgent(?:ly)?|asap|emergency|last.?minute|immediately|right now|right away)\b|\b(?:dharura|haraka|chap ?chap|fasta)\b/,
  /\b(?:today|tonight|tomorrow|this (?:afternoon|evening|weekend|week)|next week|leo|kesho|kesho ?kutwa|wiki (?:hii|ijayo))\b/,
  /\b(?:by|for|before|on|this|kabla ya|ifikapo|siku ya) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili)\b/,
  /\b(?:\p{L}+day|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili) hii\b|\bsame.day\b/u,
  /\b(?:in|within|ndani ya) (?:the next |a |siku |saa |masaa )?(?:[1-6]|one|two|three|four|five|few|couple(?: of)?|moja|mbili|tatu|\d+ hours?)(?: hours?| days?)?\b(?! (?:weeks?|months?|years?|sizes?|colou?rs?|parts?|languages?))/,
];

const needs =
  /\b(?:need|want|require|quote (?:me|us)|be (?:ready|done|printed|delivered|made)|you do|too late|nimechelewa|due|stuck|looking for|can (?:you|i|we)|could you|possible|(?:na|tuna|nina|nna)(?:hitaji|taka)|nadai|nataka|natafuta|naqaa|naka|nimekwama|naomba|naweza|naeza|nipate|mnaweza|mnaeza|inawezekana|itaweza|itawezekana)\b/;

const visits =
  /\b(?:visit|come (?:to|over|by)|pass by|drop by|walk in|meet|appointment|collect|pick(?: it| them)? up|open|closed|kuchukua|nichukue|kuja|nikuje|tembelea|dunda)\b/;

/** Needs something so soon that only a call helps. */
export const isUrgent = (text: string) => {
  const folded = fold(text);
  return near.some((pattern) => pattern.test(folded)) && needs.test(folded) && !visits.test(folded);
};

const relative =
  '(?:father|mother|dad|daddy|mum|mom|mama|baba|parents?|wife|husband|brother|sister|son|daughter|child|baby|uncle|aunt(?:ie)?|grand\\p{L}+|cousin|nephew|niece|in.?laws?|friend|colleague|boss|chairman|chairperson|chairlady|founder|director|ceo|pastor|bishop|member|staff|employee|teammate|bride|groom|he|she|mzee|mzazi|ndugu|dada|kaka|shangazi|mjomba|bibi|babu|nyanya|mke|mume|mtoto|mwenzetu|rafiki)';

const deaths = [
  /\b(?:funeral|burial|eulogy|obituary|memorial service|mazishi|msiba|matanga|marehemu|bereave\p{L}*|condolence\p{L}*|late (?:father|mother|dad|mum|husband|wife|brother|sister|son|daughter)|(?:tu|ni)(?:me|li)fiwa)\b/u,
  new RegExp(
    `\\b${relative}\\b[^.?!]{0,30}\\b(?:passed (?:on|away)|passed|died|has died|rest in peace|rip|a(?:me|li)(?:fariki|aga dunia|tuacha))\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:i|we|ni|tu)(?: have| just|me|li)*(?: lost|ve lost|poteza|mpoteza|mepoteza|mempoteza)\\b (?:my|our|a|the)? ?(?:\\p{L}+ )?${relative}\\b|\\bdeath (?:of|in) (?:my|our|the|a)\\b|\\b(?:passed (?:on|away)|amefariki|alifariki)\\b`,
    'u',
  ),
];

/** Mentions a bereavement, because a funeral programme isn't sold like any other print job. */
export const isBereaved = (text: string) => deaths.some((pattern) => pattern.test(fold(text)));

/** Mentions bad luck that isn't our fault. */
export const isMisfortune = (text: string) =>
  /\b(?:in (?:the )?hospital|hospitalised|hospitalized|(?:been|was|is|got) admitted|had (?:an|a bad) accident|very sick|fell sick|is sick|so sick|unwell|miscarriage|lost (?:my|his|her) job|laid off|retrenched|burnt down|burned down|(?:caught|on) fire|robbed|burgled|floods?|divorce\w*|called off the (?:wedding|engagement)|mgonjwa|amelazwa|nimelazwa|hospitalini|ajali|nimefutwa kazi|imeungua)\b/.test(
    fold(text),
  ) && /\b(?:my|our|i|we|he|she|im|ive|yetu|yangu|wangu|ni\p{L}+|tu\p{L}+|a(?:me|li)\p{L}+)\b/u.test(fold(text));

/** Asks to be called back, which a program can't pass on. */
export const isCallBack = (text: string) =>
  /\b(?:(?:call|ring|phone|text) (?:me|us)|reach (?:me|us) (?:on|at|via))\b(?! (?:when|once|if))|\b(?:can|could|please|have|should|let) (?:you |someone |somebody |one of you )?(?:call|ring|phone) (?:our|my|him|her)\b|\bcall ?back\b|\bgive (?:me|us) a (?:call|ring)\b|\b(?:ni|tu)pigi(?:e|eni)\b(?! nani)|\bmnipigie\b|\bmtupigie\b/.test(
    fold(text),
  );

/** Says that we don't pick up, so that "please call" would be no help. */
export const isUnreachable = (text: string) =>
  /\b(?:nobody|no ?one|none of you|never|not|dont|doesnt|isnt|arent|wont) (?:\p{L}+ ){0,2}?(?:pick\p{L}*|answer\p{L}*)(?: up)?\b(?=[^?]*\b(?:phones?|calls?|calling|up|line)\b|\W*$)|\b(?:phone|number|line)\b[^.?!]{0,20}\b(?:off|unreachable|mteja|rings out)\b|\bham(?:shiki|pokei|jibu) simu\b|\bsimu (?:\p{L}+ )?(?:haishikwi|haipokelewi|hamshiki|hampokei)\b/u.test(
    fold(text),
  );

/** Says that nobody has answered, by whatever means. */
export const isUnanswered = (text: string) =>
  isUnreachable(text) ||
  /\b(?:nobody|no ?one|none of you|never|not|hasnt|havent|didnt|dont) (?:\p{L}+ ){0,2}?(?:repl(?:y|ied)|respond(?:ed)?|answer(?:ed)?|g[eo]t(?:ten)? back|called (?:me |us )?back|heard)\b|\bheard nothing\b|\bno (?:reply|replies|response|feedback|answer)\b|\bhakuna (?:mtu |aliye|yeyote )?\p{L}*jib\p{L}*|\bham(?:ja|ku|ni|tu|ta)*jib\p{L}*|\bha(?:m|wa)?(?:shiki|pokei)\b|\b(?:wame|mme|mli)nyamaza\b/u.test(
    fold(text),
  );

/**
 * Gives another number for something asked before: "make it 200", "iwe 150". Not whoever has ordered: only a person can
 * change an order.
 */
export const newQuantityIn = (text: string): string | undefined =>
  fold(text).match(
    /\b(?:make (?:it|that|them)|lets (?:do|make it|say)|(?:id|wed) rather (?:have|do)|instead|say|iwe|ziwe|wawe|ifanye|tufanye|weka|tuweke|sasa ni) (?:just |only |kama )?(\d[\d,]*)\b/,
  )?.[1];

/** Too short to report anything: "and the CEO?" */
export const isElliptical = (text: string) =>
  /^\W*(?:(?:ok|okay|sawa)\W+)?(?:and|what about|how about|na|vipi kuhusu)\b[^?.!]{0,40}\?\W*$/.test(fold(text)) &&
  (fold(text).match(/\p{L}+/gu) ?? []).length <= 6;

/** Mentions an order, a booking or a payment. */
export const mentionsOrder = (text: string) =>
  /\b(?:order\p{L}*|book(?:ed|ing)|paid|deposit|invoice|proof|approved|signed|delivered|oda|\p{L}*agiza\p{L}*|\p{L}*(?:me|li)lipa\p{L}*|\p{L}*(?:me|li)book)\b/u.test(
    fold(text),
  );

/** The name that the visitor gives: "my name is Wanjiru", "naitwa Otieno". */
export const nameIn = (text: string): string | undefined =>
  text.match(/\b(?:name(?: is|['’]s)|naitwa|jina langu ni|jina ni|ask for)\s+(\p{L}{2,20})/iu)?.[1] ??
  text.match(/\b(?:I['’]m|I am|[Mm]imi ni)\s+(\p{Lu}\p{Ll}{1,19})\b/u)?.[1];

/** Asks for the minimum budget: "What is the least budget you work with?" */
export const isLeastBudget = (text: string) =>
  /\b(?:least|minimum|lowest|smallest|starting) (?:\p{L}+ )?(?:budget|amount|spend|bajeti)\b|\b(?:bajeti ya|kiasi cha) chini\b|\b(?:budget|bajeti) (?:ndogo|small) (?:kabisa|sana)\b/u.test(
    fold(text),
  );

/** Asks what can be had for a sum that is too small for most jobs. */
export const isSmallBudget = (text: string) => {
  const folded = inFigures(text);
  const sums = [...folded.matchAll(/\b(\d[\d,]*)\s*(k\b|thousand\b|elfu\b)?/g)].map(
    ([, digits = '', unit]) => Number(digits.replaceAll(',', '')) * (unit ? 1000 : 1),
  );
  const isBudget =
    /\b(?:budget|bajeti|(?:i|we) have|only have|ive got|i have got|have around|have about|got only|niko na|tuko na|nina|tuna)\b[^.?!]{0,20}\d|\bwhat (?:can|could|do|would) (?:i|we|you)\b[^.?!]*\b(?:for|with)\b[^.?!]*\d|\d\S* (?:budget|bajeti|tu|only)\b/.test(
      folded,
    );
  return (
    isBudget &&
    !/\d (?:\p{L}+ )?(?:readers|members|students|books|copies|followers|subscribers)\b/u.test(folded) &&
    sums.some((sum) => sum >= 1000 && sum <= 100_000 && /\d ?k\b|000|thousand|elfu|ksh|kes|bob/.test(folded))
  );
};

/** Has an event so soon that the usual booking advice comes too late. */
export const isShortNotice = (text: string) =>
  /\b(?:in|within|only|just|ndani ya|baada ya)\b (?:about |like |only |the next )?(?:(?:\d|a|one|two|three|four|five|six) weeks?|(?:a|one|1) month|\d\d? days|wiki (?:\d|moja|mbili|tatu|nne|tano|sita)|mwezi (?:mmoja|1)|siku \d+)\b|\b(?:short|late) notice\b|\b(?:next|this) month\b|\b(?:in|within) (?:a|one) months? time\b|\bmwezi ujao\b|\bwiki (?:\d|moja|mbili|tatu|nne|tano|sita) zijazo\b/.test(
    fold(text),
  );

/** Corrects an earlier message: "Sorry, I meant July." */
export const isCorrection = (text: string) =>
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba|\w+day)\b/.test(
    fold(text),
  ) &&
  /\b(?:i|we) (?:actually )?(?:meant|mean)\b|\b(?:nilimaanisha|namaanisha|nilitaka kusema)\b|^\W*(?:oh |oops |ooh )?(?:sorry|samahani|correction|typo)\b[^?]{0,40}\d/.test(
    fold(text),
  );

/** Names a competitor's price: "Another printer gave us 80 bob. Can you match that?" */
const isPriceMatch = (text: string) =>
  /\b(?:match|beat)\b(?! (?:the |our |these |my )?(?:\p{L}+ )?colou?rs?)[^?.!]*(?:\d|\?|\b(?:price|quote|it|that)\b)|\bgo (?:any )?lower\b|\bcheaper (?:quote|price|elsewhere|somewhere)\b|\bpay more\b|\b(?:bei|price) (?:hiyo hiyo|kama hiyo)\b|\bsame (?:price|rate) (?:as|like|kama)\b|\b(?:do|offer|give (?:me|us)) the same\b/u.test(
    fold(text),
  ) &&
  /\d|\b(?:another|other|competitors?|someone|somebody|elsewhere|cheaper|competitor|they|them|their|mwingine|wengine|wanani\p{L}+|anani\p{L}+)\b/u.test(
    fold(text),
  );

/** Asks for a lower price, which only a person may promise. */
export const isBargain = (text: string) =>
  /\b(?:discounts?|\d+ ?(?:%|percent) off|\d+ off|punguz\p{L}*|mnipunguzie|(?:any|have|mko na|mna|kuna|special|christmas) (?:\p{L}+ )?offers?|promo(?:tion)?s?|reduce (?:the|your) price|beat (?:it|that|this|their)|match (?:that|their|this) price|student (?:rate|price)|half price|(?:so|too|very) (?:expensive|high)|ghali)\b/u.test(
    fold(text),
  ) || isPriceMatch(text);
